import { complain, EXIT } from './command-line/bad-input.ts';
import { obey } from './program.ts';
import { languageOf, terminal } from './terminal/terminal.ts';
import { inlineMore } from './threads/inlining.ts';

inlineMore();
// A reader such as `head` may close the pipe before everything is written, or a terminal may be closed.
process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  if (problem.code !== 'EPIPE' && problem.code !== 'EIO') throw problem;
  process.exit(EXIT.ok);
});
const args = process.argv.slice(2);
const complaint = await obey(args, terminal(languageOf(args, process.env)));
if (complaint !== undefined) {
  complain(complaint);
  process.exitCode = EXIT.badInput;
}
