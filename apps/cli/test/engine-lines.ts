import { GAMES } from '@interregnum/games/all';
import { NO_CHOICE, type Random } from '@interregnum/kernel';
import { LIMITS } from '../src/engine/limits.ts';
import type { Session } from '../src/engine/session.ts';

/**
 * Lines to try the engine with: requests that fit the session as it stands, the same with something wrong in them, lists
 * of both, and bytes that are nothing at all. None of them asks the engine to end, or to think: engine-thoughts.ts does.
 */
export function someLine(session: Session, random: Random): Buffer {
  const text = random.below(6) === 0 ? batch(session, random) : written(someRequest(session, random), random);
  const kind = random.below(20_000);
  if (kind < 4) return Buffer.alloc(LIMITS.line + 1 + random.below(LIMITS.line), text);
  if (kind < 200) return Buffer.from(BLANK[random.below(BLANK.length)]);
  if (kind < 1200) return oneLine(noise(random));
  if (kind < 5000) return oneLine(damaged(Buffer.from(text), random));
  return Buffer.from(text);
}

type Json = Record<string, unknown>;

const BLANK = ['', ' ', '\r', '\t \r', '   '];
const TABLES = ['main', 'a', '__proto__', 'd\u00e9'];
const NUMBERS = [-1, 0, 1, 2, 3, 0.5, 2 ** 53, LIMITS.playout + 1];
const STRINGS = ['', 'audience', 'all', 'pass', 'K2', 'constructor', '\ud800', '\0', 'x'.repeat(201), '"', '\u2028'];
/** Stands for a number that JSON can write and JavaScript cannot hold. */
const HUGE = '<huge>';

const any = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)];
const chance = (one: number, random: Random): boolean => random.below(one) === 0;

/** A value of any kind at all. */
function someValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 6 : 8);
  if (kind < 2) return any(STRINGS, random);
  if (kind < 4) return any(NUMBERS, random);
  if (kind === 4) return any([null, true, false, HUGE], random);
  if (kind === 5) return any([...GAMES.keys()], random);
  const values = Array.from({ length: random.below(4) }, () => someValue(random, depth + 1));
  return kind === 6 ? values : Object.fromEntries(values.map((value) => [any(STRINGS, random), value]));
}

/** A choice that is legal at a table if there is one, or sometimes another text. */
function someChoice({ tables }: Session, name: string, random: Random): string {
  const table = tables.get(name);
  if (table === undefined || chance(10, random)) return any(STRINGS, random);
  const { game, state } = table;
  if (chance(10, random)) return any(game.notation.texts(state), random);
  const choice = game.pick(state, random);
  return choice === NO_CHOICE ? 'pass' : game.notation.write(state, choice);
}

function someOptions(random: Random): Json {
  const all = [...GAMES.values()].flatMap(({ meta }) => meta.options);
  return Object.fromEntries(
    Array.from({ length: random.below(3) }, () => any(all, random)).map((option) => [
      option.name,
      option.kind === 'flag' ? chance(2, random) : any(option.values, random),
    ]),
  );
}

const someViewer = (random: Random): unknown => any([0, 1, 2, 'audience'], random);
const someCount = (random: Random): number => 1 + random.below(4);
const someSeed = (random: Random): string => `${random.below(1000)}`;
const someWorlds = (random: Random): Json =>
  chance(2, random) ? { count: someCount(random) } : { into: any(TABLES, random) };
const someGame = (random: Random): string => any([...GAMES.keys()], random);

/** Often the newest rules, sometimes a version that there is or is not. */
const someRules = (random: Random): Json => (chance(3, random) ? { rules: 1 + random.below(3) } : {});

/** A position of a table, or what a seat sees of it. */
function somePosition({ tables }: Session, random: Random): Json {
  const { game, state } = any([...tables.values()], random) ?? {};
  if (game === undefined || state === undefined) return { game: someGame(random), position: {} };
  const text = game.position.write(chance(4, random) ? game.redact(state, 0) : state);
  const position = chance(2, random) ? text : JSON.parse(text);
  return {
    game: game.meta.id,
    position,
    ...(chance(2, random) ? { options: chance(2, random) ? game.optionsOf(state) : someOptions(random) } : {}),
    ...(chance(2, random) ? { seed: someSeed(random) } : {}),
  };
}

