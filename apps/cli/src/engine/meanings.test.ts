import { GAMES } from '@interregnum/games/all';
import {
  after,
  FastRandom,
  type Game,
  type LogLine,
  legalChoices,
  NO_SEAT,
  newChoices,
  type Options,
  type State,
} from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { meaningsOf } from './meanings.ts';

const MODES: readonly (readonly [string, Options])[] = [
  ['king-is-dead', {}],
  ['king-is-dead', { seats: 3, advanced: true, vikings: true }],
  ['king-is-dead', { seats: 4, advanced: true, memory: true }],
  ['king-is-dead', { solo: true, vikings: true }],
  ['foreign-king', {}],
  ['foreign-king', { seats: 4 }],
  ['claim', {}],
];

const buffer = newChoices();

/** Shows every decision of a random game. */
function follow(id: string, given: Options, seed: string, look: (game: Game, s: State) => void): void {
  const game = GAMES.get(id) as Game;
  const read = game.options(given);
  if ('refusal' in read) throw new Error(read.refusal.key);
  const random = new FastRandom(seed);
  const s = game.setup(read.options, random);
  for (let made = 0; game.toAct(s) !== NO_SEAT && made < 200; made++) {
    look(game, s);
    game.play(s, game.pick(s, random));
  }
}

const seenIn = (game: Game, s: State): State => game.redact(s, game.toAct(s));
const meansIn = (game: Game, s: State): LogLine[][] => {
  const seen = seenIn(game, s);
  return meaningsOf(game, seen, legalChoices(game, seen, buffer));
};

describe.each(MODES)('what choices do in %s %j', (id, given) => {
  test('is the beginning of what is told once one is made, whatever is hidden', () => {
    const random = new FastRandom('worlds');
    follow(id, given, 'a', (game, s) => {
      const [seat, seen] = [game.toAct(s), seenIn(game, s)];
      const choices = legalChoices(game, seen, buffer);
      const means = meaningsOf(game, seen, choices);
      for (const world of [s, game.imagine(seen, random), game.imagine(seen, random)])
        for (const [at, choice] of choices.entries()) {
          const seenAfter = game.redact(after(game, world, choice), seat);
          const told = game.tell(seen, choice, seenAfter);
          expect(means[at]).toEqual(told.slice(0, means[at].length));
          if (!game.turnsUp(seen, choice, seenAfter)) expect(means[at]).toHaveLength(told.length);
        }
    });
  });
});

describe('a choice', () => {
  test('of a card that is replied with tells who wins the trick, but not what is drawn then', () => {
    const keys = new Set<string>();
    follow('claim', {}, 'a', (game, s) => {
      for (const lines of meansIn(game, s)) keys.add(lines.map(({ key }) => key).join(' '));
    });
    expect(keys).toContain('lead');
    expect(keys).toContain('reply trick won');
    expect([...keys].join(' ')).not.toMatch(/drew(?!-unseen)|turned-up/);
  });

  test('that is only remembered does nothing yet', () => {
    const counts = new Map<string, number>();
    follow('king-is-dead', {}, 'a', (game, s) => {
      const { key } = game.prompt(seenIn(game, s));
      counts.set(key, Math.max(counts.get(key) ?? 0, ...meansIn(game, s).map((lines) => lines.length)));
    });
    expect(counts.get('negotiate-first')).toBe(0);
    expect(counts.get('negotiate-second')).toBe(1);
    expect(counts.get('turn')).toBeGreaterThan(0);
  });
});
