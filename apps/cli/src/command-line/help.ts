import type { HelpConfiguration } from 'commander';
import type { Terminal } from '../terminal/terminal.ts';

/** What can be given and what holds if it is not. */
interface Described {
  readonly description: string;
  readonly defaultValue?: unknown;
}

const withDefault = ({ description, defaultValue }: Described): string =>
  defaultValue === undefined ? description : `${description} [${defaultValue}]`;

/** Help in the user's language: commander's own headings and remarks on defaults and choices are English. */
export const helpIn = ({ text }: Terminal): HelpConfiguration => ({
  styleTitle: (title) => text(`help.heading.${title.replace(':', '').toLowerCase()}`),
  optionDescription: withDefault,
  argumentDescription: withDefault,
});
