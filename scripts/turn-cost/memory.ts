import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Match } from '@interregnum/match';
import type { Mode } from '../../bench/src/modes.ts';
import { dealt, readTurns, scripted, taken } from './scripted.ts';

/** Matches that are held at once, and how many different ones they are. */
const HELD = 2000;
const DIFFERENT = 20;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Bytes in use, on the heap and beside it. */
function bytesInUse(): number {
  for (let again = 0; again < 3; again++) collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Bytes of memory that a finished match takes, each dealt and played for itself. */
export function bytesPerMatch(mode: Mode): number {
  const scripts = Array.from({ length: DIFFERENT }, (_, number) => readTurns(scripted(mode, number)));
  const play = (number: number): Match => {
    let match = dealt(mode, number % DIFFERENT);
    for (const turn of JSON.parse(JSON.stringify(scripts[number % DIFFERENT]))) match = taken(match, turn).match;
    return match;
  };
  // First some that are not held: what the compiler keeps of them is not a match's.
  for (let number = 0; number < HELD / 5; number++) play(number);
  const before = bytesInUse();
  const held = Array.from({ length: HELD }, (_, number) => play(number));
  return (bytesInUse() - before) / held.length;
}
