import type { Game, State } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { ACTOR, SECRET, table, toy } from '../test/toy-game.ts';
import { expectAlike } from './two-worlds.ts';

const [one, other] = [table(3, 1), table(3, 5)];
const plain = { say: (section: string, { key }: { key: string }) => `${section} ${key}` };
const alike = (changes: Partial<Game>, viewer: number | 'audience' = 0, translators = [plain]): number =>
  expectAlike({ ...toy, ...changes }, one, other, viewer, translators);

/** The secret of the seat that is not to act. */
const othersSecret = (s: State): number => s[SECRET + 1 - s[ACTOR]];

test('worlds that differ in a secret look alike to the other seat and to the audience, log lines included', () => {
  expect(alike({})).toBe(2);
  expect(alike({}, 'audience')).toBe(2);
});

test('whoever knows the secret sees the difference', () => {
  expect(() => alike({}, 1)).toThrow(/^seen: /);
});

const LEAKS: readonly [part: string, changes: Partial<Game>][] = [
  ['seen', { redact: (s) => s.slice() }],
  ['prompt', { prompt: (s) => ({ key: 'stop', values: { secret: othersSecret(s) } }) }],
  ['choices', { legal: (s, into) => toy.legal(s, into) - (othersSecret(s) === 5 ? 1 : 0) }],
  ['refusals', { refusal: (s) => ({ clause: `TY-FLY-${othersSecret(s)}`, key: 'wingless', values: {} }) }],
  ['refusals', { refusal: (s) => (othersSecret(s) === 5 ? undefined : toy.refusal(s, 'fly')) }],
  ['text', { notation: { ...toy.notation, write: (s, choice) => `${choice} ${othersSecret(s)}` } }],
];

test.each(LEAKS)('a secret that leaks into %s is found', (part, changes) => {
  expect(() => alike(changes)).toThrow(new RegExp(`^${part}: `));
});

test('a log that tells more than was seen is found', () => {
  let told = 0;
  expect(() => alike({ tell: () => [{ key: 'wait', values: { told: told++ }, moves: [] }] })).toThrow(/^lines: /);
});

test('a secret in the words of one language is found', () => {
  let said = 0;
  expect(() => alike({}, 0, [plain, { say: (section) => (section === 'prompt' ? `${said++}` : '') }])).toThrow(
    'prompt',
  );
});

test('choices after which the viewer sees a difference, or that one world lacks, are not compared', () => {
  const reveals: Game['redact'] = (s, who) => (s[ACTOR] === 1 ? s.slice() : toy.redact(s, who));
  expect(alike({ redact: reveals })).toBe(0);
  const lacking: Game['legal'] = (s, into) => toy.legal(s, into) - (s[SECRET + 1] === 5 ? 1 : 0);
  expect(alike({ legal: lacking }, 'audience')).toBe(1);
});
