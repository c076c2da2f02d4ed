import type { LogLine, Move } from '@interregnum/kernel';
import { CARDS, copied, negotiated } from './king-is-dead-cards.ts';
import { FACTIONS, groupOf, groupWent, type Position, regionTerm, type Step, standing } from './king-is-dead-step.ts';
import { bySeat, line, type Oracle, termOf, went } from './oracle.ts';

const SAXONS = 1;
const PASS = 'pass';

/** What was done by a decision of The King Is Dead. */
export const kingIsDead: Oracle = ({ before, after, turn, at }) => {
  const positions = [before, after] as Position[];
  const ofSaxons = positions[0].mode.solo && at > 0 && turn[0] === PASS;
  const seat = ofSaxons ? SAXONS : positions[0].turn;
  const step = { before: positions[0], after: positions[1], seat, turn, at };
  const actions = at === 0 ? opening(step) : laterChoice(step);
  return [
    ...actions,
    ...struggle(
      step,
      actions.flatMap(({ moves }) => moves),
    ),
  ];
};

const played = ({ before }: Step, seat: number, card: string, from: string): Move[] => [
  ...before.discards[seat].slice(-1).flatMap((top) => went(top, `discard:${seat}`, `buried:${seat}`)),
  ...went(card, from, `discard:${seat}`),
];

/** A pass, in the solo game with the Saxons' card; or a card. */
function opening(step: Step): LogLine[] {
  const { after, seat, turn } = step;
  if (turn[0] !== PASS) {
    const values = { seat: bySeat(seat), card: termOf('card', turn[0]) };
    return [line('play', values, played(step, seat, turn[0], `hand:${seat}`)), ...inVain(step)];
  }
  const passed = line('pass', { seat: bySeat(seat) });
  if (!after.mode.solo) return [passed];
  const card = after.discards[SAXONS].at(-1) as string;
  const revealed = line('saxon-card', { card: termOf('card', card) }, played(step, SAXONS, card, 'deck'));
  return [passed, revealed, ...(card === 'negotiate' ? saxonsNegotiate(step) : inVain(step))];
}

/** KD-SOLO-10  Their first card without a disc is exchanged, and it gets their disc. */
function saxonsNegotiate(step: Step): LogLine[] {
  const first = step.before.track.find(({ disc }, space) => space >= step.before.struggles.length && disc === null);
  const lines = negotiated({ ...step, seat: SAXONS }, first?.region);
  return lines.length > 0 ? lines : [line('no-effect')];
}

/** KD-PARTIAL-4  A card did nothing if nothing was chosen for it: nothing followed but a summon, or not even that. */
function inVain({ turn, at }: Step): LogLine[] {
  const [next, ...more] = turn.slice(at + 1);
  if (next === undefined) return [line('no-effect')];
  const isSummon = more.length === 0 && next.includes(' ') && !next.startsWith('seat ');
  return isSummon ? [line('no-effect')] : [];
}

/** A choice for the card, or whom it lets its seat summon. */
function laterChoice(step: Step): LogLine[] {
  const { turn, at, seat, before, after } = step;
  const text = turn[at];
  const summoned = FACTIONS.filter((faction) => after.courts[seat][faction] > before.courts[seat][faction]);
  if (summoned.length > 0) {
    const [region, faction] = text.split(' ');
    const values = { followers: termOf('followers', faction, 1), region: regionTerm(region) };
    const moved = went(faction, `region:${region}`, `court:${seat}`);
    const isSaxons = after.mode.solo && seat === SAXONS;
    return [isSaxons ? line('saxon-summon', values, moved) : line('summon', { seat: bySeat(seat), ...values }, moved)];
  }
  const card = turn[0] === PASS ? (before.discards[SAXONS].at(-1) as string) : turn[0];
  if (card !== 'spy') return CARDS[card](step, turn.slice(1, at + 1));
  const copy = copied(step, turn[1]);
  return at === 1 ? [copy.told, ...inVain(step)] : CARDS[copy.card](step, turn.slice(2, at + 1));
}

/** KD-STRUGGLE  A struggle that the decision led to, and what came of it. */
function struggle({ before, after }: Step, moves: readonly Move[]): LogLine[] {
  const resolved = after.struggles.slice(before.struggles.length);
  return resolved.flatMap(({ region, winner }) => {
    const place = `region:${region}`;
    const isTied = winner === 'unstable';
    const space = after.struggles.length;
    const told = [
      ...(isTied ? went('unstable', 'france', place) : went(`control ${winner}`, 'discs', place)),
      ...groupWent(
        groupOf((faction) => standing(before, region, faction, moves)),
        place,
        'supply',
      ),
      ...went(region, `space:${space}`, `turned:${space}`),
    ];
    const values = { region: regionTerm(region), ...(isTied ? {} : { faction: termOf('faction', winner) }) };
    return [
      line(isTied ? 'struggle-tied' : 'struggle-won', values, told),
      ...landing(before, after, [...moves, ...told]),
      ...ending(after),
    ];
  });
}

/** KD-VIKING-7  A viking where there is one more than can be accounted for. */
const landing = (before: Position, after: Position, moves: readonly Move[]): LogLine[] =>
  Object.keys(after.regions)
    .filter((region) => after.regions[region].vikings > standing(before, region, 'vikings', moves))
    .map((region) => line('viking', { region: regionTerm(region) }, went('vikings', 'supply', `region:${region}`)));

/** KD-END, KD-CARD-PLOT-2  How it ended, and plot, which is shown where it lies. */
function ending({ result, removed }: Position): LogLine[] {
  if (result === null) return [];
  const card = termOf('card', 'plot');
  const shown = (place: string): Move[] => went('plot', place, place);
  if (result.plot !== null) {
    const { seat, faction } = result.plot;
    const values = { seat: bySeat(seat), card, faction: termOf('faction', faction) };
    return [line(result.ending), line('plot', values, shown(`hand:${seat}`))];
  }
  return [line(result.ending), ...(removed.includes('plot') ? [line('plot-undealt', { card }, shown('removed'))] : [])];
}
