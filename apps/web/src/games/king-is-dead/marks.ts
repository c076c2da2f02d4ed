import {
  CARD_NAMES,
  type CardName,
  FACTIONS,
  type FactionName,
  REGIONS,
  type RegionName,
} from '@interregnum/king-is-dead/glance';

export const isCard = (mark: string): mark is CardName => (CARD_NAMES as readonly string[]).includes(mark);
export const isRegion = (mark: string): mark is RegionName => (REGIONS as readonly string[]).includes(mark);
export const isFaction = (mark: string): mark is FactionName => (FACTIONS as readonly string[]).includes(mark);
