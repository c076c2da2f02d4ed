import { BANK, type LogLine, type Move, type Values } from '@interregnum/kernel';
import { finalScoring, scoring } from './foreign-king-scoring.ts';
import type { Position, Step } from './foreign-king-step.ts';
import { bySeat, line, type Oracle, termOf, went } from './oracle.ts';

/** What was done by a decision of The Foreign King: by its own words, then by what the positions say of the rest. */
export const foreignKing: Oracle = ({ before, after, turn, at, options }) => {
  const positions = [before, after] as Position[];
  const step = {
    before: positions[0],
    after: positions[1],
    seat: positions[0].actor,
    words: turn[at].split(' '),
    options,
  };
  return [...ownDeed(step), ...newRound(step), ...finalScoring(step)];
};

const newRound = ({ before, after }: Step): LogLine[] =>
  after.round > before.round ? [line('round', { count: after.round })] : [];

function ownDeed(step: Step): LogLine[] {
  if (step.words[0] !== 'queen') return DEEDS[step.words[0]](step, [...pawnMoved(step), ...francsMoved(step, 0)]);
  const words = step.words.slice(1);
  const values = { seat: bySeat(step.seat), action: termOf('action', words[0]) };
  const paid = went('franc', `francs:${step.seat}`, BANK, QUEEN_COST);
  return [
    line('queen', values, [...pawnMoved(step), ...paid]),
    ...DEEDS[words[0]]({ ...step, words }, francsMoved(step, QUEEN_COST)),
  ];
}
const QUEEN_COST = 2;

function pawnMoved({ before, after, seat }: Step): Move[] {
  const [from, to] = [before, after].map(({ seats }) => {
    const { pawn } = seats[seat];
    return pawn === null ? 'aside' : `action:${pawn}`;
  });
  return from === to ? [] : went(`pawn-${seat}`, from, to);
}

/** What the seat paid or took, but for what was paid before. */
function francsMoved({ before, after, seat }: Step, paidBefore: number): Move[] {
  const gain = after.seats[seat].francs - before.seats[seat].francs + paidBefore;
  return [...went('franc', `francs:${seat}`, BANK, -gain), ...went('franc', BANK, `francs:${seat}`, gain)];
}

const province = (id: string): Values => ({ province: termOf('province', id) });
const placeTerm = (id: string): Values => ({ place: termOf(id === 'supply' ? 'place' : 'province', id) });
const francs = (count: number): Values => ({ francs: termOf('count', 'francs', count) });
const citizens = (count: number): Values => ({ citizens: termOf('count', 'citizens', count) });
const homeOf = (seat: number, place: string): string => (place === 'supply' ? `supply:${seat}` : `province:${place}`);

