import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import { after, cardLists, HIDDEN, NO_SEAT, type State } from '@interregnum/kernel';
import { choicesOf, type Law, viewers } from './law.ts';

/** What a viewer knows, may choose and is told, and how that is written and read. */
export const VIEW_LAWS: readonly Law[] = [
  {
    name: 'what a seat may choose, and why not, rests on what it has seen',
    check: (game, s) => {
      const seat = game.toAct(s);
      if (seat === NO_SEAT) return;
      const seen = game.redact(s, seat);
      strictEqual(game.toAct(seen), seat);
      deepStrictEqual(choicesOf(game, seen), choicesOf(game, s));
      deepStrictEqual(game.prompt(seen), game.prompt(s));
      for (const text of game.notation.texts(s)) deepStrictEqual(game.refusal(seen, text), game.refusal(s, text));
    },
  },
  {
    name: 'what is redacted once is redacted, also into a state that was lent, and nothing else is where nothing is hidden',
    check: (game, s) => {
      for (const who of viewers(game, s)) {
        const seen = game.redact(s, who);
        deepStrictEqual(game.redact(seen, who), seen);
        deepStrictEqual(game.redact(s, who, new Int32Array(game.size).fill(7)), seen);
        if (!game.hides(game.optionsOf(s))) deepStrictEqual(seen, s);
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
        ok('state' in read, 'flaw' in read ? read.flaw.invariant : '');
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
          for (const card of new Set(cards.filter((each) => each !== HIDDEN))) {
            const copies = (list: readonly string[]): number => list.filter((each) => each === card).length;
            ok(copies(cards) <= copies(real[where]), `${where}: ${card}`);
          }
        }
      }
    },
  },
  {
    name: 'a view reads as a world that its viewer cannot tell from the real one, and as a position if it hides nothing',
    check: (game, s, random) => {
      const { write, read, readSeen } = game.position;
      for (const who of viewers(game, s)) {
        const text = write(game.redact(s, who));
        const house = game.optionsOf(s);
        strictEqual('state' in read(text, house), !text.includes(`"${HIDDEN}"`));
        const world = readSeen(text, random, house);
        if (!('state' in world)) throw new Error(`${world.flaw.invariant}: ${text}`);
        ok('state' in read(write(world.state), house));
        strictEqual(write(game.redact(world.state, who)), text);
        if (who === game.toAct(s)) deepStrictEqual(choicesOf(game, world.state), choicesOf(game, s));
      }
    },
  },
  {
    name: 'whether a choice completes a turn is the same in every world its seat imagines; until then it foresees what it sees',
    check: (game, s, random) => {
      const seat = game.toAct(s);
      if (seat === NO_SEAT) return;
      const seen = game.redact(s, seat);
      const [one, other] = [game.imagine(seen, random), game.imagine(seen, random)];
      for (const choice of choicesOf(game, s)) {
        const next = [one, other].map((world) => after(game, world, choice));
        const [shown, otherShown] = next.map((world) => game.redact(world, seat));
        const goesOn = (at: number, sees: State): boolean =>
          game.toAct(next[at]) === seat && game.turn(next[at]) === game.turn(s) && !game.turnsUp(seen, choice, sees);
        strictEqual(goesOn(0, shown), goesOn(1, otherShown));
        if (goesOn(0, shown)) deepStrictEqual(shown, otherShown);
      }
    },
  },
];
