import type { Random } from '@interregnum/kernel';

/** Makes a value: anew each time, since some can be used once only. */
type Make = () => unknown;

export const oneOf = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)];

const throwing = (): never => {
  throw new Error('not to be read');
};

/** Objects that do not like to be read. */
const STRANGE: readonly Make[] = [
  () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    return proxy;
  },
  () => new Proxy([], { get: throwing, getPrototypeOf: throwing, ownKeys: throwing }),
  () => Object.defineProperty({}, 'length', { get: throwing }),
  () => ({ toString: throwing, valueOf: throwing, [Symbol.toPrimitive]: throwing, toJSON: throwing }),
  () => Object.create(null),
  () => Symbol('seat'),
  () => throwing,
  () => new Date(Number.NaN),
  () => new Map([[0, 'pass']]),
  () => new Set(['pass']),
  () => /^/,
];

/** Plain values of every kind. */
const PLAIN: readonly Make[] = [
  ...[undefined, null, true, false, 0n, '', '0', 'pass', '[]', '{}', '__proto__'].map((value) => () => value),
  ...[Number.NaN, Number.POSITIVE_INFINITY, -1, -0, 0.5, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 53), 1e308, 5e-324].map(
    (value) => () => value,
  ),
  () => [],
  () => [0],
  () => ({}),
  () => new Number(0),
  () => new String('0'.repeat(64)),
];

const ANY: readonly Make[] = [...PLAIN, ...STRANGE];
export const anything = (random: Random): unknown => oneOf(ANY, random)();

/** Characters of every kind: unseen, joined, turned, doubled, alone, beyond the first plane, and those that end lines. */
const CHARACTERS = [
  ...['\0', '\t', '\n', '\r', ' ', '\u00a0', '\u2028', '\u2029', '\u200b', '\u200d', '\ufeff', '\u202e', '\u0301'],
  ...[
    '\ud800',
    '\udc00',
    '\udfff\ud800',
    '😀',
    '👩‍👩‍👧',
    '\u{10ffff}',
    'ﬀ',
    'İ',
    'ı',
    'ſ',
    'é',
    'я',
    '漢',
    'א',
    '٣',
    '０',
    'ａ',
  ],
  ...['"', '\\', "'", '<', '&', '$&', '%s', '{}', ';', '/', '..', 'a', 'A', '0', '-', '+', '?', '*'],
];

/** Words that mean something to programs. */
const WORDS = [
  ...[
    '',
    ' ',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'length',
    'null',
    'undefined',
    'NaN',
    '-1',
    '1e9',
  ],
  ...[
    'pass',
    'Pass',
    'pass ',
    ' pass',
    'seat 0',
    'seat 9',
    'king',
    'queen king',
    'king ',
    'send 1 to',
    'send 99 to brabant',
  ],
  ...['G1', 'G01', 'g1', 'G１', 'undead 7', 'essex', 'essex welsh', 'welsh+scots', 'scots+welsh', 'end', 'done', '?'],
];

/** A text that is almost, or not at all, one of the notation. */
export function almost(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const sign = oneOf(CHARACTERS, random);
  switch (random.below(9)) {
    case 0:
      return text.slice(0, at) + sign + text.slice(at);
    case 1:
      return text.slice(0, at) + sign + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + text.slice(at + 1);
    case 3:
      return text.toUpperCase();
    case 4:
      return text.normalize(oneOf(['NFD', 'NFKC'], random)) + oneOf(['\u0301', ''], random);
    case 5:
      return text + text;
    case 6:
      return [...text].toReversed().join('');
    case 7:
      return sign.repeat(oneOf([1, 50, 199, 200, 201, 5000], random));
    default:
      return oneOf(WORDS, random);
  }
}

/** Lists that say of themselves what they are not. */
export const strangeLists = (texts: readonly string[]): readonly Make[] => [
  () => new Array(2 ** 32 - 1),
  () => Object.assign(new Array(99), texts),
  () => Array(1000).fill(texts[0]),
  () => texts.map((text) => [text]),
  () => texts.map((text) => new String(text)),
  () => texts.map((text) => ({ toString: () => text })),
  () => ({ ...texts, length: texts.length }),
  () => Object.defineProperty([...texts], 0, { get: throwing }),
  () => Object.defineProperty([...texts], Symbol.iterator, { value: endless }),
  () => Object.defineProperty([...texts], 'map', { value: throwing }),
  () =>
    new Proxy([...texts], { get: (list, key, self) => (key === 'length' ? 2 ** 31 : Reflect.get(list, key, self)) }),
  () =>
    new Proxy([...texts], { get: (list, key, self) => (key === 'length' ? Number.NaN : Reflect.get(list, key, self)) }),
  () => new Proxy([...texts], { get: (list, key, self) => (key === 'length' ? '2' : Reflect.get(list, key, self)) }),
  () => new Proxy([...texts], { has: throwing, getOwnPropertyDescriptor: throwing }),
  () => new (class extends Array<string> {})(...texts),
  () => new Uint8Array(3),
  () => texts.join(','),
];

function* endless(): Generator<string> {
  for (;;) yield 'pass';
}
