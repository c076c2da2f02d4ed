import { fields, flag, require, type State, whole } from '@interregnum/kernel';
import { combine } from '../options.ts';
import { type Mode, setMode } from '../state/index.ts';

/** KD-MODE */
export function readMode(s: State, json: unknown, memory: boolean): Mode {
  const given = fields(json, ['seats', 'advanced', 'solo', 'vikings'] as const, 'mode');
  const mode = {
    seats: whole(given.seats, 2, 4, 'mode.seats'),
    advanced: flag(given.advanced, 'mode.advanced'),
    solo: flag(given.solo, 'mode.solo'),
    vikings: flag(given.vikings, 'mode.vikings'),
    memory,
  };
  require(combine(mode) === undefined, 'mode', 'mode');
  setMode(s, mode);
  return mode;
}
