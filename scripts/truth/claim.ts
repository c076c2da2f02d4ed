import { HIDDEN, type LogLine, type Move } from '@interregnum/kernel';
import { bySeat, lacking, line, type Oracle, termOf, went } from './oracle.ts';

type Cards = readonly string[];
interface Position {
  readonly phase: number;
  readonly leader: number;
  readonly toPlay: number;
  readonly shown: string | null;
  readonly led: string | null;
  readonly hands: readonly Cards[];
  readonly won: readonly Cards[];
  readonly drawn: readonly Cards[];
  readonly score: readonly Cards[];
  readonly discard: Cards;
}

const NAMES = new Map([
  ['G', 'goblins'],
  ['K', 'knights'],
  ['U', 'undead'],
  ['D', 'dwarves'],
  ['X', 'doppelgangers'],
]);
const named = (card: string) => termOf('card', NAMES.get(card[0]) as string, Number(card[1]));

/** What was done by playing a card of Claim. */
export const claim: Oracle = (decision) => {
  const [before, after] = [decision.before, decision.after] as Position[];
  const card = decision.turn[decision.at];
  const seat = before.toPlay;
  const values = { seat: bySeat(seat), card: named(card) };
  const played = went(card, `hand:${seat}`, 'trick');
  if (before.led === null) return [line('lead', values, played)];
  return [
    line('reply', values, played),
    ...trick(before, after, [before.led, card]),
    ...(before.phase === 1 ? recruits(before, after) : []),
    ...whatFollows(before, after),
  ];
};

/** Where a played card lies now: on the pile that has more of it than before. */
function fate(before: Position, after: Position, card: string): string {
  const piles = (position: Position): [string, Cards][] => [
    ['discard', position.discard],
    ['score:0', position.score[0]],
    ['score:1', position.score[1]],
  ];
  const count = (cards: Cards): number => cards.filter((each) => each === card).length;
  const now = piles(after);
  const at = piles(before).findIndex(([, cards], pile) => count(now[pile][1]) > count(cards));
  return now[at][0];
}

/** Who won it leads next. Undead (first phase) and dwarves (second) are spoken of apart. */
function trick(before: Position, after: Position, played: Cards): LogLine[] {
  const winner = after.leader;
  const special = played.filter((card) => card[0] === (before.phase === 1 ? 'U' : 'D'));
  const moved = (cards: Cards): Move[] => cards.flatMap((card) => went(card, 'trick', fate(before, after, card)));
  const [lead, reply] = played;
  const tied = reply[1] === lead[1] && (reply[0] === lead[0] || reply[0] === 'X') ? 'yes' : 'no';
  const lines = [line('trick', { seat: bySeat(winner), tied }, moved(lacking(played, special)))];
  if (special.length === 0) return lines;
  const told =
    before.phase === 1
      ? line('undead', { seat: bySeat(winner), cards: special.map(named) }, moved(special))
      : line('dwarves', { seat: bySeat(1 - winner), count: special.length }, moved(special));
  return [...lines, told];
}

/** The card that the loser drew, if the viewer can see it among its followers, or in the hand that these became. */
function drawnCard(before: Position, after: Position): string {
  const loser = 1 - after.leader;
  if (after.phase === 1) return lacking(after.drawn[loser], before.drawn[loser])[0];
  const hand = after.hands[loser];
  return hand.includes(HIDDEN) ? HIDDEN : lacking(hand, [...before.won[loser], ...before.drawn[loser]])[0];
}

function recruits(before: Position, after: Position): LogLine[] {
  const [winner, loser] = [after.leader, 1 - after.leader];
  const shown = before.shown as string;
  const drawn = drawnCard(before, after);
  const draws = went(drawn, 'deck', `drawn:${loser}`);
  return [
    line('won', { seat: bySeat(winner), card: named(shown) }, went(shown, 'shown', `won:${winner}`)),
    drawn === HIDDEN
      ? line('drew-unseen', { seat: bySeat(loser) }, draws)
      : line('drew', { seat: bySeat(loser), card: named(drawn) }, draws),
  ];
}

function whatFollows(before: Position, after: Position): LogLine[] {
  if (after.phase === 3) return [end(after.score)];
  if (after.shown !== null)
    return [line('turned-up', { card: named(after.shown) }, went(after.shown, 'deck', 'shown'))];
  return after.phase === before.phase ? [] : [secondPhase(before, after)];
}

/** All followers become hands: those of before, the card that was shown, and the last one drawn. */
function secondPhase(before: Position, after: Position): LogLine {
  const winner = after.leader;
  const moves = [0, 1].flatMap((seat) => {
    const won = [...before.won[seat], ...(seat === winner ? [before.shown as string] : [])];
    const drawn = [...before.drawn[seat], ...(seat === winner ? [] : [drawnCard(before, after)])];
    return [
      ...won.flatMap((card) => went(card, `won:${seat}`, `hand:${seat}`)),
      ...drawn.flatMap((card) => went(card, `drawn:${seat}`, `hand:${seat}`)),
    ];
  });
  return line('second-phase', { seat: bySeat(winner) }, moves);
}

/** More cards of a faction win its vote; of equally many, the highest card. More votes win. */
function end(score: readonly Cards[]): LogLine {
  const votes = [0, 0];
  for (const letter of NAMES.keys()) {
    const values = score.map((cards) => cards.filter((card) => card[0] === letter).map((card) => Number(card[1])));
    const lead = values[0].length - values[1].length || Math.max(-1, ...values[0]) - Math.max(-1, ...values[1]);
    if (lead !== 0) votes[lead > 0 ? 0 : 1]++;
  }
  if (votes[0] === votes[1]) return line('end-drawn');
  return line('end-won', { seat: bySeat(votes[0] > votes[1] ? 0 : 1) });
}
