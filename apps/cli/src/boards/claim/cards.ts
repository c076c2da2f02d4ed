import { type Cards, FACTIONS, type Faction, factionOf, isHidden, ofFaction } from '@interregnum/claim/board';
import { inColourOf } from './factions.ts';
import { bold } from './tones.ts';

/** A drawing of three lines. */
export type Block = readonly [string, string, string];

export function beside(blocks: readonly Block[]): Block {
  const line = (at: 0 | 1 | 2): string => blocks.map((block) => block[at]).join(' ');
  return [line(0), line(1), line(2)];
}

const painted = ([top, middle, bottom]: Block, faction: Faction): Block => [
  inColourOf(faction, top),
  inColourOf(faction, middle),
  inColourOf(faction, bottom),
];

/** Cards side by side that share their edges. */
function row(faces: readonly string[]): Block {
  const edges = faces.map((face) => '─'.repeat(face.length));
  return [`┌${edges.join('┬')}┐`, `│${faces.join('│')}│`, `└${edges.join('┴')}┘`];
}

/** Cards in hand: those of each faction together, then the backs of those that are hidden. */
export function inHand(cards: Cards): Block {
  if (cards.length === 0) return ['', '–', ''];
  const open = FACTIONS.flatMap((faction) => {
    const own = ofFaction(cards, faction);
    return own.length === 0 ? [] : [painted(row(own), faction)];
  });
  const backs = cards.filter(isHidden).map(() => '×');
  return beside(backs.length === 0 ? open : [...open, row(backs)]);
}

/** A card that was played. */
export const played = (card: string): Block => inHand([card]);

/** The place of a card that is still to be played, marked if it is the next. */
export const toCome = (isNext: boolean): Block => ['┌  ┐', isNext ? ` ${bold('▸')}  ` : '    ', '└  ┘'];

/** As wide as a card. */
export const NO_CARD: Block = ['    ', '    ', '    '];

/** What a trick or a game is about. */
export function framed(text: string): Block {
  const edge = '═'.repeat(text.length);
  return [`╔${edge}╗`, `║${text}║`, `╚${edge}╝`];
}

export function atStake(card: string): Block {
  const faction = factionOf(card);
  return faction === undefined ? framed(card) : painted(framed(card), faction);
}
