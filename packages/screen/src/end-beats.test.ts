import { claim } from '@interregnum/claim';
import { kingIsDead } from '@interregnum/king-is-dead';
import { MatchClient } from '@interregnum/match';
import { expect, test } from 'vitest';
import { dealtMatch, playedOn } from '../test/matches.ts';
import { inputOf, localMatch, portFor, wording } from '../test/screens.ts';
import { endBeats } from './end-beats.ts';
import { decidedWords, ownEndWords } from './end-words.ts';

const seated = (match: ReturnType<typeof localMatch>) => inputOf(new MatchClient({ port: portFor(match, [0]) }));

test('an ending is told by why it came, what decided and the result', () => {
  const input = seated(localMatch(playedOn(dealtMatch(kingIsDead), Number.POSITIVE_INFINITY)));
  const told = wording('king-is-dead');
  const [why, decided, result, ...more] = endBeats(input, told);
  expect(why).toMatch(/^All eight power struggles are resolved|^Three regions are unstable/);
  expect([decided, result, more]).toEqual([decidedWords(input, told), ownEndWords(input, told), []]);
});

test('votes are counted one by one, then the result', () => {
  const input = seated(localMatch(playedOn(dealtMatch(claim), Number.POSITIVE_INFINITY)));
  const beats = endBeats(input, wording('claim'));
  expect(beats).toHaveLength(6);
  for (const [at, faction] of ['Goblins', 'Knights', 'Undead', 'Dwarves', 'Doppelgangers'].entries())
    expect(beats[at]).toMatch(new RegExp(`^${faction} vote for .+\\.$`));
  expect(beats[5]).toBe(ownEndWords(input, wording('claim')));
});

test('a match that goes on, or that was given up, has no ending to be told', () => {
  const match = localMatch(dealtMatch(kingIsDead));
  expect(endBeats(seated(match), wording('king-is-dead'))).toEqual([]);
  void match.act({ resign: 0 });
  expect(endBeats(seated(match), wording('king-is-dead'))).toEqual([]);
});
