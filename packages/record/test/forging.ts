import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import type { Game, Options } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { chained, hashOf, NO_HASH } from '../src/chain.ts';
import { formOf } from '../src/entry-form.ts';
import { linesText, type MatchRecord, type Secret, sha256, verify } from '../src/index.ts';

export const findGame = (id: string, version: number): Game | undefined =>
  [claim, foreignKing, kingIsDead].find(({ meta }) => meta.id === id && meta.rulesVersion === version);

/** All options of a mode. */
export function optionsOf(game: Game, given: Options): Options {
  const read = game.options(given);
  if ('refusal' in read) throw new Error(read.refusal.key);
  return read.options;
}

/** The entries of a record as JSON. */
export const formsOf = ({ entries }: MatchRecord): readonly object[] =>
  entries.map((entry, number) => formOf(number, entry));

/** A record of these entries whose hashes are right, as a forger would write it. Lines beside the chain follow. */
export function forged(forms: readonly object[], beside: readonly object[] = []): string {
  const lines: string[] = [];
  for (const form of forms)
    lines.push(chained(lines.length === 0 ? NO_HASH : hashOf(lines[lines.length - 1]), form, sha256));
  return linesText([...lines, ...beside.map((said) => JSON.stringify(said))]);
}

/** The same with other keys in one entry, the first ones of which keep their order; undefined takes a key away. */
export const withKeys = (record: MatchRecord, entry: number, keys: object): string => {
  const forms = formsOf(record);
  return forged(forms.with(entry, { ...forms[entry], ...keys }));
};

/** The entry and the name of what is wrong with a record; nothing if it holds. */
export function flawOf(text: string, secret?: Secret): readonly unknown[] {
  const found = verify(text, { findGame, secret });
  return 'flaw' in found ? [found.flaw.entry, found.flaw.flaw] : [];
}
