import { deepStrictEqual, notStrictEqual, ok, strictEqual } from 'node:assert/strict';
import {
  after,
  cardLists,
  type Game,
  legalChoices,
  NOBODY,
  newChoices,
  type Random,
  type State,
  showsMore,
} from '@interregnum/kernel';

/** Something that holds in every state of every game. Throws where it does not. */
export interface Law {
  readonly name: string;
  readonly check: (game: Game, s: State, random: Random) => void;
}

const choicesOf = (game: Game, s: State): number[] => legalChoices(game, s, newChoices());
const facts = (game: Game, s: State): State => s.slice(0, game.facts);

/** The viewpoints of a game: every seat and the audience. */
const viewers = (game: Game, s: State): readonly (number | 'audience')[] => [
  ...Array.from({ length: game.seats(s) }, (_, seat) => seat),
  'audience' as const,
];

export const LAWS: readonly Law[] = [
  {
    name: 'somebody may choose exactly until there is an outcome',
    check: (game, s) => {
      const over = game.outcome(s) !== undefined;
      strictEqual(game.toAct(s) === NOBODY, over);
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
    name: 'a position reads back as the state it was written from, wherever it stands, and nowhere else',
    check: (game, s) => {
      const text = game.position.write(s);
      const read = game.position.read(text, game.optionsOf(s));
      strictEqual('state' in read, game.position.stands(s));
      if (!('state' in read)) return;
      strictEqual(game.position.write(read.state), text);
      deepStrictEqual(facts(game, read.state), facts(game, s));
      deepStrictEqual(choicesOf(game, read.state), choicesOf(game, s));
    },
  },
  {
    name: 'what a seat may choose, and why not, rests on what it has seen',
    check: (game, s) => {
      const seat = game.toAct(s);
      if (seat === NOBODY) return;
      const seen = game.redact(s, seat);
      strictEqual(game.toAct(seen), seat);
      deepStrictEqual(choicesOf(game, seen), choicesOf(game, s));
      deepStrictEqual(game.prompt(seen), game.prompt(s));
      for (const text of game.notation.texts(s)) deepStrictEqual(game.refusal(seen, text), game.refusal(s, text));
    },
  },
  {
    name: 'nobody changes a state by looking at it',
    check: (game, s, random) => {
      const before = s.slice();
      choicesOf(game, s);
      game.pick(s, random);
      if (game.toAct(s) !== NOBODY) game.prompt(s);
      for (const text of game.notation.texts(s)) game.refusal(s, text);
      for (const who of viewers(game, s)) game.imagine(game.redact(s, who), random);
      game.explain(s);
      game.position.write(s);
      deepStrictEqual(s, before);
    },
  },
  {
    name: 'what is redacted once is redacted, and everybody can be told what happened',
    check: (game, s) => {
      for (const who of viewers(game, s)) {
        const seen = game.redact(s, who);
        deepStrictEqual(game.redact(seen, who), seen);
        for (const choice of choicesOf(game, s)) {
          const told = game.log(seen, choice, game.redact(after(game, s, choice), who));
          for (const line of told) ok(game.words.includes(`log.${line.key}`), line.key);
        }
      }
    },
  },
  {
    name: 'an imagined state is complete, legal, and looks to its viewer like the real one; a full state stays as it is',
    check: (game, s, random) => {
      deepStrictEqual(game.imagine(s, random), s);
      for (const who of viewers(game, s)) {
        const seen = game.redact(s, who);
        const world = game.imagine(seen, random);
        deepStrictEqual(game.redact(world, who), seen);
        if (who === game.toAct(s)) deepStrictEqual(choicesOf(game, world), choicesOf(game, s));
        const read = game.position.read(game.position.write(world), game.optionsOf(s));
        strictEqual('state' in read, game.position.stands(s));
      }
    },
  },
  {
    name: 'what others do not know, they are not shown: two worlds alike to a viewer stay alike in every word',
    check: (game, s, random) => {
      for (const who of viewers(game, s)) {
        const seen = game.redact(s, who);
        const [one, other] = [game.imagine(seen, random), game.imagine(seen, random)];
        deepStrictEqual(game.redact(one, who), game.redact(other, who));
        if (who !== game.toAct(s)) continue;
        deepStrictEqual(game.prompt(one), game.prompt(other));
        for (const text of game.notation.texts(s)) deepStrictEqual(game.refusal(one, text), game.refusal(other, text));
      }
    },
  },
  {
    name: 'a view is written card for card, with a question mark for each that is hidden',
    check: (game, s) => {
      const real = cardLists(JSON.parse(game.position.write(s)));
      for (const who of viewers(game, s)) {
        const seen = cardLists(JSON.parse(game.position.write(game.redact(s, who))));
        deepStrictEqual(Object.keys(seen), Object.keys(real));
        for (const [where, cards] of Object.entries(seen)) {
          strictEqual(cards.length, real[where].length, where);
          for (const card of new Set(cards.filter((each) => each !== '?'))) {
            const copies = (list: readonly string[]): number => list.filter((each) => each === card).length;
            ok(copies(cards) <= copies(real[where]), `${where}: ${card}`);
          }
        }
      }
    },
  },
  {
    name: 'a seat that goes on in its turn, and has been shown no card, could foresee what it sees',
    check: (game, s, random) => {
      const seat = game.toAct(s);
      if (seat === NOBODY) return;
      const seen = game.redact(s, seat);
      const [one, other] = [game.imagine(seen, random), game.imagine(seen, random)];
      for (const choice of choicesOf(game, s)) {
        const [next, otherNext] = [after(game, one, choice), after(game, other, choice)];
        const shown = game.redact(next, seat);
        const goesOn = game.toAct(next) === seat && game.turn(next) === game.turn(s);
        if (!goesOn || showsMore(game.position.write(seen), game.position.write(shown))) continue;
        deepStrictEqual(shown, game.redact(otherNext, seat));
      }
    },
  },
  {
    name: 'every decision changes the facts, and its log can be told',
    check: (game, s) => {
      for (const choice of choicesOf(game, s)) {
        const next = after(game, s, choice);
        notStrictEqual(facts(game, next).join(), facts(game, s).join());
        for (const line of game.log(s, choice, next)) ok(game.words.includes(`log.${line.key}`), line.key);
      }
    },
  },
];
