import { sameWords } from '@interregnum/kernel';
import type { Viewer } from '@interregnum/match';
import { expect } from 'vitest';
import type { TestClient } from '../support/test-client.ts';
import type { Side } from './side.ts';

/** What was sent to a client since it was last looked at, with times. */
const lately = ({ sent }: TestClient): string =>
  sent
    .splice(0)
    .map(({ at, text }) => `${at} ${text}`)
    .join('\n');

/** Everything that was sent to viewers that cannot tell the worlds apart is the same, and so is what was noted. */
export function expectAlike([one, other]: readonly Side[], alike: ReadonlySet<Viewer>): void {
  for (const [at, [client, viewer]] of one.recording.entries()) {
    const [here, there] = [lately(client), lately(other.recording[at][0])];
    if (alike.has(viewer)) expect(there).toBe(here);
  }
  expect(other.world.notes).toEqual(one.world.notes);
  // Of turns devices are told alike, and nothing but that.
  expect(other.world.push.sent).toEqual(one.world.push.sent);
  const { made, match } = one;
  const only = JSON.stringify({ notices: [{ table: made.table, game: match.game.meta.id, what: 'turn' }] });
  for (const sent of one.world.push.sent) expect(sent.slice(sent.indexOf(' ') + 1)).toBe(only);
}

/** Whether a viewer sees the same in both worlds now. */
export const seesAlike = ([one, other]: readonly Side[], viewer: Viewer): boolean =>
  sameWords(
    one.match.game.redact(one.match.state, viewer),
    one.match.game.redact(other.match.state, viewer),
    one.match.game.size,
  );
