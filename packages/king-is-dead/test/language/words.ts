import { CARD_NAMES, type CardName, FACTIONS, type FactionName, REGIONS, type RegionName } from '../../src/terms.ts';
import { count, type Followers } from '../table.ts';

/** Who sits where; in solo, seat 1 is the Saxons. */
const NAMES = ['ana', 'ben', 'cleo', 'dov'];
export const NAME = '(Ana|Ben|Cleo|Dov)';
export const ACTOR = '(Ana|Ben|Cleo|Dov|the Saxons)';

export const seatOf = (name: string): number => (/^(the )?saxons$/i.test(name) ? 1 : NAMES.indexOf(name.toLowerCase()));

export const nameOf = (seat: number): string => NAMES[seat] ?? 'nobody';

/** `a, b and c`, `a, then b` or `nothing`. */
export const listOf = (text: string): string[] =>
  /^(nothing|nobody|none)$/i.test(text) ? [] : text.toLowerCase().split(/,? (?:and|then) |, /);

export const seatsOf = (text: string): number[] => listOf(text).map(seatOf);

function known<T extends string>(word: string, words: readonly T[]): T {
  if (!(words as readonly string[]).includes(word)) throw new Error(`${word} is none of ${words.join(', ')}`);
  return word as T;
}

export const regionOf = (text: string): RegionName => known(text.toLowerCase(), REGIONS);
export const factionOf = (text: string): FactionName => known(text.toLowerCase(), FACTIONS);
export const cardsOf = (text: string): CardName[] => listOf(text).map((card) => known(card, CARD_NAMES));

/** `2S1W`, `2 scots and 1 welsh`, `nobody`; in short form. */
export function followersOf(text: string): Followers {
  const short = listOf(text)
    .join('')
    .replace(/(\d+) ([swev])[a-z]+/g, '$1$2')
    .toUpperCase();
  count(short);
  return short;
}

/** How many of each faction: always all four. */
export const counts = (text: string): number[] => count(followersOf(text));

/** `+1S-2W` as a change of each faction. */
export function changes(text: string): Record<FactionName, number> {
  if (!/^([+-]\d[SWEV])+$/.test(text)) throw new Error(`not a change: ${text}`);
  const change = (faction: string): number =>
    Number(new RegExp(`([+-]\\d)${faction[0].toUpperCase()}`).exec(text)?.[1] ?? 0);
  return { scots: change('scots'), welsh: change('welsh'), english: change('english'), vikings: change('vikings') };
}

/** Choices in a row, as `spy: Ben, moray; summons devon scots`; in notation. */
export const chainOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[,;:] /)
    .map((choice) => choice.replace(/^summons? /, ''))
    .map((choice) => (NAMES.includes(choice) ? `seat ${seatOf(choice)}` : choice));
