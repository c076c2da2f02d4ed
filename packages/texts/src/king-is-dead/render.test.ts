import {
  after,
  FastRandom,
  legalChoices,
  type Message,
  newChoices,
  type Options,
  type State,
} from '@interregnum/kernel';
import { kingIsDead as game } from '@interregnum/king-is-dead';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, speaker } from '../index.ts';

const FLAGS = [false, true];
const MODES: readonly Options[] = FLAGS.flatMap((vikings) => [
  ...FLAGS.flatMap((advanced) => [2, 3, 4].map((seats) => ({ seats, advanced, vikings }))),
  { seats: 2, solo: true, vikings },
]);
const GAMES_PER_MODE = 20;
const NONSENSE = ['', 'nonsense', 'Moray', 'seat 9'];

/** Everything that was said, each different message once, by its section. */
class Heard {
  readonly messages = new Map<string, readonly [section: string, message: Message]>();

  add(section: string, { key, values }: Message): void {
    this.messages.set(JSON.stringify([section, key, values]), [section, { key, values }]);
  }

  keys(): Set<string> {
    return new Set([...this.messages.values()].map(([section, { key }]) => `${section}.${key}`));
  }
}

/** Plays a random game and hears all that can be said about it. */
function listen(options: Options, seed: string, heard: Heard): void {
  const random = new FastRandom(seed);
  const buffer = newChoices();
  const read = game.options(options);
  if ('refusal' in read) throw new Error(`${seed}: options refused`);
  let s = game.setup(read.options, random);
  for (let choices = legalChoices(game, s, buffer); choices.length > 0; choices = legalChoices(game, s, buffer)) {
    heard.add('prompt', game.prompt(s));
    if (random.below(3) === 0) hearRefusals(s, heard);
    const choice = choices[random.below(choices.length)];
    const next = after(game, s, choice);
    for (const line of game.log(s, choice, next)) heard.add('log', line);
    s = next;
  }
  for (const criterion of game.explain(s)) heard.add('criterion', criterion);
  hearRefusals(s, heard);
  if (seed.endsWith('.0')) hearFlaws(game.position.write(s), heard);
}

function hearRefusals(s: State, heard: Heard): void {
  for (const text of [...game.notation.texts(s), ...NONSENSE]) {
    const refusal = game.refusal(s, text);
    if (refusal !== undefined) heard.add('refusal', refusal);
  }
}

/** Spoils a position part by part. */
function hearFlaws(position: string, heard: Heard): void {
  const hear = (text: string): void => {
    const read = game.position.read(text);
    if ('flaw' in read) heard.add('invariant', { key: read.flaw.invariant, values: read.flaw.values });
  };
  const parts = JSON.parse(position);
  hear('{');
  hear(position.replace('"version":1', '"version":1.0'));
  hear(JSON.stringify({ ...parts, more: 1 }));
  for (const key of Object.keys(parts)) {
    for (const spoilt of [undefined, null, 99, 'words', [], [0], {}]) hear(JSON.stringify({ ...parts, [key]: spoilt }));
  }
}

function hearOptions(heard: Heard): void {
  for (const given of [{ seats: 7 }, { dragons: true }, { solo: true, seats: 3 }, { solo: true, advanced: true }]) {
    const read = game.options(given);
    if ('refusal' in read) heard.add('refusal', read.refusal);
  }
}

/** The ids of terms: none may reach a reader, but for the plain strings of a message. */
const IDS = game.words
  .filter((key) => /^(region|faction|card)\./.test(key))
  .map((key) => key.slice(key.indexOf('.') + 1));
const ID = new RegExp(`(?<![\\p{L}-])(${IDS.join('|')})(?![\\p{L}-])`, 'u');

function withoutStrings(text: string, { values }: Message): string {
  return Object.values(values)
    .filter((value) => typeof value === 'string' && value !== '')
    .reduce<string>((rest, value) => rest.replace(String(value), '…'), text);
}

/** What random games hardly ever bring about. */
function hearRarities(heard: Heard): void {
  const [region, to] = ['moray', 'devon'].map((id) => ({ term: 'region', id }));
  heard.add('prompt', { key: 'march-one', values: { region, to } });
  heard.add('prompt', { key: 'swap-one', values: { region } });
  heard.add('criterion', { key: 'shared', values: {} });
  const named = heard.keys();
  for (const key of game.position.invariants.filter((key) => !named.has(`invariant.${key}`)))
    heard.add('invariant', { key, values: { where: 'regions.moray' } });
}

const heard = new Heard();

beforeAll(() => {
  for (const [mode, options] of MODES.entries())
    for (let round = 0; round < GAMES_PER_MODE; round++) listen(options, `render ${mode}.${round}`, heard);
  hearOptions(heard);
  hearRarities(heard);
});

describe('all that random games say', () => {
  test.each(LANGUAGES)('reads as words in %s', (language) => {
    const { say } = speaker(game.meta.id, language, (seat) => `Seat${seat}`);
    for (const [section, message] of heard.messages.values()) {
      const text = withoutStrings(say(section, message), message);
      const what = `${section} ${JSON.stringify(message)}: ${text}`;
      expect(text.length, what).toBeGreaterThan(3);
      expect(text, what).not.toMatch(/[{}#<>[\]]|undefined|null|NaN|object/);
      expect(text, what).not.toMatch(ID);
    }
  });

  test.each(LANGUAGES)('begins with a capital letter or a name in %s', (language) => {
    const { say } = speaker(game.meta.id, language, (seat) => `Seat${seat}`);
    for (const [section, message] of heard.messages.values())
      expect(say(section, message)).toMatch(/^[«“]?\u202f?[\p{Lu}…]/u);
  });

  test('covers every kind of message', () => {
    const keys = heard.keys();
    const expected = game.words.filter((key) => /^(prompt|log|refusal|criterion|invariant)\./.test(key));
    expect(expected.filter((key) => !keys.has(key))).toEqual([]);
  });
});