type Maker = (session: Session, random: Random, table: string) => Json;
/** What each request has beside its table. */
const MAKERS: Readonly<Record<string, Maker>> = {
  hello: () => ({}),
  options: (_, random) => ({ game: someGame(random), ...someRules(random) }),
  new: (_, random) => ({
    game: someGame(random),
    seed: someSeed(random),
    options: someOptions(random),
    ...someRules(random),
  }),
  position: (session, random) => (chance(2, random) ? {} : somePosition(session, random)),
  copy: (_, random) => ({ into: any(TABLES, random) }),
  close: () => ({}),
  legal: (_, random) => ({ prompt: chance(2, random) }),
  play: (session, random, table) => ({ choice: someChoice(session, table, random), legal: chance(2, random) }),
  undo: (_, random) => (chance(2, random) ? {} : { count: someCount(random) }),
  seen: (_, random) => ({ viewer: someViewer(random) }),
  imagine: (_, random) => ({ viewer: someViewer(random), seed: someSeed(random), ...someWorlds(random) }),
  playout: (_, random) => ({ seed: someSeed(random), count: someCount(random) }),
  stop: (_, random) => (chance(2, random) ? {} : { go: random.below(1000) }),
  outcome: () => ({}),
  explain: () => ({}),
};

/** Choices one after the other, perhaps to the end of the game and beyond. */
function someChoices({ tables }: Session, name: string, random: Random): string[] {
  const { game, state } = tables.get(name) ?? {};
  if (game === undefined || state === undefined) return ['pass'];
  const [s, texts] = [state.slice(), [] as string[]];
  for (let left = random.below(80); left > 0; left--) {
    const choice = game.pick(s, random);
    if (choice === NO_CHOICE) return [...texts, 'pass'];
    texts.push(game.notation.write(s, choice));
    game.play(s, choice);
  }
  return texts;
}

/** What `play` may have besides or instead. */
const morePlay = (session: Session, random: Random, table: string): Json =>
  chance(2, random)
    ? { log: any([0, 1, 'audience', 'all'], random) }
    : { choice: undefined, choices: someChoices(session, table, random) };

/** Tables are opened more often than closed. */
const NAMES = [...Object.keys(MAKERS), 'new', 'new'];

function someRequest(session: Session, random: Random): Json {
  // Half of all requests play, so that games get somewhere.
  const name = chance(2, random) ? 'play' : any(NAMES, random);
  const table = any(TABLES, random);
  const request: Json = { do: name, ...MAKERS[name](session, random, table) };
  if (name === 'play' && chance(4, random)) Object.assign(request, morePlay(session, random, table));
  if (!['hello', 'options', 'stop'].includes(name) && !chance(4, random)) request.table = table;
  if (chance(2, random)) request.id = any([random.below(1000), 'id'], random);
  return chance(4, random) ? spoilt(request, random) : request;
}

/** A request with a key too many, too few, or of another value. */
function spoilt(request: Json, random: Random): Json {
  const key = any(Object.keys(request), random);
  const kind = random.below(3);
  if (kind === 0) return { ...request, [any([...STRINGS, 'count', 'into', 'prompt'], random)]: someValue(random) };
  return { ...request, [key]: kind === 1 ? undefined : someValue(random) };
}

/** The text of a request; sometimes with a key that only text can have. */
function written(request: unknown, random: Random): string {
  const text = JSON.stringify(request).replaceAll(`"${HUGE}"`, '1e400');
  return chance(50, random) ? text.replace('{', '{"__proto__":{"do":"legal"},') : text;
}

/** What stands in a list: sometimes a thought, which cannot. */
function someEntry(session: Session, random: Random): unknown {
  if (chance(10, random)) return someValue(random);
  return chance(20, random) ? { do: 'go', table: any(TABLES, random) } : someRequest(session, random);
}

function batch(session: Session, random: Random): string {
  const requests = Array.from({ length: random.below(5) }, () => written(someEntry(session, random), random));
  return `[${requests.join(',')}]`;
}

/** A text with bytes cut off, changed, doubled or put in. */
function damaged(bytes: Buffer, random: Random): Buffer {
  const at = random.below(bytes.length + 1);
  const kind = random.below(4);
  if (kind === 0) return bytes.subarray(0, at);
  if (kind === 1) return Buffer.concat([bytes.subarray(0, at), noise(random), bytes.subarray(at)]);
  if (kind === 2) return Buffer.concat([bytes, bytes.subarray(at)]);
  const nested = '[{'[random.below(2)].repeat(random.below(40));
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(nested), bytes.subarray(at)]);
}

const noise = (random: Random): Buffer => Buffer.from(Array.from({ length: random.below(8) }, () => random.below(256)));

const oneLine = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte) => (byte === 0x0a ? 0x20 : byte)));
