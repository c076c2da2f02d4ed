import { obey } from '../src/program.ts';
import { languageOf, terminal } from '../src/terminal/terminal.ts';

/** What a command line came to. */
interface Obeyed {
  readonly out: string;
  /** Why it cannot be used, if so: the program says that on standard error and ends with exit code 2. */
  readonly complaint: string | undefined;
}

/** Obeys a command line as the program does, but in this process: no start for each of many. */
export async function obeyed(args: readonly string[]): Promise<Obeyed> {
  let out = '';
  const print = (line: string): void => {
    out += `${line}\n`;
  };
  const complaint = await obey(args, { ...terminal(languageOf(args, {})), print });
  return { out, complaint };
}
