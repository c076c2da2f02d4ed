import {
  has,
  MAX_REASONS,
  type Message,
  newChoices,
  type Seat,
  type State,
  type Term,
  type Values,
} from '@interregnum/kernel';
import { unknownCards } from './imagine.ts';
import { goesToLoser } from './powers/dwarves.ts';
import { scoresAtOnce } from './powers/undead.ts';
import { redact } from './redact.ts';
import { addCard, cardsIn, hand, leader, led, phase, score, setUnseen, shown, trick, voids } from './state/index.ts';
import { FACTION_OF, FACTIONS, FIRST_PHASE, NO_CARD, OVER, SECOND_PHASE, TRICKS, VALUE_OF } from './terms.ts';
import { replyWins } from './trick.ts';
import { legal, toAct } from './turn.ts';
import { votes, votesFor, winners } from './votes.ts';
import { without } from './without.ts';
import { factionTerm, termOf } from './words.ts';

/** Every kind of reason for a card; each has a clause in every language. */
export const REASON_KEYS = [
  'wins',
  'draws',
  'beaten',
  'answered',
  'stake',
  'stake-undead',
  'stake-dwarf',
  'recruits',
  'leaves',
  'scores-undead',
  'wins-trick',
  'wins-lead',
  'loses-scores',
  'gives-trick',
  'vote-gained',
  'vote-level',
  'vote-kept',
  'vote-closer',
  'spared',
] as const;
type ReasonKey = (typeof REASON_KEYS)[number];

const reason = (key: ReasonKey, values: Values = {}): Message => ({ key, values });

/** Reasons for a card: of a lead, what may beat it; of a reply, what it takes, and which votes go with that. */
export function reasons(before: State, after: State, seat: Seat): readonly Message[] {
  const [was, is] = [before, after].map((s) => redact(s, seat));
  const told = led(is) === NO_CARD ? ofReply(was, is, seat) : ofLead(was, is, seat);
  return [...told, ...ofHand(was, is, seat)].slice(0, MAX_REASONS);
}

const ofReply = (was: State, is: State, seat: Seat): Message[] => [
  ...ofEnd(was, is, seat),
  ...ofTrick(was, is, seat),
  ...ofVotes(was, is, seat),
];

/** CL-END-6, -7 */
function ofEnd(was: State, is: State, seat: Seat): Message[] {
  if (phase(was) === OVER || phase(is) !== OVER) return [];
  const counts = votesFor(votes(is));
  const winning = winners(counts);
  if (!winning.includes(seat)) return [];
  return [reason(winning.length > 1 ? 'draws' : 'wins', { count: counts[seat], others: counts[1 - seat] })];
}

/** What is at stake once a card is led, and what may beat it if it is the seat's own. */
function ofLead(was: State, is: State, seat: Seat): Message[] {
  if (led(was) !== NO_CARD) return [];
  const card = led(is);
  const values = { card: termOf(card) };
  const own = leader(is) === seat ? [ofReplies(is, card, 1 - seat)] : [];
  if (phase(is) === SECOND_PHASE) return [...own, ...(goesToLoser(card) ? [reason('stake-dwarf', values)] : [])];
  const prize = { shown: termOf(shown(is)) };
  return [...own, scoresAtOnce(card) ? reason('stake-undead', { ...prize, ...values }) : reason('stake', prize)];
}

/** How many of the cards that the other seat may have, or in the second phase may play, beat a lead. */
function ofReplies(is: State, card: number, other: Seat): Message {
  const replies = phase(is) === FIRST_PHASE ? cardsPossible(is, other) : repliesOf(is, other);
  const count = replies.filter((reply) => replyWins(card, reply)).length;
  const key = phase(is) === FIRST_PHASE ? 'beaten' : 'answered';
  return reason(key, { card: termOf(card), count, others: replies.length });
}

/** CL-INFO-4, -5  The cards that the viewer has not seen, without the factions that a seat has shown to lack. */
const cardsPossible = (is: State, seat: Seat): number[] =>
  unknownCards(is).filter((card) => !has(voids(is, seat), FACTION_OF[card]));

/** CL-INFO-11  In the second phase the cards that the viewer cannot see are the other hand: what it may reply with. */
function repliesOf(is: State, other: Seat): number[] {
  const world = is.slice();
  for (const card of unknownCards(is)) addCard(world, hand(other), card);
  setUnseen(world, other, 0, 0);
  const open = newChoices();
  return Array.from(open.subarray(0, legal(world, open)));
}

/** The cards that a seat's score pile has gained. */
const gained = (was: State, is: State, seat: Seat): Term[] =>
  without(cardsIn(is, score(seat)), cardsIn(was, score(seat))).map(termOf);

/** What a trick that is complete brings: followers in the first phase, in the second cards that are scored. */
function ofTrick(was: State, is: State, seat: Seat): Message[] {
  if (led(was) === NO_CARD) return [];
  const isWon = leader(is) === seat;
  const cards = gained(was, is, seat);
  if (phase(was) === FIRST_PHASE) {
    const prize = reason(isWon ? 'recruits' : 'leaves', { shown: termOf(shown(was)) });
    return cards.length > 0 ? [prize, reason('scores-undead', { cards })] : [prize];
  }
  if (cards.length > 0) return [reason(isWon ? 'wins-trick' : 'loses-scores', { cards })];
  if (isWon && phase(is) !== OVER) return [reason('wins-lead')];
  return [reason('gives-trick', { cards: gained(was, is, 1 - seat) })];
}

/** CL-END-2, -3  Votes that the seat has gained, drawn level in, kept or come closer to, by what it has scored. */
function ofVotes(was: State, is: State, seat: Seat): Message[] {
  const [before, after] = [votes(was), votes(is)];
  const told = FACTIONS.flatMap((_, faction) => {
    const [count, others] = [after[faction].counts[seat], after[faction].counts[1 - seat]];
    if (count === before[faction].counts[seat]) return [];
    const key = keyOfVote(before[faction].seat === seat, after[faction].seat === seat, count === others);
    return [reason(key, { faction: factionTerm(faction), count, others })];
  });
  return told.sort((a, b) => REASON_KEYS.indexOf(a.key as ReasonKey) - REASON_KEYS.indexOf(b.key as ReasonKey));
}

function keyOfVote(had: boolean, has: boolean, isLevel: boolean): ReasonKey {
  if (has) return had ? 'vote-kept' : 'vote-gained';
  return isLevel ? 'vote-level' : 'vote-closer';
}

/** A low card played: most cards of the hand are higher, and stay there. */
function ofHand(was: State, is: State, seat: Seat): Message[] {
  if (toAct(was) !== seat || trick(was) === TRICKS) return [];
  const left = cardsIn(is, hand(seat));
  const [card] = without(cardsIn(was, hand(seat)), left);
  const count = left.filter((each) => VALUE_OF[each] > VALUE_OF[card]).length;
  return 2 * count > left.length ? [reason('spared', { card: termOf(card), count })] : [];
}
