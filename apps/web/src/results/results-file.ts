import { type DayTry, FORMAT, isDayTry, isResult, type Result } from './result.ts';

/** Results and first tries as they are kept, with whatever a newer version has added to them. */
export interface Kept {
  readonly results: readonly Result[];
  readonly days: readonly DayTry[];
}

/** What a file of results calls itself. */
const FILE = 'interregnum results';

/** Why a file was not taken in: it is something else, was made by a newer version, or holds what is none of it. */
export interface FileFlaw {
  readonly flaw: 'other' | 'newer' | 'damaged';
}

export const fileText = ({ results, days }: Kept): string =>
  `${JSON.stringify({ file: FILE, format: FORMAT, results, days }, undefined, 2)}\n`;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads such a file: all of it, or nothing. */
export function readFileText(text: string): Kept | FileFlaw {
  const json = parsed(text);
  if (typeof json !== 'object' || json === null) return { flaw: 'other' };
  const { file, format, results, days } = json as Record<string, unknown>;
  if (file !== FILE || !Number.isSafeInteger(format)) return { flaw: 'other' };
  if (Number(format) > FORMAT) return { flaw: 'newer' };
  const isWhole = Array.isArray(results) && results.every(isResult) && Array.isArray(days) && days.every(isDayTry);
  return isWhole ? { results, days } : { flaw: 'damaged' };
}
