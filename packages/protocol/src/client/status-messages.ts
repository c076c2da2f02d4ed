import type { Seat } from '@interregnum/kernel';
import type { TableInfo } from '../told-tables.ts';
import type { ConnectionState } from './connection.ts';
import { isAway, isOpen } from './gathering.ts';

/** All that the messages about a table depend on. */
export interface TableStatus {
  readonly state: ConnectionState;
  readonly info: TableInfo;
  /** The seats that are played at this screen. */
  readonly here: readonly Seat[];
  readonly names: readonly string[];
  /** Whether a turn was handed in and is not shown yet. */
  readonly isPending: boolean;
  readonly isRestored: boolean;
  /** How many turns were taken while nobody looked, as long as they are the last ones. */
  readonly unseen?: number;
  /** What was true a moment ago. */
  readonly lately: 'stored' | 'back' | undefined;
}

/** Something to say: the key of its words, and what they tell. */
export interface StatusMessage {
  readonly key: string;
  readonly names?: readonly string[];
  readonly values?: Readonly<Record<string, string | number>>;
}

/** So many turns are worth a word; fewer are seen at a glance. */
const MUCH = 2;

/** What there is to say of a table beside its match, the most urgent first. */
export function statusMessages(now: TableStatus): readonly StatusMessage[] {
  const { info, here, unseen = 0 } = now;
  return [
    ...connectionMessages(now),
    ...(now.isRestored ? [{ key: 'line.restored' }] : []),
    ...(here.length === 0 && info.phase !== 'over' && !info.seats.some(({ mayReturn }) => mayReturn)
      ? [{ key: 'line.watching' }]
      : []),
    ...(unseen >= MUCH ? [{ key: 'line.unseen', values: { count: unseen } }] : []),
    ...(info.phase === 'playing' ? peopleMessages(now) : []),
    ...(info.rematch === undefined ? [] : [{ key: 'line.rematch' }]),
    ...(info.isUnsealed === true ? [{ key: 'line.unsealed' }] : []),
  ];
}

function connectionMessages({ state, isPending, lately }: TableStatus): readonly StatusMessage[] {
  if (state === 'old') return [{ key: 'line.old' }];
  if (state !== 'open') return [{ key: state === 'connecting' ? 'line.connecting' : 'line.offline' }];
  if (isPending) return [{ key: 'line.sending' }];
  return lately === undefined ? [] : [{ key: `line.${lately}` }];
}

/** For whom bots play who have left, but for the visitor. */
function leftMessages({ seats }: TableInfo): readonly StatusMessage[] {
  const left = seats.flatMap(({ leftBy, mayReturn }) => (leftBy === undefined || mayReturn ? [] : [leftBy]));
  return left.length === 0 ? [] : [{ key: 'line.left', names: left }];
}

/** Who is on holiday, and until when. */
const holidayMessages = ({ info, names, here }: TableStatus): readonly StatusMessage[] =>
  info.seats.flatMap(({ holidayUntil: until }, seat) => {
    if (until === undefined) return [];
    // It ends with its last day.
    const values = { name: names[seat], until: until - 1 };
    return [{ key: here.includes(seat) ? 'line.holiday-you' : 'line.holiday', values }];
  });

function peopleMessages(now: TableStatus): readonly StatusMessage[] {
  const { info, names } = now;
  const { seats, stops, hinted, pauses = [], isPaused, takeback } = info;
  const away = names.filter((_, seat) => isAway(seats[seat]) && seats[seat].holidayUntil === undefined);
  const hints = names.flatMap((name, seat) => (hinted[seat] > 0 ? [`${name} (${hinted[seat]})`] : []));
  return [
    ...names.flatMap((name, seat) => (isOpen(seats[seat]) ? [{ key: 'line.vacant', values: { name } }] : [])),
    ...(seats.some(({ mayReturn }) => mayReturn === true) ? [{ key: 'line.left-you' }] : []),
    ...(takeback === undefined ? [] : [{ key: 'line.takeback', values: { name: names[takeback.seat] } }]),
    ...leftMessages(info),
    ...(isPaused ? [{ key: 'line.paused' }] : []),
    ...(pauses.length > 0 ? [{ key: 'line.pauses', names: pauses.map((seat) => names[seat]) }] : []),
    ...(stops.length > 0 ? [{ key: 'line.stops', names: stops.map((seat) => names[seat]) }] : []),
    ...(info.clock !== undefined && 'days' in info.clock ? holidayMessages(now) : []),
    ...(away.length > 0 ? [{ key: 'line.away', names: away }] : []),
    ...(hints.length > 0 ? [{ key: 'line.hinted', names: hints }] : []),
  ];
}
