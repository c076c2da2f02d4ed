import type { Seat } from '@interregnum/kernel';
import type { Talk } from '@interregnum/protocol';
import type { Row, Statement } from './ports.ts';
import { NOBODY, phaseOf, type Table } from './table.ts';

/** Lines that are kept of a table, and told to who comes. */
const KEPT_TALK = 100;
/** So much may one player say in so many milliseconds. */
const MOST_AT_ONCE = 5;
const LATELY = 10_000;

/** Something that was said, with who said it, which is told to nobody. */
export interface KeptTalk extends Talk {
  readonly player: string;
}

/** The seat by which somebody speaks; none of who only watches. */
export const seatOfSpeaker = ({ seats }: Table, player: string): Seat | undefined => {
  const seat = seats.findIndex((each) => each.player === player);
  return seat < 0 ? undefined : seat;
};

/**
 * The lines that a player is told. Who watches may know more than those who play: what is said there reaches players only once
 * the match is over. Reports are for the host.
 */
export function talkFor(table: Table, player: string, lines: readonly KeptTalk[]): Talk[] {
  const hearsAll = phaseOf(table) === 'over' || seatOfSpeaker(table, player) === undefined;
  const isHost = table.made.host === player;
  return lines
    .filter(({ seat }) => hearsAll || seat !== undefined)
    .map(({ player: _, isReported, ...line }) => ({ ...line, ...(isHost && isReported && { isReported }) }));
}

/** Whether somebody has said too much lately. */
export const saysTooMuch = (lines: readonly KeptTalk[], player: string, now: number): boolean =>
  lines.filter((line) => line.player === player && line.at > now - LATELY).length >= MOST_AT_ONCE;

/** The line that follows; or the same with a report. */
export const nextNumber = (lines: readonly KeptTalk[]): number => (lines.at(-1)?.number ?? 0) + 1;

/** Lines with one more, or with one that was there before. */
export const withLine = (lines: readonly KeptTalk[], line: KeptTalk): readonly KeptTalk[] =>
  lines.some(({ number }) => number === line.number)
    ? lines.map((each) => (each.number === line.number ? line : each))
    : [...lines, line].slice(-KEPT_TALK);

export const selectTalk = (table: string): Statement => ({
  sql: 'SELECT number, player, line, at FROM talk WHERE match = $1 ORDER BY number',
  values: [table],
});

/** The tables at which a player has said something. */
export const selectSpoken = (player: string): Statement => ({
  sql: 'SELECT DISTINCT match FROM talk WHERE player = $1',
  values: [player],
});

export const readTalk = (rows: readonly Row[]): KeptTalk[] =>
  rows.map(({ number, player, line, at }) => ({
    ...JSON.parse(String(line)),
    number: Number(number),
    player: String(player),
    at: Number(at),
  }));

/** Lines as they are once somebody has taken the place of another, or has gone for good with all that they said. */
export const handedTalk = (lines: readonly KeptTalk[], from: string, to: string): readonly KeptTalk[] =>
  to === NOBODY
    ? lines.filter(({ player }) => player !== from)
    : lines.map((line) => (line.player === from ? { ...line, player: to } : line));

/** What stores a new line, or one that was reported; old ones go. */
export function talkStatements(table: string, { number, player, at, ...line }: KeptTalk, isNew: boolean): Statement[] {
  const text = JSON.stringify(line);
  if (!isNew)
    return [
      { sql: 'UPDATE talk SET line = $1 WHERE match = $2 AND number = $3', values: [text, table, number], changes: 1 },
    ];
  return [
    {
      sql: 'INSERT INTO talk (match, number, player, line, at) VALUES ($1, $2, $3, $4, $5)',
      values: [table, number, player, text, at],
      changes: 1,
    },
    { sql: 'DELETE FROM talk WHERE match = $1 AND number <= $2', values: [table, number - KEPT_TALK] },
  ];
}
