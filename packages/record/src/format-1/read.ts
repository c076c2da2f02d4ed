import { hashOf } from '../chain.ts';
import { type Flawed, flawAt } from '../flaw.ts';
import { type Json, parsed } from '../forms.ts';
import { LONGEST_LINE, readText, wholeLines } from '../lines.ts';
import {
  type Decision,
  decisionForm,
  type End,
  endForm,
  type Header,
  headerForm,
  isDecision,
  isEnd,
  isHeader,
} from './entry.ts';
import { lineAfter, type MatchRecord } from './record.ts';

/**
 * Reads a record's form and its chain of hashes, as a whole or not at all. Whatever is changed, be it one byte, the
 * first entry that is not what it was is named. Whether the decisions were legal is for `replay` to say.
 */
export const readRecord = (text: string): Read | Flawed =>
  readText(text, readLines, ({ record }) => record.lines.length);

/** What is whole of a record whose last line may have been cut off while it was written. */
export const readWholeLines = (text: string): Read | Flawed => readRecord(wholeLines(text));

type Read = { readonly record: MatchRecord };

function readLines(lines: readonly string[]): Read | Flawed {
  let header: Header | undefined;
  let end: End | undefined;
  const decisions: Decision[] = [];
  for (const [entry, line] of lines.entries()) {
    const read = readEntry(entry, line, lines[entry - 1]);
    if ('flaw' in read) return read;
    if (end !== undefined) return flawAt(entry, 'over');
    if ('header' in read) header = read.header;
    else if ('decision' in read) decisions.push(read.decision);
    else end = read.end;
  }
  return header === undefined ? flawAt(0, 'torn') : { record: { header, decisions, end, lines } };
}

type Entry = { readonly header: Header } | { readonly decision: Decision } | { readonly end: End };

/** An entry that is written as it must be behind the line before. */
function readEntry(entry: number, line: string, previous: string | undefined): Entry | Flawed {
  if (line.length > LONGEST_LINE) return flawAt(entry, 'too-long');
  const json = parsed(line);
  if (json === undefined) return flawAt(entry, 'form');
  const read = entryOf(entry, json);
  if (read === undefined) return flawAt(entry, 'form');
  if (json.entry !== entry) return flawAt(entry, 'order');
  const written = lineAfter(previous, formOf(entry, read));
  if (written === line) return read;
  return flawAt(entry, json.hash === hashOf(written) ? 'canonical' : 'hash');
}

function entryOf(entry: number, json: Json): Entry | undefined {
  if (entry === 0) {
    if (!isHeader(json)) return undefined;
    const { game, rulesVersion, options, seats, commitment, salts, time } = json;
    return { header: { game, rulesVersion, options, seats, commitment, salts, time } };
  }
  if (isDecision(json)) return { decision: { seat: json.seat, decision: json.decision, time: json.time } };
  return isEnd(json) ? { end: { seed: json.seed, outcome: json.outcome, time: json.time } } : undefined;
}

function formOf(entry: number, read: Entry): object {
  if ('header' in read) return headerForm(read.header);
  return 'decision' in read ? decisionForm(entry, read.decision) : endForm(entry, read.end);
}
