import { timesOutAt } from './clocks.ts';
import type { Loaded } from './loading.ts';
import { talkAfter, withNames, withPlayers } from './names.ts';
import { delayOfDue, dueTurn, isSameDue } from './plans/due-turn.ts';
import { plansAfter } from './plans/follow-plans.ts';
import { plansStatements } from './plans/kept-plans.ts';
import type { Statement } from './ports.ts';
import type { Change, RequestContext } from './requests/change.ts';
import type { RunningTime } from './running-time.ts';
import type { HostSettings } from './settings.ts';
import { setWake } from './statements.ts';
import { applyChange, changeStatements } from './storing.ts';
import { wakeAt } from './table.ts';
import { clockStatements, clocksAfter, type Whereabouts } from './table-clocks.ts';
import { nextNumber, talkStatements } from './talk.ts';

/** What a change happens under. */
export interface Circumstances extends Whereabouts {
  readonly now: number;
  readonly running: RunningTime;
  readonly settings: HostSettings;
  readonly sha256: RequestContext['sha256'];
}

/** A table after a change, with all that stands beside its log; and what stores that. */
export interface Advanced {
  readonly loaded: Loaded;
  readonly statements: readonly Statement[];
}

/** What a change makes of a table. */
export function advance(before: Loaded, change: Omit<Change, 'answer'>, given: Circumstances): Advanced {
  const { now, running, settings } = given;
  const table = applyChange(before.table, change);
  const clocks = clocksAfter(before.clocks, table, change, given, running.now());
  const plans = plansAfter(before.table, before.plans, table, change);
  const loaded: Loaded = {
    table,
    names: withNames(before, change),
    players: withPlayers(before.players, change),
    secret: change.secret ?? before.secret,
    clocks,
    talk: talkAfter(before, change),
    plans,
    wakeAt: wakeAfter(before, { table, clocks, plans }, given),
    leaseUntil: 0,
  };
  const statements = tableStatements(before, loaded, change, now, settings).concat(
    talkStored(before, change),
    plansStatements(table.id, before.plans, plans),
    clockStatements(table, before.clocks, clocks, running),
  );
  return { loaded, statements };
}

/** When the table has to be looked at again: for what a player has planned, or else as its log says. */
function wakeAfter(
  before: Loaded,
  after: Pick<Loaded, 'table' | 'clocks' | 'plans'>,
  { now, running, settings, sha256 }: Circumstances,
): number | undefined {
  const due = dueTurn(after.table, after.plans);
  if (due === undefined)
    return after.table === before.table && dueTurn(before.table, before.plans) === undefined
      ? before.wakeAt
      : wakeAt(after.table, now, settings);
  if (isSameDue(before.table, dueTurn(before.table, before.plans), after.table, due)) return before.wakeAt;
  return now + delayOfDue(due, after, running.now(), settings.plannedDelay, sha256);
}

function tableStatements(
  before: Loaded,
  after: Loaded,
  change: Omit<Change, 'answer'>,
  now: number,
  settings: HostSettings,
): readonly Statement[] {
  if (after.table !== before.table)
    return changeStatements(before.table, after.table, change, { now, wakeAt: after.wakeAt, settings });
  if (after.wakeAt === before.wakeAt && after.plans === before.plans) return [];
  return [setWake(after.table.id, after.table.seq, after.wakeAt)];
}

const talkStored = ({ table, talk }: Loaded, { talk: line }: Omit<Change, 'answer'>): readonly Statement[] =>
  line === undefined ? [] : talkStatements(table.id, line, line.number >= nextNumber(talk));

/** When somebody's time is over; undefined while all clocks stand. */
export const timeOutOf = ({ clocks }: Loaded): number | undefined => clocks && timesOutAt(clocks);
