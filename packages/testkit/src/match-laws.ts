import { deepStrictEqual, notDeepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import { after, type Choice, type Game, NO_SEAT, type Random, type Sha256, type State } from '@interregnum/kernel';
import {
  type Appended,
  decideIn,
  type Match,
  newDraft,
  present,
  seenIn,
  shownIn,
  startMatch,
  takeTurn,
  textsOf,
  type Update,
  updatesFor,
  type Viewer,
  viewAfter,
  viewFor,
} from '@interregnum/match';
import { choicesIn, completesTurn, HUMAN } from '@interregnum/record';
import { choicesOf, type Law, viewers } from './law.ts';

/** One number for whatever is hashed: so that two worlds differ in nothing but what is in them. */
const sha: Sha256 = () => new Uint8Array(32);

/** A match that begins in a state, half-made or not. */
function matchFrom(game: Game, position: State): Match {
  const options = game.optionsOf(position);
  const kinds = Array.from({ length: game.seats(position) }, (_, seat) => game.ownKind(options, seat) ?? HUMAN);
  return startMatch({ game, options, kinds, id: 'law', seed: '0'.repeat(64), salts: [], position }, sha).match;
}

/** A turn that is possible. */
function taken(match: Match, texts: readonly string[]): Appended {
  const next = takeTurn(match, match.game.toAct(match.state), match.head.token, texts, sha);
  if (!('match' in next)) throw new Error(`${texts.join(', ')}: ${JSON.stringify(next)}`);
  return next;
}

/** The states that choices lead through. */
function statesAfter(game: Game, from: State, choices: readonly Choice[]): State[] {
  const states: State[] = [];
  for (const choice of choices) states.push(after(game, states.at(-1) ?? from, choice));
  return states;
}

/** A turn of the seat to act, drafted at random from what it sees; checked at every decision against the real world. */
function draftedTurn(game: Game, s: State, random: Random): string[] {
  const seat = game.toAct(s);
  let draft = newDraft(game, game.redact(s, seat));
  let before = s;
  while (!draft.isComplete) {
    const choice = game.pick(seenIn(draft), random);
    draft = decideIn(draft, game.notation.write(seenIn(draft), choice));
    const next = after(game, before, choice);
    strictEqual(draft.isComplete, completesTurn(game, s, { before, choice, after: next }));
    deepStrictEqual(shownIn(draft), game.redact(draft.hidesLast ? before : next, seat));
    before = next;
  }
  return textsOf(draft);
}

/**
 * A turn that is possible in two worlds, one choice after another, if there is one. Who cannot tell them apart cannot tell
 * either by when it is complete.
 */
function commonTurn(game: Game, worlds: readonly [State, State], who: Viewer, random: Random): string[] | undefined {
  let now = worlds;
  for (const texts: string[] = []; ; ) {
    const [one, other] = now.map((s) => choicesOf(game, s));
    const common = one.filter((choice) => other.includes(choice));
    if (common.length === 0) return undefined;
    const choice = common[random.below(common.length)];
    const written = now.map((s) => game.notation.write(s, choice));
    strictEqual(written[0], written[1]);
    texts.push(written[0]);
    const next = [after(game, now[0], choice), after(game, now[1], choice)] as const;
    const [isOne, isOther] = [0, 1].map((at) =>
      completesTurn(game, worlds[at], { before: now[at], choice, after: next[at] }),
    );
    if (isOne && isOther) return texts;
    if (isOne !== isOther) {
      notDeepStrictEqual(game.redact(next[0], who), game.redact(next[1], who));
      return undefined;
    }
    now = next;
  }
}

type Worlds = readonly [Match, Match];

/**
 * Plays one turn in two worlds that a viewer cannot tell apart: decision by decision it is sent the same, until it sees a
 * difference. Returns both worlds if it still sees none.
 */
function sameTurn([one, other]: Worlds, who: Viewer, random: Random): Worlds | undefined {
  const { game } = one;
  const texts = commonTurn(game, [one.state, other.state], who, random);
  if (texts === undefined) return undefined;
  const next = [taken(one, texts), taken(other, texts)] as const;
  const [first, second] = [one, other].map((match, at) => updatesFor(match, next[at].match, next[at].entries, who));
  const seen = [one, other].map((match, at) =>
    statesAfter(game, match.state, choicesIn(next[at].match.progress.played).slice(-texts.length)).map((s) =>
      game.redact(s, who),
    ),
  );
  for (const [at] of texts.entries()) {
    if (seen[0][at].some((word, cell) => word !== seen[1][at][cell])) return undefined;
    strictEqual(JSON.stringify(decisionsIn(first)[at]), JSON.stringify(decisionsIn(second)[at]));
  }
  // What is revealed at the end shows everything.
  const isHidden = ({ type }: Update): boolean => type !== 'reveal';
  strictEqual(JSON.stringify(first.filter(isHidden)), JSON.stringify(second.filter(isHidden)));
  return next[0].match.progress.end === undefined ? [next[0].match, next[1].match] : undefined;
}

const decisionsIn = ([first]: readonly Update[]) => (first.type === 'turn' ? first.decisions : []);

/** Turns that are compared in two worlds. */
const TURNS = 3;

/** What a match makes of a game: what viewers are sent of it, and how its turns are drafted far away. */
export const MATCH_LAWS: readonly Law[] = [
  {
    name: 'everybody knows who is to act and how many turns are over, in the middle of a turn too',
    check: (game, s) => {
      for (const who of viewers(game, s)) {
        const seen = game.redact(s, who);
        deepStrictEqual([game.toAct(seen), game.turn(seen)], [game.toAct(s), game.turn(s)]);
      }
    },
  },
  {
    name: 'a choice reads the same to everybody who is told of it',
    check: (game, s) => {
      for (const who of viewers(game, s)) {
        const seen = game.redact(s, who);
        for (const choice of choicesOf(game, s))
          strictEqual(game.notation.read(seen, game.notation.write(s, choice)), choice);
      }
    },
  },
  {
    name: 'what a viewer is sent of a turn makes what it may see of it, decision by decision',
    check: (game, s, random) => {
      if (game.toAct(s) === NO_SEAT) return;
      const match = matchFrom(game, s);
      const next = taken(match, draftedTurn(game, match.state, random));
      const choices = choicesIn(next.match.progress.played);
      const states = statesAfter(game, match.state, choices);
      for (const who of viewers(game, s)) {
        const updates: Update[] = JSON.parse(JSON.stringify(updatesFor(match, next.match, next.entries, who)));
        const view = updates.reduce((told, update) => viewAfter(told, update) ?? told, viewFor(match, who, []));
        deepStrictEqual(view.choices, choices);
        deepStrictEqual(
          view.states.slice(1, -1),
          states.slice(0, -1).map((state) => game.redact(state, who)),
        );
        const isShown = next.match.progress.end !== undefined;
        deepStrictEqual(present(view), isShown ? states.at(-1) : game.redact(states[states.length - 1], who));
      }
    },
  },
  {
    name: 'a turn that is drafted from what its seat sees is complete where the real one is, and is taken',
    check: (game, s, random) => {
      if (game.toAct(s) === NO_SEAT) return;
      const texts = draftedTurn(game, s, random);
      ok('match' in taken(matchFrom(game, s), texts));
    },
  },
  {
    name: 'what a viewer is sent is the same in worlds that it cannot tell apart, byte by byte',
    check: (game, s, random) => {
      const all = viewers(game, s);
      const who = all[random.below(all.length)];
      const other = game.imagine(game.redact(s, who), random);
      if (game.toAct(s) === NO_SEAT || !game.hides(game.optionsOf(s))) return;
      let worlds: Worlds | undefined = [matchFrom(game, s), matchFrom(game, other)];
      for (let turn = 0; turn < TURNS && worlds !== undefined; turn++) worlds = sameTurn(worlds, who, random);
    },
  },
];
