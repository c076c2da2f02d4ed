import { type OptionDeclaration, type Options, type OptionsRead, readOptions } from '@interregnum/kernel';

/** CL-SETUP-1 */
export const SEATS = 2;

export const OPTIONS: readonly OptionDeclaration[] = [
  { name: 'seats', kind: 'count', values: [SEATS], default: SEATS },
];

export const options = (given: Options): OptionsRead => readOptions(OPTIONS, given, 'CL-SETUP-1');

/** By rules version, the oldest first. */
export const OPTIONS_BY_RULES: ReadonlyMap<number, readonly OptionDeclaration[]> = new Map([[1, OPTIONS]]);
