import { claim } from '@interregnum/claim';
import { FastRandom, type Game, type State } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { describe, expect, test } from 'vitest';
import { after, anyText, draftOf, mustChoose, newMatch } from '../../test/matches.ts';
import { type Draft, newDraft, seenIn } from '../draft.ts';
import { reasonsFor } from './reasons.ts';

const TURN = ['welsh-support', 'devon'];
const SUMMON = 'gwynedd welsh';

/** The same draft in another world that its seat cannot tell from this one. */
const elsewhere = ({ game, seat, from }: Draft, seed: string): Draft =>
  newDraft(game, game.redact(game.imagine(from.seen, new FastRandom(seed)), seat));

describe('what speaks for a turn', () => {
  test('is told from what its seat sees before and after it', () => {
    const start = draftOf(newMatch({ game: kingIsDead, given: { advanced: true } }).match);
    const complete = mustChoose(start, 'pass');
    const told = kingIsDead.reasons(seenIn(start), seenIn(complete), 0);
    expect(reasonsFor(start, complete)).toEqual(told);
    expect(told).toEqual([{ key: 'keeps', values: { count: 8, others: 8, rivals: 1 } }]);
  });

  test('begins with what has been drafted', () => {
    const start = draftOf(newMatch({ game: kingIsDead, name: 's' }).match);
    const begun = mustChoose(start, ...TURN);
    const complete = mustChoose(begun, SUMMON);
    expect(reasonsFor(begun, complete)).toEqual(kingIsDead.reasons(seenIn(begun), seenIn(complete), 0));
    expect(reasonsFor(start, complete)).toEqual(kingIsDead.reasons(seenIn(start), seenIn(complete), 0));
    expect(reasonsFor(begun, complete)).not.toEqual(reasonsFor(start, complete));
  });

  test('peeks at no card that it turns up: Claim', () => {
    const start = draftOf(after(newMatch({ game: claim }), 1).match);
    const text = anyText(start, new FastRandom('reply'));
    const complete = mustChoose(start, text);
    expect(complete.hidesLast).toBe(true);
    const told = reasonsFor(start, complete);
    expect(['recruits', 'leaves']).toContain(told[0].key);
    for (const world of ['a', 'b', 'c', 'd', 'e'].map((seed) => elsewhere(start, seed)))
      expect(reasonsFor(world, mustChoose(world, text))).toEqual(told);
  });

  test('tells nothing that only one card of the Saxons would bring about', () => {
    const start = draftOf(newMatch({ game: kingIsDead, given: { solo: true } }).match);
    const told = reasonsFor(start, mustChoose(start, 'pass'));
    expect(told).toContainEqual({ key: 'keeps-solo', values: { count: 8, struggles: 8 } });
    const topCard = (s: State): string => JSON.parse(kingIsDead.position.write(s)).discards[1].at(-1);
    const same = { key: 'same', values: {} };
    const reasons: Game['reasons'] = (_, later) => [{ key: 'card', values: { card: topCard(later) } }, same];
    const curious = { ...start, game: { ...kingIsDead, reasons } };
    expect(reasonsFor(curious, mustChoose(curious, 'pass'))).toEqual([same]);
  });
});
