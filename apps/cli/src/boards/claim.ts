import { inColumns, paint, wrapped } from '../layout.ts';
import type { Board, Table } from './board.ts';

type Cards = readonly string[];
type BySeat = readonly [Cards, Cards];

/** What of a position the drawing needs. */
interface Position {
  readonly phase: number;
  readonly trick: number;
  readonly shown: string | null;
  readonly hands: BySeat;
  readonly won: BySeat;
  readonly drawn: BySeat;
  readonly score: BySeat;
}

const FACTIONS: readonly (readonly [letter: string, id: string, colour: number])[] = [
  ['G', 'goblins', 92],
  ['K', 'knights', 93],
  ['U', 'undead', 90],
  ['D', 'dwarves', 91],
  ['X', 'doppelgangers', 95],
];
const FIRST_PHASE = 1;
const OVER = 3;
/** So many tricks are told between two drawings. */
const TRICKS = 5;

const factionName = (id: string, { words }: Table): string => words.term({ term: 'faction', id }, 'name');

/** A card in words: `K7` is the knight of value 7. */
function cardText(card: string, { words }: Table): string {
  const [, id] = FACTIONS.find(([letter]) => letter === card[0]) ?? [];
  return words.term({ term: 'card', id: id ?? '', count: Number(card[1]) });
}

/** The values of some cards, by faction. */
const values = (cards: Cards): string[] =>
  FACTIONS.map(([letter, , colour]) => {
    const own = cards.filter((card) => card.startsWith(letter)).map((card) => card.slice(1));
    return paint(own.sort().join(''), colour) || '–';
  });

/** The piles of both seats, all in one table so that the columns of the second stand below those of the first. */
function piles({ phase, hands, won, drawn, score }: Position, table: Table): string[] {
  const { text } = table.terminal;
  const blank = ['', ...FACTIONS.map(() => '')];
  const rows = [0, 1].flatMap((seat) => [
    ...(seat === 0 ? [] : [blank]),
    [table.nameOf(seat), ...FACTIONS.map(([, id]) => factionName(id, table))],
    ...(phase === OVER ? [] : [[text('demo.hand'), ...values(hands[seat])]]),
    ...(phase === FIRST_PHASE ? [[text('demo.followers'), ...values([...won[seat], ...drawn[seat]])]] : []),
    [text('demo.scored'), ...values(score[seat])],
  ]);
  return inColumns(rows);
}

/** What the seats hold, all of it open; new at the start of each phase, every few tricks, and at the end. */
export const claimBoard: Board<Position> = {
  stage: ({ phase, trick }) => phase * TRICKS + (phase === OVER ? 0 : Math.floor((trick - 1) / TRICKS)),

  legend(_, table) {
    const { text } = table.terminal;
    const [, id] = FACTIONS[1];
    const [a, b] = ['K3', 'K7'].map((card) => cardText(card, table));
    const told = [text('demo.digits', { faction: factionName(id, table), a, b }), text('demo.piles')];
    return told.flatMap((sentence) => wrapped(sentence, { hang: 2 }));
  },

  draw(position, table) {
    const { phase, trick, shown } = position;
    const { text } = table.terminal;
    const when = phase === OVER ? text('demo.over') : text('demo.trick', { phase, trick });
    const stake = shown === null ? [] : [text('demo.stake', { card: cardText(shown, table) })];
    return [`  ${[when, ...stake].join(' · ')}`, '', ...piles(position, table)];
  },
};
