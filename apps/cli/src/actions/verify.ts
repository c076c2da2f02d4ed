import type { Flawed, Verified } from '@interregnum/record';
import { describeRecordFlaw, speaker, tableText } from '@interregnum/texts';
import { BadInput, complain, EXIT } from '../failure.ts';
import type { Terminal } from '../language.ts';
import { visible } from '../layout.ts';
import { verifyFile } from '../records/read.ts';
import { sideNames } from '../sides.ts';

export interface Given {
  readonly json?: true;
}

/** Verifies one file after the other; the exit code tells the worst. */
export async function verifyRecords(files: readonly string[], given: Given, terminal: Terminal): Promise<void> {
  let worst: number = EXIT.ok;
  for (const file of files) {
    const found = await attempt(file, terminal);
    if (found instanceof BadInput) complain(found.message);
    else terminal.print(given.json ? jsonLine(file, found) : `${visible(file)}: ${sentence(found, terminal)}`);
    worst = Math.max(worst, found instanceof BadInput ? EXIT.badInput : 'flaw' in found ? EXIT.no : EXIT.ok);
  }
  process.exitCode = worst;
}

/** A file that cannot be read does not keep the others from being verified. */
async function attempt(file: string, terminal: Terminal): Promise<Verified | Flawed | BadInput> {
  try {
    return await verifyFile(file, terminal);
  } catch (problem) {
    if (problem instanceof BadInput) return problem;
    throw problem;
  }
}

function jsonLine(file: string, found: Verified | Flawed): string {
  if ('flaw' in found) return JSON.stringify({ file, valid: false, ...found.flaw });
  const { header, decisions, end } = found.record;
  const { game, rulesVersion } = header;
  return JSON.stringify({
    file,
    valid: true,
    replayed: found.replayed !== undefined,
    game,
    rulesVersion,
    decisions: decisions.length,
    outcome: end?.outcome ?? null,
  });
}

function sentence(found: Verified | Flawed, terminal: Terminal): string {
  const text = tableText(terminal.language);
  if ('flaw' in found) return describeRecordFlaw(text, found.flaw);
  const { header, decisions, end } = found.record;
  const game = speaker(header.game, terminal.language, String).word('title');
  const nameOf = sideNames(header.options, terminal, (seat) => header.seats[seat].name);
  const values = { game, version: header.rulesVersion, count: decisions.length };
  if (end !== undefined) {
    return text('verify.holds', { ...values, winners: end.outcome.winners.map(nameOf).join(', ') });
  }
  return text(found.replayed === undefined ? 'verify.sealed' : 'verify.goes-on', values);
}
