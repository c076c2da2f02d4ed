import type { FastRandom } from '@interregnum/kernel';
import type { Viewer } from '@interregnum/match';
import type { Asked } from '../support/test-client.ts';
import { BOT, type Side } from './side.ts';

/** What a viewer may ask, allowed or not, that tells nothing more than it knows. */
export function probes(
  { made: { table, watching, invitation }, match, players }: Side,
  viewer: Viewer,
  random: FastRandom,
): Asked[] {
  const seat = viewer === 'audience' ? 0 : viewer;
  const people = players.filter((player) => player !== undefined).length;
  const token = viewer === 'audience' ? { token: watching } : {};
  const text = match.game.notation.texts(match.game.redact(match.state, viewer))[random.below(3)] ?? 'pass';
  const all: Asked[] = [
    { do: 'turn', table, seat, token: match.head.token, texts: ['nonsense'] },
    { do: 'turn', table, seat, token: '0'.repeat(64), texts: [text] },
    { do: 'turn', table, seat: (seat + 1) % 2, token: match.head.token, texts: [text] },
    { do: 'turn', table, seat, token: match.head.token, texts: [text, text, text, text, text, text, text, text, text] },
    { do: 'offers', table, seat, draft: [] },
    { do: 'offers', table, seat, draft: [text] },
    { do: 'record', table, ...token },
    { do: 'watch', table, ...token },
    { do: 'watch', table, ...token, known: { seq: 4 } },
    { do: 'invited', table, token: invitation },
    { do: 'mine' },
    { do: random.below(2) === 0 ? 'begin-holiday' : 'end-holiday' },
    { do: 'people' },
    { do: 'invite', table, seat: 1, person: '0'.repeat(64) },
    { do: 'decline', table },
    { do: 'seen', table, seq: 4 },
    { do: 'glance', table },
    { do: 'hint', table, seat },
    { do: 'pause', table, wants: random.below(2) === 0 },
    { do: 'return', table, seat },
    { do: 'say', table, ...token, said: { phrase: 'well-played' } },
    { do: 'say', table, ...token, said: { text: 'Who has Plot?' } },
    { do: 'leave', table, seat: (seat + 1) % 2 },
    // With one person alone it would happen.
    { do: 'takeback', table, wants: people > 1 && random.below(3) > 0 },
    { do: 'fill', table, seat: 1, kind: BOT },
    { do: 'salt', table, seat, salt: '0'.repeat(64) },
  ];
  return [all[random.below(all.length)], all[random.below(all.length)]];
}
