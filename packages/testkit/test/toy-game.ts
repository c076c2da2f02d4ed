import {
  type Game,
  HIDDEN,
  type LogLine,
  NO_CHOICE,
  NO_SEAT,
  type Pieces,
  type State,
  UNKNOWN,
} from '@interregnum/kernel';

/** Where things stand: the secret of either seat, the seat to act, turns, and whether it is over. */
export const [SECRET, ACTOR, TURNS, OVER] = [0, 2, 3, 4];
const TEXTS = ['wait', 'stop', 'fly'];
const [WAIT, STOP] = [0, 1];

/** Each seat holds its secret, and a token lies before the seat to act. */
function pieces(s: State): Pieces {
  const secret = (seat: number): string => (s[SECRET + seat] === UNKNOWN ? HIDDEN : `secret-${s[SECRET + seat]}`);
  return new Map([
    ...[0, 1].map((seat) => [`hand:${seat}`, new Map([[secret(seat), 1]])] as const),
    [`turn:${s[ACTOR]}`, new Map([['token', 1]])],
  ]);
}

const tellTurn = (s: State, choice: number): LogLine => ({
  key: TEXTS[choice],
  values: { seat: { seat: s[ACTOR] } },
  moves: [{ piece: 'token', from: `turn:${s[ACTOR]}`, to: `turn:${1 - s[ACTOR]}`, count: 1 }],
});

/** Two seats keep a secret each. They wait by turns until one of them stops the game: nothing makes them. */
export const toy: Game = {
  meta: { id: 'toy', rulesVersion: 1, options: [], maxDecisions: undefined, pass: 'wait', firstSeatBegins: true },
  size: 5,
  facts: 5,
  options: () => ({ options: {} }),
  setup: (_, random) => Int32Array.of(random.below(6), random.below(6), 0, 0, 0),
  optionsOf: () => ({}),
  seats: () => 2,
  parties: () => [[0], [1]],
  ownKind: () => undefined,
  hides: () => true,
  fromMemory: () => false,
  toAct: (s) => (s[OVER] === 1 ? NO_SEAT : s[ACTOR]),
  legal: (s, into) => {
    if (s[OVER] === 1) return 0;
    into.set([WAIT, STOP]);
    return 2;
  },
  pick: (s, random) => (s[OVER] === 1 ? NO_CHOICE : random.below(2)),
  play: (s, choice) => {
    if (choice === STOP) s[OVER] = 1;
    s[ACTOR] = 1 - s[ACTOR];
    s[TURNS]++;
  },
  turn: (s) => s[TURNS],
  redact: (s, who, into = new Int32Array(s.length)) => {
    into.set(s);
    for (const seat of [0, 1]) if (seat !== who) into[SECRET + seat] = UNKNOWN;
    return into;
  },
  turnsUp: () => false,
  imagine: (seen) => seen.slice(),
  refusal: (_, text) => (text === 'fly' ? { clause: 'TY-FLY-1', key: 'wingless', values: {} } : undefined),
  prompt: () => ({ key: 'stop', values: {} }),
  tell: (s, choice) => [tellTurn(s, choice)],
  pieces,
  reasons: () => [],
  outcome: (s) =>
    s[OVER] === 1 ? { ending: 'stopped', winners: [s[ACTOR]], shared: false, decidedBy: 'stop' } : undefined,
  explain: (s) =>
    s[OVER] === 1 ? [{ clause: 'TY-END-1', key: 'stop', values: {}, scores: [], left: [s[ACTOR]] }] : [],
  notation: {
    write: (_, choice) => TEXTS[choice],
    read: (_, text) => (TEXTS.includes(text) ? TEXTS.indexOf(text) : undefined),
    texts: () => TEXTS,
  },
  position: {
    write: (s) => JSON.stringify({ words: Array.from(s) }),
    read: (text) => ({ state: Int32Array.from(JSON.parse(text).words as number[]) }),
    readSeen: (text) => toy.position.read(text),
    invariants: [],
  },
  words: TEXTS.map((text) => `log.${text}`),
};

/** The same, but at random no seat ever stops. */
export const endless: Game = { ...toy, pick: (s) => (s[OVER] === 1 ? NO_CHOICE : WAIT) };

/** The same with a bound that the rules promise. */
export const bounded = (game: Game, maxDecisions: number): Game => ({ ...game, meta: { ...game.meta, maxDecisions } });

/** A table with these secrets, seat 0 to act. */
export const table = (first: number, second: number): State => Int32Array.of(first, second, 0, 0, 0);