/** By the first word of a decision; `paid` are its pawn and francs. */
type MatchAction = (step: Step, paid: readonly Move[]) => LogLine[];
const DEEDS: Readonly<Record<string, MatchAction>> = {
  end: () => [],
  done: () => [],
  borrow: ({ seat }, paid) => [
    line('borrow', { seat: bySeat(seat), ...francs(3) }, [
      ...paid,
      ...went('medal', `medals:${seat}`, `pledged:${seat}`),
    ]),
  ],
  repay: ({ seat }, paid) => [
    line('repay', { seat: bySeat(seat), ...francs(4) }, [
      ...paid,
      ...went('medal', `pledged:${seat}`, `medals:${seat}`),
    ]),
  ],
  pass: ({ seat }, paid) => [line('pass', { seat: bySeat(seat) }, paid)],
  build: ({ before, after, seat, words: [, kind, at] }, paid) => {
    const values = { seat: bySeat(seat), factory: termOf('factory', kind, 1), ...province(at) };
    const medals = after.seats[seat].medals.up - before.seats[seat].medals.up;
    const medal = line('medal', { seat: bySeat(seat) }, went('medal', 'stock', `medals:${seat}`, medals));
    return [line('build', values, [...paid, ...went(kind, 'stock', `province:${at}`)]), ...(medals > 0 ? [medal] : [])];
  },
  place: ({ seat, words: [, count, at] }, paid) => [
    line('place', { seat: bySeat(seat), ...citizens(Number(count)), ...province(at) }, [
      ...paid,
      ...went(`citizen-${seat}`, `supply:${seat}`, `province:${at}`, Number(count)),
    ]),
  ],
  move: ({ seat, words: [, , from] }, paid) => [line('move', { seat: bySeat(seat), ...province(from) }, paid)],
  send: ({ before, seat, words: [, count, , to] }, paid) => [
    line('send', { seat: bySeat(seat), ...citizens(Number(count)), ...placeTerm(to) }, [
      ...paid,
      ...went(`citizen-${seat}`, `province:${before.pending?.from}`, homeOf(seat, to), Number(count)),
    ]),
  ],
  congress: ({ seat, words: [, , from] }, paid) => [
    line('congress', { seat: bySeat(seat), ...placeTerm(from) }, [
      ...paid,
      ...went(`citizen-${seat}`, homeOf(seat, from), `congress:${seat}`),
    ]),
  ],
  money: ({ seat }, paid) => [
    line('money', { seat: bySeat(seat), ...francs(paid.find(({ piece }) => piece === 'franc')?.count ?? 0) }, paid),
  ],
  order: ({ seat }, paid) => [line('order', { seat: bySeat(seat), ...francs(1) }, paid)],
  king: (step, paid) => {
    const { before, after, seat } = step;
    const from = before.king.at === 'portrait' ? 'portrait' : `province:${before.king.at}`;
    const moves = [
      ...went('king', from, `province:${after.king.at}`),
      ...(before.king.marker === after.king.marker
        ? []
        : went('marker', `marker:${before.king.marker}`, `marker:${after.king.marker}`)),
    ];
    const values = { seat: bySeat(seat), ...province(after.king.at), count: after.king.marker };
    return [line('king', values, [...paid, ...moves]), ...equalMembers(step), ...scoring(step)];
  },
  intervene: (step) => {
    const { before, seat } = step;
    const { congress } = before.seats[seat];
    const { at } = before.king;
    const moves = went(`citizen-${seat}`, `congress:${seat}`, `province:${at}`, congress);
    return [line('intervene', { seat: bySeat(seat), ...citizens(congress), ...province(at) }, moves), ...scoring(step)];
  },
  decline: (step) => {
    const seat = bySeat(step.seat);
    if (step.before.phase === 'deactivate') return [line('leave-active', { seat, ...province(step.before.king.at) })];
    return [line('stand-by', { seat }), ...scoring(step)];
  },
  deactivate: ({ before, seat, words: [, kind] }) => {
    const { at } = before.king;
    const values = { seat: bySeat(seat), ...province(at), factory: termOf('factory', kind, 1) };
    return [line('deactivate', values, went(kind, `province:${at}`, `idle:${at}`))];
  },
  vplace: ({ seat, words: [, to] }) => [
    line('vplace', { seat: bySeat(seat), ...province(to) }, went('citizen-virtual', 'supply:2', `province:${to}`)),
  ],
  vmove: ({ seat, words: [, from, to] }) => [
    line(
      'vmove',
      { seat: bySeat(seat), from: termOf('province', from), to: termOf('province', to) },
      went('citizen-virtual', `province:${from}`, `province:${to}`),
    ),
  ],
  reorder: ({ before, after, seat, words: [, to] }) => {
    const discs = before.order.flatMap((each, from) => {
      const now = after.order.indexOf(each);
      return now === from ? [] : went(`disc-${each}`, `order:${from}`, `order:${now}`);
    });
    return [line('reorder', { seat: bySeat(seat), place: Number(to) + 1 }, discs)];
  },
};

/** FK-CONGRESS-6  Of two seats with equally many members none is asked; in an empty province as the house rule has it. */
function equalMembers({ before, after, options }: Step): LogLine[] {
  const [a, b] = before.seats.map(({ congress }) => congress);
  const isEmpty = after.provinces[after.king.at].citizens.every((count) => count === 0);
  const isOpen = options['intervene-empty'] === true || !isEmpty;
  return before.players === 2 && a === b && a > 0 && isOpen ? [line('equal-members', { count: a })] : [];
}
