import { RequestFailed } from '@interregnum/protocol/client';

/** What a visitor can do something about. */
const TOLD = [
  'no-table',
  'no-person',
  'seat-taken',
  'begun',
  'over',
  'withdrawn',
  'not-creator',
  'hints',
  'shown',
  'quiet',
  'not-away',
  'too-many',
  'unavailable',
] as const;

/** Why something was not done, by the key of its words. */
export function errorKeyOf(problem: unknown): string {
  const code = problem instanceof RequestFailed ? problem.error.code : undefined;
  return `trouble.${TOLD.find((each) => each === code) ?? 'other'}`;
}
