import { ensure, fields, flag, type Options, type State, whole } from '@interregnum/kernel';
import { combine, modeWith } from '../options.ts';
import { type Mode, setMode } from '../state/index.ts';

/** What a position does not carry: the version of the rules, and the house rules. */
export interface OutsidePosition {
  readonly rules: number;
  readonly house: Options;
}

/** KD-MODE */
export function readMode(s: State, json: unknown, { rules, house }: OutsidePosition): Mode {
  const given = fields(json, ['seats', 'advanced', 'solo', 'vikings'] as const, 'mode');
  const mode = modeWith(rules, {
    ...house,
    seats: whole(given.seats, 2, 4, 'mode.seats'),
    advanced: flag(given.advanced, 'mode.advanced'),
    solo: flag(given.solo, 'mode.solo'),
    vikings: flag(given.vikings, 'mode.vikings'),
  });
  ensure(combine(mode) === undefined, 'mode', 'mode');
  setMode(s, mode);
  return mode;
}
