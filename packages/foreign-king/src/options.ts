import { type OptionDeclaration, type Options, type OptionsRead, readOptions } from '@interregnum/kernel';

/** The seats, and the questions that rulings answer, so that a table may answer them otherwise. */
export const OPTIONS: readonly OptionDeclaration[] = [
  { name: 'seats', kind: 'count', values: [2, 3, 4], default: 2 },
  { name: 'intervene-empty', kind: 'flag', default: true },
  { name: 'deactivate-empty', kind: 'flag', default: true },
  { name: 'virtual-cumulative', kind: 'flag', default: true },
];

export const options = (given: Options): OptionsRead => readOptions(OPTIONS, given, 'FK-POS-7');

/** By rules version, the oldest first. */
export const OPTIONS_BY_RULES: ReadonlyMap<number, readonly OptionDeclaration[]> = new Map([[1, OPTIONS]]);
