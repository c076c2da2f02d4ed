import { isDeepStrictEqual } from 'node:util';
import { type MatchView, viewFor } from '@interregnum/match';
import { HUMAN, tokensOf } from '@interregnum/record';
import type { Ledger, Sent } from './ledger.ts';
import type { TableLog } from './logs.ts';
import type { Person } from './person.ts';

/** What must all be nothing. */
export interface Damage {
  /** Acknowledged, and not in the log. */
  lost: number;
  /** In the log more often than it was asked for. */
  doubled: number;
  /** Logs that do not hold, and moments that two different turns were acknowledged for. */
  forked: number;
  /** Clients that see something else than a replay of the log shows. */
  diverged: number;
}

/** Compares what was acknowledged, and what everybody sees, with what is stored. Each finding is told in words. */
export function compare(
  ledger: Ledger,
  people: readonly Person[],
  logs: ReadonlyMap<string, TableLog>,
  tell: (finding: string) => void,
): Damage {
  const damage: Damage = { lost: 0, doubled: 0, forked: 0, diverged: 0 };
  const found = (what: keyof Damage, finding: string): void => {
    damage[what]++;
    tell(`${what}: ${finding}`);
  };
  for (const sent of ledger.acknowledged)
    if (!isStored(sent, logs)) found('lost', `${sent.request.do} ${tableOf(sent)}`);
  for (const log of logs.values()) if (log.flaw !== undefined) found('forked', `${log.id}: ${log.flaw}`);
  for (const moment of contested(ledger)) found('forked', `two turns on ${moment}`);
  const asked = new Set(ledger.turns.map(({ table, seat, token, texts }) => turnKey(table, seat, token, texts)));
  for (const log of logs.values()) for (const key of unasked(log, asked)) found('doubled', key);
  for (const person of people)
    for (const table of divergedFor(person, logs)) found('diverged', `${person.name} at ${table}`);
  return damage;
}

const tableOf = ({ request }: Sent): string => ('table' in request ? request.table : '');

const turnKey = (table: string, seat: number, token: string, texts: readonly string[]): string =>
  JSON.stringify([table, seat, token, texts]);

/** The turns of people in a log, each with the token that it was made on. */
function turnsIn({ id, record }: TableLog): string[] {
  if (record === undefined) return [];
  const tokens = tokensOf(record);
  const [start] = record.entries;
  return record.entries.flatMap((entry, at) =>
    entry.type === 'turn' && start.type === 'start' && start.seats[entry.seat] === HUMAN
      ? [turnKey(id, entry.seat, tokens[at - 1], entry.texts)]
      : [],
  );
}

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
  return turnsIn(log).includes(turnKey(request.table, request.seat, request.token, request.texts));
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

/** Turns of people that no client has sent, or that are there twice. */
function unasked(log: TableLog, asked: ReadonlySet<string>): string[] {
  const seen = new Set<string>();
  return turnsIn(log).filter((key) => {
    const isWrong = !asked.has(key) || seen.has(key);
    seen.add(key);
    return isWrong;
  });
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
    return isSame ? [] : [table.id];
  });
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
