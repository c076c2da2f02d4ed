import {
  after,
  FastRandom,
  type Game,
  type Message,
  NO_CHOICE,
  type Options,
  type Random,
  type State,
  type Term,
  type Value,
} from '@interregnum/kernel';
import { modesOf } from '@interregnum/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue, LANGUAGES, translator } from '../src/index.ts';

/** What is to be heard of a game, beside random games in all its modes. */
export interface Occasions {
  readonly gamesPerMode: number;
  /** Options that the game refuses, for reasons of its own. */
  readonly misfits?: readonly Options[];
  /** Positions to play on from, for what random games seldom come to. */
  readonly positions?: readonly string[];
  /** Attempts that are not among the texts of a state's choices, to be refused. */
  readonly attempts?: readonly string[];
  /** What even these do not bring about. */
  readonly rarities?: readonly (readonly [section: string, message: Message])[];
}

/** Only ends a run that hangs, also on a busy machine. */
const TIMEOUT = 300_000;

/** Hears all that a game can say, and expects it to read as words in every language. */
export function renderSuite(game: Game, occasions: Occasions): void {
  const heard = new Heard();
  beforeAll(() => hearAll(game, occasions, heard), TIMEOUT);

  describe('all that random games say', () => {
    test.each(LANGUAGES)('reads as words in %s', (language) => {
      const { say } = translator(game.meta.id, language, (seat) => `Seat${seat}`);
      for (const [section, message] of heard.messages.values()) {
        const text = withoutStrings(say(section, message), message);
        const what = `${section} ${JSON.stringify(message)}: ${text}`;
        expect(text.length, what).toBeGreaterThan(3);
        expect(text, what).not.toMatch(/[{}#<>[\]]|\b(undefined|null|NaN|object)\b/);
        expect(text, what).not.toMatch(/ {2}|\(\)|: ?\./);
        for (const { term, id } of Object.values(message.values).flatMap(termsIn)) {
          const isWord = words(catalogue(game.meta.id, language)[`${term}.${id}`]).includes(id);
          if (!isWord) expect(words(text), what).not.toContain(id);
        }
      }
    });

    test.each(LANGUAGES)('begins with a capital letter or a name in %s', (language) => {
      const { say } = translator(game.meta.id, language, (seat) => `Seat${seat}`);
      for (const [section, message] of heard.messages.values())
        expect(say(section, message)).toMatch(/^[«“]?\u202f?[\p{Lu}…]/u);
    });

    test('covers every kind of message', () => {
      const expected = game.words.filter((key) => /^(prompt|log|reason|refusal|criterion|invariant)\./.test(key));
      expect(expected.filter((key) => !heard.keys().has(key))).toEqual([]);
    });
  });
}

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dov'];

/** A message in English, French and Russian, with Ana on seat 0, Ben on seat 1 and so on. */
export const sayings = (game: Game, section: string, message: Message): string[] =>
  LANGUAGES.map((language) => translator(game.meta.id, language, (seat) => NAMES[seat]).say(section, message));

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

function hearAll(game: Game, occasions: Occasions, heard: Heard) {
  const { gamesPerMode, misfits = [], positions = [], attempts = [], rarities = [] } = occasions;
  for (const [mode, options] of modesOf(game).entries()) {
    for (let round = 0; round < gamesPerMode; round++) {
      const random = new FastRandom(`render ${game.meta.id} ${mode}.${round}`);
      const start = game.setup(options, random);
      const end = listen(game, start, random, attempts, heard);
      if (round === 0) for (const s of [start, end]) hearFlaws(game, game.position.write(s), heard);
    }
  }
  for (const position of positions) {
    const read = game.position.read(position);
    if ('flaw' in read) throw new Error(`${position}: ${JSON.stringify(read.flaw)}`);
    listen(game, read.state, new FastRandom(position), attempts, heard);
  }
  for (const given of [{ seats: 99 }, { dragons: true }, ...misfits]) {
    const read = game.options(given);
    if ('refusal' in read) heard.add('refusal', read.refusal);
  }
  for (const [section, message] of rarities) heard.add(section, message);
  hearOtherFlaws(game, heard);
}

/** Where the rules set no bound, as much of a game as this. */
const MOST_DECISIONS = 2000;

/** Plays on at random and hears all that can be said on the way. Returns the end. */
function listen(game: Game, start: State, random: Random, attempts: readonly string[], heard: Heard): State {
  let s = start;
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const choice = game.pick(s, random);
    if (choice === NO_CHOICE) break;
    heard.add('prompt', game.prompt(s));
    if (random.below(3) === 0) hearRefusals(game, s, attempts, heard);
    if (random.below(9) === 0) hearTally(game, seenBy(game, 0, s), heard);
    const next = after(game, s, choice);
    const viewer = random.below(game.seats(s) + 2);
    const told = game.tell(seenBy(game, viewer, s), choice, seenBy(game, viewer, next));
    for (const line of told) heard.add('log', line);
    for (const reason of game.reasons(s, next, game.toAct(s))) heard.add('reason', reason);
    s = next;
  }
  for (const criterion of game.explain(s)) heard.add('criterion', criterion);
  hearRefusals(game, s, attempts, heard);
  return s;
}

/** What a viewer sees: a seat, or the audience, or one who sees everything. */
function seenBy(game: Game, viewer: number, s: State): State {
  if (viewer > game.seats(s)) return s;
  return game.redact(s, viewer < game.seats(s) ? viewer : 'audience');
}

const hearTally = (game: Game, seen: State, heard: Heard): void =>
  game.tally?.(seen).forEach(({ criteria }) => {
    for (const criterion of criteria) heard.add('criterion', criterion);
  });

const NONSENSE = ['', 'nonsense', 'constructor', 'seat 9'];

function hearRefusals(game: Game, s: State, attempts: readonly string[], heard: Heard): void {
  for (const text of [...game.notation.texts(s), ...NONSENSE, ...attempts]) {
    const refusal = game.refusal(s, text);
    if (refusal !== undefined) heard.add('refusal', refusal);
  }
}

/** Spoils a position part by part. */
function hearFlaws(game: Game, position: string, heard: Heard): void {
  const hear = (text: string): void => {
    const read = game.position.read(text);
    if ('flaw' in read) heard.add('invariant', { key: read.flaw.invariant, values: read.flaw.values });
  };
  const parts = JSON.parse(position);
  hear('{');
  hear(position.replace(/:(\d+)/, ':$1.0'));
  hear(JSON.stringify({ ...parts, more: 1 }));
  const wrong = [undefined, null, 1, 99, 'words', [], [0], {}];
  for (const key of Object.keys(parts)) {
    for (const spoilt of wrong) hear(JSON.stringify({ ...parts, [key]: spoilt }));
  }
}

/** Invariants that spoiling did not violate. */
function hearOtherFlaws(game: Game, heard: Heard): void {
  const named = heard.keys();
  for (const key of game.position.invariants.filter((key) => !named.has(`invariant.${key}`)))
    heard.add('invariant', { key, values: { where: 'some.key' } });
}

/** The terms in a value. Their ids may not reach a reader, unless an id happens to be a word of the term's own text. */
function termsIn(value: Value): Term[] {
  if (typeof value !== 'object' || 'seat' in value) return [];
  return 'term' in value ? [value] : value.flatMap(termsIn);
}

const words = (text: string): string[] => text.split(/[^\p{L}-]+/u);

/** A text but for the plain strings of its message, which may be anything. */
function withoutStrings(text: string, { values }: Message): string {
  return Object.values(values)
    .filter((value) => typeof value === 'string' && value !== '')
    .reduce<string>((rest, value) => rest.replace(String(value), '…'), text);
}
