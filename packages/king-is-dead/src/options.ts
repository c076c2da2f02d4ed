import { type OptionDeclaration, type Options, type OptionsRead, type Refusal, readOptions } from '@interregnum/kernel';
import type { Mode } from './state/index.ts';

const FIRST_OPTIONS: readonly OptionDeclaration[] = [
  { name: 'seats', kind: 'count', values: [2, 3, 4], default: 2 },
  { name: 'advanced', kind: 'flag', default: false },
  { name: 'solo', kind: 'flag', default: false },
  { name: 'vikings', kind: 'flag', default: false },
  { name: 'memory', kind: 'flag', default: false },
];

/** KD-VIKING-7  A house rule of rules version 2. */
const LANDINGS = 'landings-on-control';

const OPTIONS: readonly OptionDeclaration[] = [...FIRST_OPTIONS, { name: LANDINGS, kind: 'flag', default: false }];

/** By rules version, the oldest first. */
export const OPTIONS_BY_RULES: ReadonlyMap<number, readonly OptionDeclaration[]> = new Map([
  [1, FIRST_OPTIONS],
  [2, OPTIONS],
]);

export const optionsOfRules = (rules: number): readonly OptionDeclaration[] =>
  OPTIONS_BY_RULES.get(rules) as readonly OptionDeclaration[];

/** The mode of a table with these options; a position carries all of them but the house rules. */
export const modeWith = (rules: number, options: Options): Mode => ({
  rules,
  seats: options.seats as number,
  advanced: options.advanced === true,
  solo: options.solo === true,
  vikings: options.vikings === true,
  memory: options.memory === true,
  landingsOnControl: options[LANDINGS] === true,
});

/** The options that a mode comes from: those of its version. */
export function optionsOfMode({ rules, landingsOnControl, ...first }: Mode): Options {
  return rules === 1 ? first : { ...first, [LANDINGS]: landingsOnControl };
}

const refuse = (clause: string, key: string): Refusal => ({ clause, key, values: {} });

/** Why options may not be combined, without the clause. */
export const OPTION_REFUSALS = ['option', 'solo-seats', 'solo-advanced', 'landings-rules', 'landings-vikings'] as const;

/** KD-MODE-1..3  Which options go together. */
export function combine({ rules, seats, advanced, solo, vikings, landingsOnControl }: Mode): Refusal | undefined {
  if (solo && seats !== 2) return refuse('KD-MODE-1', 'solo-seats');
  if (solo && advanced) return refuse('KD-MODE-2', 'solo-advanced');
  if (landingsOnControl && rules === 1) return refuse('KD-MODE-3', 'landings-rules');
  if (landingsOnControl && !vikings) return refuse('KD-MODE-3', 'landings-vikings');
  return undefined;
}

/** Options by one version of the rules. KD-MODE-3: version 1 has no `landings-on-control`, neither on nor off. */
export function options(rules: number, given: Options): OptionsRead {
  if (rules === 1 && Object.hasOwn(given, LANDINGS)) return { refusal: refuse('KD-MODE-3', 'landings-rules') };
  const read = readOptions(optionsOfRules(rules), given, 'KD-MODE-1');
  if ('refusal' in read) return read;
  const refusal = combine(modeWith(rules, read.options));
  return refusal === undefined ? read : { refusal };
}
