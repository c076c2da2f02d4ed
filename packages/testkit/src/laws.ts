import { deepStrictEqual, notStrictEqual, ok, strictEqual } from 'node:assert/strict';
import { after, type Game, NO_SEAT, type State } from '@interregnum/kernel';
import { choicesOf, type Law, viewers } from './law.ts';
import { MATCH_LAWS } from './match-laws.ts';
import { TELL_LAWS } from './tell-laws.ts';
import { VIEW_LAWS } from './view-laws.ts';

const facts = (game: Game, s: State): State => s.slice(0, game.facts);

export const LAWS: readonly Law[] = [
  {
    name: 'somebody may choose exactly until there is an outcome',
    check: (game, s) => {
      const over = game.outcome(s) !== undefined;
      strictEqual(game.toAct(s) === NO_SEAT, over);
      strictEqual(choicesOf(game, s).length === 0, over);
      strictEqual(game.explain(s).length > 0, over);
    },
  },
  {
    name: 'a text passes exactly if it names a legal choice, and every refusal names a clause',
    check: (game, s) => {
      const legal = new Set(choicesOf(game, s).map((choice) => game.notation.write(s, choice)));
      for (const text of [...game.notation.texts(s), 'nonsense', '', 'constructor']) {
        const refusal = game.refusal(s, text);
        strictEqual(refusal === undefined, legal.has(text), `${text}: ${refusal?.clause}`);
        if (refusal !== undefined) ok(/^[A-Z]{2}-[A-Z0-9-]+-\d+$/.test(refusal.clause), refusal.clause);
      }
    },
  },
  {
    name: 'every choice has a text of its own, which reads as that choice',
    check: (game, s) => {
      const choices = choicesOf(game, s);
      const texts = choices.map((choice) => game.notation.write(s, choice));
      strictEqual(new Set(texts).size, texts.length);
      deepStrictEqual(
        texts.map((text) => game.notation.read(s, text)),
        choices,
      );
    },
  },
  {
    name: 'legal choices come in ascending order, and a random choice is one of them',
    check: (game, s, random) => {
      const choices = choicesOf(game, s);
      deepStrictEqual(
        choices,
        [...choices].sort((a, b) => a - b),
      );
      if (choices.length > 0) ok(choices.includes(game.pick(s, random)));
    },
  },
  {
    name: 'the pure form leaves its input alone and does what the other does',
    check: (game, s) => {
      for (const choice of choicesOf(game, s)) {
        const before = s.slice();
        const next = after(game, s, choice);
        deepStrictEqual(s, before);
        const turns = game.turn(next) - game.turn(s);
        ok(turns === 0 || turns === 1);
        game.play(before, choice);
        deepStrictEqual(before, next);
      }
    },
  },
  {
    name: 'a position reads back as the state it was written from, half-made turns included',
    check: (game, s) => {
      const text = game.position.write(s);
      const read = game.position.read(text, game.optionsOf(s));
      if (!('state' in read)) throw new Error(`${read.flaw.invariant}: ${text}`);
      strictEqual(game.position.write(read.state), text);
      deepStrictEqual(facts(game, read.state), facts(game, s));
      deepStrictEqual(choicesOf(game, read.state), choicesOf(game, s));
    },
  },
  {
    name: 'nobody changes a state by looking at it',
    check: (game, s, random) => {
      const before = s.slice();
      choicesOf(game, s);
      game.pick(s, random);
      if (game.toAct(s) !== NO_SEAT) game.prompt(s);
      for (const text of game.notation.texts(s)) game.refusal(s, text);
      for (const who of viewers(game, s)) game.imagine(game.redact(s, who), random);
      game.explain(s);
      game.position.write(s);
      deepStrictEqual(s, before);
    },
  },
  {
    name: 'every decision changes the facts',
    check: (game, s) => {
      for (const choice of choicesOf(game, s)) {
        const next = after(game, s, choice);
        notStrictEqual(facts(game, next).join(), facts(game, s).join());
      }
    },
  },
  ...VIEW_LAWS,
  ...TELL_LAWS,
  ...MATCH_LAWS,
];
