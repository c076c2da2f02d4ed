import { claim } from '@interregnum/claim';
import { FastRandom } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { describe, expect, test } from 'vitest';
import { anyText, draftOf, mustChoose, mustTake, newMatch } from '../test/matches.ts';
import {
  chosenIn,
  decideIn,
  follow,
  offersIn,
  openingOf,
  redraft,
  seenIn,
  shownIn,
  textsOf,
  withChoice,
  withForced,
  withoutChoices,
} from './draft.ts';
import type { Match } from './match.ts';

const CARD = ['welsh-support', 'devon'];
const SUMMON = 'gwynedd welsh';

describe('a draft', () => {
  const { match } = newMatch({ game: kingIsDead, name: 's' });
  const start = draftOf(match);

  test('refuses what is not possible and stays as it was', () => {
    expect(withChoice(start, 'castle')).toHaveProperty('refusal.clause');
    expect(textsOf(start)).toEqual([]);
  });

  test('that is complete takes no more choices, and offers none', () => {
    const complete = mustChoose(start, 'pass');
    expect(complete.isComplete).toBe(true);
    expect(offersIn(complete)).toEqual([]);
    expect(() => withChoice(complete, 'pass')).toThrow('the draft is complete');
  });

  test('leaves the drafts before it alone', () => {
    const before = structuredClone(start.decisions);
    const begun = mustChoose(start, CARD[0]);
    mustChoose(begun, CARD[1]);
    expect(begun.decisions.map(({ text }) => text)).toEqual(CARD.slice(0, 1));
    expect(start.decisions).toEqual(before);
    expect(kingIsDead.toAct(seenIn(start))).toBe(start.seat);
  });

  test('follows choices as far as they are possible', () => {
    expect(chosenIn(follow(start, [...CARD, 'nowhere', SUMMON]))).toEqual(CARD);
    expect(chosenIn(follow(start, [...CARD, SUMMON, 'pass']))).toEqual([...CARD, SUMMON]);
  });

  test('is another turn instead', () => {
    const begun = mustChoose(start, 'pass');
    expect(textsOf(redraft(begun, [...CARD, SUMMON]))).toEqual([...CARD, SUMMON]);
    expect(textsOf(redraft(begun, [...CARD, 'nowhere']))).toEqual(CARD);
    expect(textsOf(redraft(begun, []))).toEqual([]);
  });

  test('knows where its first choice was made', () => {
    expect(openingOf(start)).toBe(seenIn(start));
    expect(openingOf(mustChoose(start, ...CARD))).toBe(seenIn(start));
  });

  test('of a program that chooses against the rules is a bug', () => {
    expect(() => decideIn(start, 'devon')).toThrow(
      /^the program at seat 0 chose "devon" against KD-TURN-2; it may choose .*scottish-support.*, pass$/,
    );
  });
});

describe('what follows without a choice', () => {
  /** In the last trick of Claim both have one card. */
  const last = (): Match => {
    const random = new FastRandom('last trick');
    let { match } = newMatch({ game: claim });
    while (claim.turn(match.state) < 50) match = mustTake(match, [anyText(draftOf(match), random)]).match;
    return match;
  };

  test('is drafted by itself, and is not what was chosen', () => {
    const draft = withForced(draftOf(last()));
    expect([draft.isComplete, textsOf(draft).length, chosenIn(draft)]).toEqual([true, 1, []]);
    expect(openingOf(draft)).toBe(seenIn(draft));
    expect(withoutChoices(draft)).toBe(draft);
  });

  test('a program is asked about it too', () => {
    const draft = draftOf(last());
    const [text] = offersIn(draft);
    expect(textsOf(decideIn(draft, text))).toEqual([text]);
  });
});

test('a reply in the first phase of Claim shows nothing of the card that it turns up, in whatever world', () => {
  const random = new FastRandom('reply');
  const { match } = mustTake(newMatch({ game: claim }).match, [
    anyText(draftOf(newMatch({ game: claim }).match), random),
  ]);
  const seen = draftOf(match).from.seen;
  const reply = anyText(draftOf(match), random);
  for (const world of ['a', 'b', 'c'].map((seed) => claim.imagine(seen, new FastRandom(seed)))) {
    const draft = mustChoose(draftOf({ ...match, state: world }), reply);
    expect(draft.hidesLast).toBe(true);
    expect(shownIn(draft)).toEqual(seen);
  }
});
