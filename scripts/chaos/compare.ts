import { isDeepStrictEqual } from 'node:util';
import { type MatchView, viewFor } from '@interregnum/match';
import type { RemoteTable } from '@interregnum/protocol/client';
import { timeOutsIn, wrongTimes } from './deadlines.ts';
import type { Ledger, Sent } from './ledger.ts';
import { type LogTurn, turnKey, turnsOf } from './log-turns.ts';
import type { TableLog } from './logs.ts';
import type { Person } from './person.ts';
import { isKeptRight, plays, type Wish, wishesBefore } from './planned.ts';

/** What must all be nothing. */
export interface Damage {
  /** Acknowledged, and not in the log; planned, and neither played nor kept; times that were told and not kept. */
  lost: number;
  /** In the log more often than it was asked for, be it by a turn or by a plan. */
  doubled: number;
  /** Logs that do not hold, and moments that two different turns were acknowledged for. */
  forked: number;
  /** Clients that see something else than a replay of the log shows. */
  diverged: number;
}

/** What was found: damage, and how much happened of what no client sends. */
export interface Findings {
  readonly damage: Damage;
  /** Turns that were played by themselves, and seats whose time was over. */
  readonly planned: number;
  readonly timedOut: number;
}

/** Compares what was acknowledged, and what everybody sees, with what is stored. Each finding is told in words. */
export function compare(
  ledger: Ledger,
  people: readonly Person[],
  logs: ReadonlyMap<string, TableLog>,
  tell: (finding: string) => void,
): Findings {
  const damage: Damage = { lost: 0, doubled: 0, forked: 0, diverged: 0 };
  const found = (what: keyof Damage, finding: string): void => {
    damage[what]++;
    tell(`${what}: ${finding}`);
  };
  for (const sent of ledger.acknowledged)
    if (!isStored(sent, logs)) found('lost', `${sent.request.do} ${tableOf(sent)}`);
  for (const moment of contested(ledger)) found('forked', `two turns on ${moment}`);
  const asked = new Set(ledger.turns.map(turnKey));
  let [planned, timedOut] = [0, 0];
  for (const log of logs.values()) {
    if (log.flaw !== undefined) found('forked', `${log.id}: ${log.flaw}`);
    const taken = unsentIn(log, asked, ledger);
    planned += taken.planned.length;
    for (const turn of taken.unasked) found('doubled', turnKey(turn));
    for (const what of unkept(log, ledger)) found('lost', `${log.id}: ${what}`);
    timedOut += timeOutsIn(log).length;
  }
  for (const person of people)
    for (const table of divergedFor(person, logs)) found('diverged', `${person.name} at ${table}`);
  return { damage, planned, timedOut };
}

const tableOf = ({ request }: Sent): string => ('table' in request ? request.table : '');

function isStored({ player, request }: Sent, logs: ReadonlyMap<string, TableLog>): boolean {
  if (request.do === 'create')
    return [...logs.values()].some(
      ({ events: [made] }) => made?.host === player && hasSalt(made, request.saltHashes, logs),
    );
  if (!('table' in request)) return true;
  const log = logs.get(request.table);
  if (log === undefined) return false;
  if (request.do === 'sit')
    return log.events.some((event) => event.event === 'sat' && event.saltHash === request.saltHash);
  if (request.do === 'salt') return log.events.some((event) => event.event === 'salted' && event.salt === request.salt);
  if (request.do !== 'turn') return true;
  return turnsOf(log).some((turn) => turn.isPersons && turnKey(turn) === turnKey(request));
}

/** Salts differ from table to table: by them a table is known that was made. */
function hasSalt(
  made: TableLog['events'][number],
  hashes: readonly string[],
  logs: ReadonlyMap<string, TableLog>,
): boolean {
  return [...logs.values()].some(
    ({ events }) => events[0] === made && events.some(({ saltHash }) => hashes.includes(String(saltHash))),
  );
}

/** Moments for which different turns of one seat were acknowledged. */
function contested(ledger: Ledger): string[] {
  const first = new Map<string, string>();
  return ledger.acknowledged.flatMap(({ request }) => {
    if (request.do !== 'turn') return [];
    const moment = `${request.table} ${request.token}`;
    const texts = JSON.stringify(request.texts);
    const known = first.get(moment) ?? texts;
    first.set(moment, known);
    return known === texts ? [] : [moment];
  });
}

/** Turns of people that no client has sent: those that a plan has played, and those that nobody wanted, or wanted once. */
function unsentIn(
  log: TableLog,
  asked: ReadonlySet<string>,
  ledger: Ledger,
): { readonly planned: readonly LogTurn[]; readonly unasked: readonly LogTurn[] } {
  const turns = turnsOf(log);
  const seen = new Set<string>();
  const [planned, unasked]: LogTurn[][] = [[], []];
  for (const turn of turns.filter(({ isPersons }) => isPersons)) {
    const key = turnKey(turn);
    const wishes = (): readonly Wish[] => wishesBefore(log, ledger.plansOf(log.id, turn.seat), turn.entry);
    if (seen.has(key)) unasked.push(turn);
    else if (!asked.has(key)) (wishes().some((wish) => plays(log, turns, wish, turn)) ? planned : unasked).push(turn);
    seen.add(key);
  }
  return { planned, unasked };
}

/** Plans and times that were told and are not so. */
function unkept(log: TableLog, ledger: Ledger): readonly string[] {
  const turns = turnsOf(log);
  const seats = log.match === undefined ? [] : [...log.match.progress.kinds.keys()];
  const plans = seats.filter((seat) => !isKeptRight(log, turns, seat, ledger.plansOf(log.id, seat)));
  return [...plans.map((seat) => `plans of seat ${seat}`), ...wrongTimes(log, ledger.timesOf(log.id))];
}

function divergedFor(person: Person, logs: ReadonlyMap<string, TableLog>): string[] {
  return person.places.flatMap(({ table }) => {
    const stored = logs.get(table.id)?.match;
    const { match } = table;
    if (stored === undefined || match === undefined) return stored === match ? [] : [table.id];
    const isSame = match.viewers.every((viewer) => {
      const view = match.view(viewer);
      return isDeepStrictEqual(comparable(view), comparable(viewFor(stored, viewer, view.names)));
    });
    return isSame && knowsPlans(person, table, logs.get(table.id)) ? [] : [table.id];
  });
}

/** Whether a player is told of their plans what is stored. */
function knowsPlans({ id }: Person, { info, planned }: RemoteTable, log: TableLog | undefined): boolean {
  if (info?.phase !== 'playing') return true;
  const told = planned.map(({ isDue: _, ...rest }) => ({ ...rest, player: id }));
  return isDeepStrictEqual(
    told,
    log?.planned.filter(({ player }) => player === id),
  );
}

/** What a client knows, apart from how it draws it. */
const comparable = ({ states, choices, deciders, kinds, end, isRevealed, token }: MatchView): unknown => ({
  states: states.map((state) => [...state]),
  choices: [...choices],
  deciders: [...deciders],
  kinds: [...kinds],
  end,
  isRevealed,
  token,
});
