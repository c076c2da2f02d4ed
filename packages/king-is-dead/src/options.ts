import { type OptionDeclaration, type Options, type OptionsRead, type Refusal, readOptions } from '@interregnum/kernel';
import type { Mode } from './state/index.ts';

export const OPTIONS: readonly OptionDeclaration[] = [
  { name: 'seats', kind: 'count', values: [2, 3, 4], default: 2 },
  { name: 'advanced', kind: 'flag', default: false },
  { name: 'solo', kind: 'flag', default: false },
  { name: 'vikings', kind: 'flag', default: false },
  { name: 'memory', kind: 'flag', default: false },
];

export const asMode = (options: Options): Mode => options as unknown as Mode;

/** KD-MODE-1, -2  Which options go together. */
export function combine({ seats, advanced, solo }: Mode): Refusal | undefined {
  if (solo && seats !== 2) return { clause: 'KD-MODE-1', key: 'solo-seats', values: {} };
  if (solo && advanced) return { clause: 'KD-MODE-2', key: 'solo-advanced', values: {} };
  return undefined;
}

export function options(given: Options): OptionsRead {
  const read = readOptions(OPTIONS, given, 'KD-MODE-1');
  if ('refusal' in read) return read;
  const refusal = combine(asMode(read.options));
  return refusal === undefined ? read : { refusal };
}
