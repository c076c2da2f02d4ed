import { findGame } from '@interregnum/games/all';
import type { Game } from '@interregnum/kernel';
import type { End, Flawed, Unchecked } from '@interregnum/record';
import { describeRecordFlaw, tableText, translator } from '@interregnum/texts';
import { BadInput, complain, EXIT } from '../command-line/bad-input.ts';
import { type Checked, verifyFile } from '../records/read.ts';
import { endWords, outcomeWords } from '../terminal/end-lines.ts';
import { visible } from '../terminal/layout.ts';
import { sideNames } from '../terminal/side-names.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface Given {
  readonly json?: true;
}

/** `verify FILE…`: whether records hold, from the deal to the outcome; the exit code tells the worst. */
export async function run(files: readonly string[], given: Given, terminal: Terminal): Promise<void> {
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
async function attempt(file: string, terminal: Terminal): Promise<Checked | Flawed | BadInput> {
  try {
    return await verifyFile(file, terminal);
  } catch (problem) {
    if (problem instanceof BadInput) return problem;
    throw problem;
  }
}

/** How the match ended; undefined as long as it goes on. */
function endOf({ verified }: Checked): End | undefined {
  if (verified.format === 2) return verified.replayed.progress.end;
  const outcome = verified.record.end?.outcome;
  return outcome && { type: 'end', by: 'rules', outcome, winners: outcome.winners };
}

/** What could not be checked. In format 1 all salts were drawn, and nothing stands beside the chain. */
const uncheckedOf = ({ verified }: Checked): Unchecked =>
  verified.format === 2 ? verified.unchecked : { turns: verified.replayed === undefined, salts: true, lines: 0 };

function jsonLine(file: string, found: Checked | Flawed): string {
  if ('flaw' in found) return JSON.stringify({ file, valid: false, ...found.flaw });
  const { format, match, game, rules, decisions } = found.summary;
  const end = endOf(found);
  const unchecked = uncheckedOf(found);
  return JSON.stringify({
    file,
    valid: true,
    format,
    match,
    replayed: !unchecked.turns,
    game,
    rulesVersion: rules,
    decisions,
    end: end === undefined ? null : { by: end.by, seat: end.seat, winners: end.winners },
    outcome: end?.outcome ?? null,
    unchecked,
  });
}

function sentence(found: Checked | Flawed, terminal: Terminal): string {
  const text = tableText(terminal.language);
  if ('flaw' in found) return describeRecordFlaw(text, found.flaw);
  const { summary } = found;
  const { turns, salts, lines } = uncheckedOf(found);
  const values = {
    game: translator(summary.game, terminal.language, String).word('title'),
    version: summary.rules,
    count: summary.decisions,
    end: endSentence(found, terminal),
  };
  const open = turns ? 'verify.unrevealed' : 'verify.holds';
  const running = turns ? 'verify.sealed' : 'verify.goes-on';
  const told = [text(summary.isOver ? open : running, values), text('verify.unchecked', { lines })];
  return [...told, ...(salts ? [text('verify.salts')] : [])].join(' ');
}

/** How it ended, and for whom; nothing as long as it goes on. */
function endSentence(found: Checked, terminal: Terminal): string {
  const { game: id, rules, options, players } = found.summary;
  const end = endOf(found);
  if (end === undefined) return '';
  const nameOf = sideNames(findGame(id, rules) as Game, options, terminal, (seat) => players[seat].name);
  const context = { nameOf, terminal, text: tableText(terminal.language) };
  return end.outcome === undefined ? endWords(end, context) : outcomeWords(end.outcome, players.length, context);
}
