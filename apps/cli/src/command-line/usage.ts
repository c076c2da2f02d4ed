import type { Terminal } from '../terminal/terminal.ts';

/** What commander calls its complaints, and what we call them. */
const PROBLEMS: Readonly<Record<string, string>> = {
  'commander.unknownCommand': 'error.unknown-command',
  'commander.unknownOption': 'error.unknown-option',
  'commander.missingArgument': 'error.missing-argument',
  'commander.optionMissingArgument': 'error.missing-value',
  'commander.invalidArgument': 'error.invalid-value',
  'commander.excessArguments': 'error.too-many',
};

/** A complaint about the command line in the user's language; the word complained about stands in quotes. */
export function usageProblem(code: string, message: string, { text }: Terminal): string {
  const [, what = '', value = ''] = /'(.*)' argument '(.*)' is invalid/s.exec(message) ?? /'(.*)'/s.exec(message) ?? [];
  return text(PROBLEMS[code] ?? 'error.usage', { what, value });
}
