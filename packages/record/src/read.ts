import type { Sha256 } from '@interregnum/kernel';
import { BESIDE, type Beside, readBeside } from './beside.ts';
import { chained, type Head, hashOf, headAfter, isHashed, NO_HASH } from './chain.ts';
import type { Entry, Start } from './entry.ts';
import { formOf, readEntry } from './entry-form.ts';
import { type Flawed, flawAt } from './flaw.ts';
import { parsed } from './forms.ts';
import { sha256 } from './hash.ts';
import { LONGEST_LINE, readText, wholeLines } from './lines.ts';
import type { MatchRecord } from './record.ts';

type Read = { readonly record: MatchRecord };

/**
 * Reads a record's form and its chain of hashes, as a whole or not at all. Whatever is changed in the chain, be it one
 * byte, the first entry that is not what it was is named. Whether all this could happen is for `replay` to say.
 */
export const readRecord = (text: string, sha: Sha256 = sha256): Read | Flawed =>
  readText(
    text,
    (lines) => readLines(lines, sha),
    ({ record }) => record.entries.length,
  );

/** What is whole of a record whose last line may have been cut off while it was written. */
export const readWholeLines = (text: string, sha: Sha256 = sha256): Read | Flawed => readRecord(wholeLines(text), sha);

function readLines(lines: readonly string[], sha: Sha256): Read | Flawed {
  const entries: Entry[] = [];
  const beside: Beside[] = [];
  let head: Head | undefined;
  for (const line of lines) {
    const number = entries.length;
    if (line.length > LONGEST_LINE) return flawAt(number, 'too-long');
    if (line.startsWith(BESIDE)) {
      const said = readBeside(line);
      if (said === undefined) return flawAt(number, 'beside-form');
      if (said.beside >= number) return flawAt(said.beside, 'beside-entry');
      beside.push(said);
    } else {
      const entry = readLine(line, head, number, sha);
      if ('flaw' in entry) return entry;
      head = headAfter(head, entry, hashOf(line));
      entries.push(entry);
    }
  }
  if (head === undefined) return flawAt(0, 'torn');
  return { record: { start: entries[0] as Start, entries, beside, lines, head } };
}

/** The entry of a line that is written as it must be behind the lines before. */
function readLine(line: string, head: Head | undefined, number: number, sha: Sha256): Entry | Flawed {
  const json = parsed(line);
  const entry = json && readEntry(json);
  // A match starts with its first entry, and only there.
  if (json === undefined || entry === undefined || (entry.type === 'start') !== (number === 0))
    return flawAt(number, 'form');
  if (json.entry !== number) return flawAt(number, 'order');
  const before = head?.hash ?? NO_HASH;
  const written = chained(before, formOf(number, entry), sha);
  if (written === line) return entry;
  return flawAt(number, json.hash === hashOf(written) || isHashed(before, line, sha) ? 'canonical' : 'hash');
}
