import { after, FastRandom, NO_CHOICE, type Term, type Value } from '@interregnum/kernel';
import { type ReasonCheck, reasonSuite } from '@interregnum/testkit';
import { expect, test } from 'vitest';
import { claim } from '../src/index.ts';
import { CARDS, FACTIONS, LETTERS } from '../src/terms.ts';
import { without } from './table.ts';

const letterOf = (value: Value): string => LETTERS[(FACTIONS as readonly string[]).indexOf((value as Term).id)];
const idOf = (value: Value): string => `${letterOf(value)}${(value as Term).count}`;
const idsOf = (values: Value): string[] => (values as readonly Value[]).map(idOf).sort();
const strengthOf = (id: string): number => Number(id[1]);

/** CL-TRICK-1..4  Whether a reply beats a lead. */
const beats = (lead: string, reply: string): boolean =>
  (lead[0] === 'G' && reply[0] === 'K') || ([lead[0], 'X'].includes(reply[0]) && strengthOf(reply) > strengthOf(lead));

/** The cards that lie nowhere a seat can see. */
function unseen({ after: p }: ReasonCheck): string[] {
  const seen = [...[p.hands, p.won, p.drawn, p.score].flat(2), ...p.discard, p.shown, p.led];
  return without(
    CARDS,
    seen.filter((card) => card !== null && card !== '?'),
  );
}

/** The cards that the other seat may have; in the second phase, those with which it may reply, each once. */
function replies(judged: ReasonCheck): string[] {
  const { after: p, seat } = judged;
  const cards = unseen(judged);
  if (p.phase === 1) return cards.filter((card) => !p.voids[1 - seat].includes(card[0]));
  const follows = cards.filter((card) => card[0] === p.led[0]);
  return [...new Set(follows.length === 0 ? cards : cards.filter((card) => [p.led[0], 'X'].includes(card[0])))];
}

function isTrueOfLead(judged: ReasonCheck): boolean {
  const { told, after: p, seat } = judged;
  const { key, values } = told;
  if ('card' in values && idOf(values.card) !== p.led) return false;
  if (key === 'stake-dwarf') return p.phase === 2 && p.led[0] === 'D';
  if (key.startsWith('stake')) return idOf(values.shown) === p.shown && (key === 'stake-undead') === (p.led[0] === 'U');
  const open = replies(judged);
  const count = open.filter((reply) => beats(p.led, reply)).length;
  return (
    p.leader === seat &&
    (key === 'beaten') === (p.phase === 1) &&
    count === values.count &&
    open.length === values.others
  );
}

function isTrueOfTrick({ told, before, after: p, seat }: ReasonCheck): boolean {
  const { key, values } = told;
  const isWon = p.leader === seat;
  const gained = (of: number): string[] => without(p.score[of], before.score[of]).sort();
  if ('shown' in values) return idOf(values.shown) === before.shown && isWon === (key === 'recruits');
  if (key === 'wins-lead') return isWon && gained(seat).length === 0;
  if (key === 'gives-trick') return String(idsOf(values.cards)) === String(gained(1 - seat));
  if (String(idsOf(values.cards)) !== String(gained(seat))) return false;
  if (key === 'scores-undead') return before.phase === 1;
  return isWon === (key === 'wins-trick');
}

function isTrueOfVote({ told, after: p, seat }: ReasonCheck): boolean {
  const { key, values } = told;
  const cards = (of: number): number[] =>
    p.score[of].filter((card: string) => card[0] === letterOf(values.faction)).map(strengthOf);
  const [own, others] = [cards(seat), cards(1 - seat)];
  if (own.length !== values.count || others.length !== values.others) return false;
  const isLevel = own.length === others.length;
  const isOwn = isLevel ? Math.max(...own) > Math.max(...others) : own.length > others.length;
  if (key === 'vote-gained' || key === 'vote-kept') return isOwn;
  return !isOwn && isLevel === (key === 'vote-level');
}

/** Whether what a seat was told is so in the position that it sees. */
function isTrue(judged: ReasonCheck): boolean {
  const { told, before, after: p, seat } = judged;
  const { key, values } = told;
  if (key === 'wins' || key === 'draws') return p.phase === 3 && (key === 'wins') === values.count > values.others;
  if (key.startsWith('vote')) return isTrueOfVote(judged);
  if (key !== 'spared') return p.led === null ? isTrueOfTrick(judged) : isTrueOfLead(judged);
  const [spent] = without(before.hands[seat], p.hands[seat]);
  const higher = p.hands[seat].filter((card: string) => strengthOf(card) > strengthOf(spent)).length;
  return idOf(values.card) === spent && higher === values.count && 2 * higher > p.hands[seat].length;
}

reasonSuite(claim, 20, isTrue, ['draws', 'vote-level']);

test('CL-P1-3: what speaks for a card is told alike, whatever the deck and the other hand hold', () => {
  const random = new FastRandom('worlds');
  const s = claim.setup({ seats: 2 }, random);
  for (let choice = claim.pick(s, random); choice !== NO_CHOICE; choice = claim.pick(s, random)) {
    const seat = claim.toAct(s);
    const seen = claim.redact(s, seat);
    const told = [s, claim.imagine(seen, random), claim.imagine(seen, random)].map((world) =>
      claim.reasons(seen, claim.redact(after(claim, world, choice), seat), seat),
    );
    expect(told[0].length).toBeGreaterThan(0);
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
    claim.play(s, choice);
  }
});
