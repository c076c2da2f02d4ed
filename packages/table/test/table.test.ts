import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { FastRandom, type Game, legalChoices, newChoices, type Options, type State } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { type Hex, hexOf, sha256, verify } from '@interregnum/record';
import { modeName, modesOf } from '@interregnum/testkit';
import { describe, expect, test } from 'vitest';
import {
  choose,
  commit,
  committed,
  decideFor,
  drafted,
  draftTexts,
  isComplete,
  isOver,
  openTable,
  refusalOf,
  resumeTable,
  seatToAct,
  type Table,
  tableText,
  takeBack,
  viewOf,
} from '../src/index.ts';

const GAMES = [kingIsDead, foreignKing, claim];
const library = (id: string, version: number): Game | undefined =>
  GAMES.find(({ meta }) => meta.id === id && meta.rulesVersion === version);
const TIME = '2026-11-16T10:00:00.000Z';
const hexFrom = (text: string): Hex => hexOf(sha256(new TextEncoder().encode(text)));

function newTable(game: Game, options: Options, name: string): Table {
  const players = Array.from({ length: Number(options.seats) }, (_, seat) => ({
    name: `P${seat}`,
    kind: game.ownKind(options, seat) ?? 'human',
  }));
  const salts = players.map((_, seat) => hexFrom(`${name} ${seat}`));
  return openTable({ game, options, players, match: 'test', seed: hexFrom(name), salts, time: TIME });
}

/** A choice at random, in notation. */
function anyText(table: Table, random: FastRandom): string {
  const s = drafted(table);
  return table.game.notation.write(s, table.game.pick(s, random));
}

function mustChoose(table: Table, text: string): Table {
  const next = choose(table, text);
  if ('refusal' in next) throw new Error(next.refusal.clause);
  return next;
}

/** Two views look the same: cell by cell, or at least as they are written, which takes far longer. */
function expectAlike({ game }: Table, one: State, other: State): void {
  if (one.every((cell, at) => cell === other[at])) return;
  expect(game.position.write(one)).toBe(game.position.write(other));
}

describe.each(
  GAMES.flatMap((game) => modesOf(game).map((options) => ({ game, options, mode: modeName(game, options) }))),
)('$game.meta.id: $mode', ({ game, options, mode }) => {
  test('whole games by drafts, with much taken back, are records that hold', () => {
    const random = new FastRandom(mode);
    let table = newTable(game, options, mode);
    while (!isOver(table)) {
      const seat = seatToAct(table);
      const [view, start] = [viewOf(table, seat), table];
      while (!isComplete(table)) {
        table = mustChoose(table, anyText(table, random));
        if (random.below(4) === 0) table = takeBack(table);
      }
      expect(committed(table)).toBe(committed(start));
      if (random.below(3) === 0) {
        while (table.draft.choices.length > 0) table = takeBack(table);
        expect(viewOf(table, seat)).toEqual(view);
      } else table = commit(table, TIME);
    }
    const found = verify(tableText(table), { library });
    if (!('replayed' in found) || found.format !== 2) throw new Error(JSON.stringify(found));
    expect(found.replayed.progress.state).toEqual(committed(table));
  });

  test('before it commits, a seat sees nothing that it could not foresee', () => {
    const random = new FastRandom(`${mode} secrets`);
    let table = newTable(game, options, `${mode} secrets`);
    while (!isOver(table)) {
      const seat = seatToAct(table);
      const other = { ...table, states: table.states.with(-1, imagined(table, random)) };
      let twin: Table = other;
      while (!isComplete(table)) {
        const text = anyText(table, random);
        [table, twin] = [mustChoose(table, text), mustChoose(twin, text)];
        expectAlike(table, viewOf(table, seat), viewOf(twin, seat));
      }
      table = commit(table, TIME);
    }
  });

  test('others see nothing of a draft', () => {
    const random = new FastRandom(`${mode} others`);
    let table = newTable(game, options, mode);
    for (let turns = 0; turns < 10 && !isOver(table); turns++) {
      const others = [...table.progress.kinds.keys()].filter((seat) => seat !== seatToAct(table));
      const before = [...others, 'audience' as const].map((viewer) => viewOf(table, viewer));
      while (!isComplete(table)) table = mustChoose(table, anyText(table, random));
      expect([...others, 'audience' as const].map((viewer) => viewOf(table, viewer))).toEqual(before);
      table = commit(table, TIME);
    }
  });
});

/** Another world that the seat to act cannot tell from the real one. */
const imagined = (table: Table, random: FastRandom): State =>
  table.game.imagine(table.game.redact(committed(table), seatToAct(table)), random);

describe('a table', () => {
  const start = newTable(claim, { seats: 2 }, 'claim');

  test('refuses what is not possible and stays as it was', () => {
    expect(choose(start, 'castle')).toHaveProperty('refusal.clause');
    expect(draftTexts(start)).toEqual([]);
  });

  test('a complete draft takes no more choices', () => {
    const [text] = legalChoices(claim, committed(start), newChoices()).map((choice) =>
      claim.notation.write(committed(start), choice),
    );
    const complete = mustChoose(start, text);
    expect(isComplete(complete)).toBe(true);
    const reply = legalChoices(claim, drafted(complete), newChoices())[0];
    expect(() => choose(complete, claim.notation.write(drafted(complete), reply))).toThrow('the draft is complete');
    expect(() => refusalOf(complete, 'G1')).toThrow('the draft is complete');
    expect(draftTexts(complete)).toEqual([text]);
  });

  test('a program that chooses against the rules is a bug', () => {
    expect(() => decideFor(start, () => legalChoices(claim, claimHand(start), newChoices())[0])).toThrow(
      'a program chose against CL-',
    );
  });
});

describe('a saved table', () => {
  const start = newTable(claim, { seats: 2 }, 'claim');

  test('is resumed from what was written, whole lines only', () => {
    const random = new FastRandom('resume');
    let table = start;
    for (let turns = 0; turns < 9; turns++)
      table = commit(
        decideFor(table, (seen) => claim.pick(seen, random)),
        TIME,
      );
    const text = tableText(table);
    expect(resumeTable(text, library, table.secret)).toEqual(table);
    const lines = text.split('\n');
    const cut = resumeTable(lines.slice(0, -2).join('\n').slice(0, -1), library, table.secret);
    expect(cut).toHaveProperty('choices.length', 8);
    expect(resumeTable(text, library)).toHaveProperty('flaw.flaw', 'commitment');
    expect(resumeTable('nonsense\n', library)).toHaveProperty('flaw.flaw', 'form');
  });

  test('a match whose end was cut off ends again', () => {
    const random = new FastRandom('end');
    let table = start;
    while (!isOver(table))
      table = commit(
        decideFor(table, (seen) => claim.pick(seen, random)),
        TIME,
      );
    const { lines } = table.record;
    for (let kept = lines.length - 4; kept < lines.length; kept++) {
      const cut = `${lines.slice(0, kept).join('\n')}\n${lines[kept].slice(0, 20)}`;
      const again = resumeTable(cut, library, table.secret);
      if ('flaw' in again) throw new Error(again.flaw.flaw);
      expect(again.record.entries).toEqual(table.record.entries);
      expect(isOver(again)).toBe(true);
    }
  });
});

/** A state in which the other seat is to act. */
const claimHand = (table: Table): State => {
  const next = table.states[0].slice();
  claim.play(next, claim.pick(next, new FastRandom('x')));
  return next;
};
