import { claim } from '@interregnum/claim';
import { FastRandom, type Random } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { chanceOf } from './chance.ts';
import type { Fixture } from './schedule.ts';

const OF: Fixture = { number: 7, deal: 3, meeting: 0, rotation: 1 };
const dealt = (random: Random): string => claim.position.write(claim.setup({ seats: 2 }, random));

describe('without a secret', () => {
  test('the seed is all, as it has always been: figures in docs/bots.md rest on it', () => {
    const chance = chanceOf('tea', undefined);
    expect(dealt(chance.deal(3))).toBe(dealt(new FastRandom('tea/3')));
    expect(chance.seed(OF, 1)).toBe('tea/3/1/1');
  });
});

describe('with a secret', () => {
  const [one, again, other] = ['secret', 'secret', 'another'].map((secret) => chanceOf('tea', secret));

  test('seed and secret together give the same again', () => {
    expect(dealt(one.deal(3))).toBe(dealt(again.deal(3)));
    expect(one.seed(OF, 1)).toBe(again.seed(OF, 1));
    expect(one.told(OF, 1)).toEqual(again.told(OF, 1));
  });

  test('the seed alone tells nothing', () => {
    expect(dealt(one.deal(3))).not.toBe(dealt(other.deal(3)));
    expect(dealt(one.deal(3))).not.toBe(dealt(new FastRandom('tea/3')));
    expect(one.seed(OF, 1)).not.toBe(other.seed(OF, 1));
    expect(one.told(OF, 1)).not.toEqual(other.told(OF, 1));
  });

  test('every game and every seat has its own, and what is told is used for nothing else', () => {
    const later = { ...OF, number: 8, deal: 4 };
    const texts = [OF, later].flatMap((of) =>
      [0, 1].flatMap((seat) => [one.seed(of, seat), one.told(of, seat).seed, one.told(of, seat).match]),
    );
    // Both seats are told the same match.
    expect(new Set(texts).size).toBe(texts.length - 2);
    for (const text of texts) expect(dealt(new FastRandom(text))).not.toBe(dealt(one.deal(3)));
  });
});
