import type { LogForm } from '../settings.ts';

type Level = 'info' | 'warn' | 'error';
type Values = Readonly<Record<string, string | number>>;

/** Says what has happened: words and numbers of the server's own, never a name, a card, a cookie or a token. */
export type Log = (level: Level, event: string, values?: Values) => void;

/** Writes what happens to standard error, a line each. */
export function newLog(form: LogForm, write = (line: string): unknown => process.stderr.write(line)): Log {
  if (form === 'off') return () => {};
  return (level, event, values = {}) => {
    const time = new Date().toISOString();
    if (form === 'json') write(`${JSON.stringify({ time, level, event, ...values })}\n`);
    else write(`${time} ${level} ${event}${Object.entries(values).map(wordOf).join('')}\n`);
  };
}

const wordOf = ([name, value]: readonly [string, string | number]): string =>
  ` ${name}=${typeof value === 'string' && !/^[\w.:/-]+$/.test(value) ? JSON.stringify(value) : value}`;
