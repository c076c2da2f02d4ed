import { type Decision, decisionForm, type End, endForm, type Header, headerForm } from './entry.ts';
import { lineAfter, type MatchRecord } from './record.ts';

// No program writes format 1 any more: these make records for tests of how it is read and converted.

export const startRecord = (header: Header): MatchRecord => ({
  header,
  decisions: [],
  end: undefined,
  lines: [lineAfter(undefined, headerForm(header))],
});

export function withDecision(record: MatchRecord, decision: Decision): MatchRecord {
  const line = lineAfter(record.lines.at(-1), decisionForm(record.lines.length, decision));
  return { ...record, decisions: [...record.decisions, decision], lines: [...record.lines, line] };
}

export function withEnd(record: MatchRecord, end: End): MatchRecord {
  const line = lineAfter(record.lines.at(-1), endForm(record.lines.length, end));
  return { ...record, end, lines: [...record.lines, line] };
}
