import { type AppText, appText, LANGUAGES, type Language } from '@interregnum/texts';

const isLanguage = (text: string | undefined): text is Language =>
  (LANGUAGES as readonly string[]).includes(text ?? '');

/** The language asked for by `--lang`, else the environment's, else English. Help is written before options are read. */
export function languageOf(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const asked = args[at]?.includes('=') ? args[at].slice('--lang='.length) : args[at + 1];
  if (at >= 0 && isLanguage(asked)) return asked;
  const local = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2);
  return isLanguage(local) ? local : 'en';
}

/** What every command is handed: the words, and where to write. */
export interface Terminal {
  readonly language: Language;
  readonly text: AppText;
  /** One line to standard output. */
  readonly print: (line: string) => void;
}

export const terminal = (language: Language): Terminal => ({
  language,
  text: appText(language),
  print: (line) => {
    process.stdout.write(`${line}\n`);
  },
});
