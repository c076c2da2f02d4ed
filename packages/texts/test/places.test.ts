import { readFileSync } from 'node:fs';
import { GAMES } from '@interregnum/games/all';
import { FastRandom, type Game, type Message, NO_SEAT, type State, type Value } from '@interregnum/kernel';
import { modesOf } from '@interregnum/testkit';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../src/index.ts';

/** What placeholders of the tables stand for, beside terms. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  SEAT: String.raw`(\d)`,
  SIDE: String.raw`(\d|virtual)`,
  NUMBER: String.raw`(\d+)`,
  KIND: '(metal|textile)',
};
/** Cards of Claim are named as notation writes them. */
const CLAIM_CARD = String.raw`([GKUDX]\d)`;

const inCode = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text);

/** The rows of the table whose first column has a title. */
function rowsOf(readme: string, title: string): string[][] {
  const lines = readme.split('\n');
  const from = lines.findIndex((line) => line.startsWith(`| ${title} `));
  const rows = lines.slice(from + 2);
  return rows
    .slice(0, rows.indexOf(''))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
}

/** Matches what a pattern such as `region:REGION` stands for. */
function patternOf(game: Game, text: string): RegExp {
  const ids = (term: string): string =>
    `(${game.words.flatMap((word) => (word.startsWith(`${term}.`) ? word.slice(term.length + 1) : [])).join('|')})`;
  const source = text.replace('?', String.raw`\?`).replaceAll(/[A-Z]{4,}/g, (name) => {
    if (name === 'CARD' && game.meta.id === 'claim') return CLAIM_CARD;
    return STANDS_FOR[name] ?? ids(name.toLowerCase());
  });
  return new RegExp(`^${source}$`);
}

const termsIn = (value: Value): string[] => {
  if (typeof value !== 'object') return [];
  if ('term' in value) return [value.term];
  return 'seat' in value ? [] : value.flatMap(termsIn);
};

/** A game that sets no bound to its length is broken off. */
const MOST_TURNS = 200;

/** What random games of every mode hold and say, to those who see all and to those who do not. */
function heardIn(game: Game): { readonly held: readonly (readonly string[])[]; readonly terms: readonly string[] } {
  const held = new Map<string, readonly string[]>();
  const terms = new Set<string>();
  const look = (s: State): void => {
    for (const [place, pieces] of game.pieces(s))
      for (const piece of pieces.keys()) held.set(`${place} ${piece}`, [place, piece]);
  };
  const hear = ({ values }: Message): void => {
    for (const term of Object.values(values).flatMap(termsIn)) terms.add(term);
  };
  for (const [at, mode] of modesOf(game).entries()) {
    const random = new FastRandom(`places ${at}`);
    const s = game.setup(mode, random);
    while (game.toAct(s) !== NO_SEAT && game.turn(s) < MOST_TURNS) {
      look(s);
      look(game.redact(s, 'audience'));
      hear(game.prompt(s));
      const before = s.slice();
      const choice = game.pick(s, random);
      game.play(s, choice);
      for (const line of game.tell(before, choice, s)) hear(line);
    }
    look(s);
    for (const criterion of game.explain(s)) hear(criterion);
  }
  return { held: [...held.values()], terms: [...terms].sort() };
}

describe.each([...GAMES.values()])('the README of $meta.id', (game) => {
  const readme = readFileSync(new URL(`../../${game.meta.id}/README.md`, import.meta.url), 'utf8');
  const places = rowsOf(readme, 'place').map(([place, , pieces, term = '']) => ({
    place: patternOf(game, inCode(place)[0]),
    pieces: inCode(pieces).map((piece) => patternOf(game, piece)),
    term: inCode(term)[0],
  }));
  const pieces = rowsOf(readme, 'piece').map(([piece, , term]) => ({
    piece: patternOf(game, inCode(piece)[0]),
    term: inCode(term)[0],
  }));
  const { held, terms } = heardIn(game);

  test('lists every place, what can be there, and nothing else', () => {
    const unlisted = held.filter(
      ([place, piece]) => !places.some((row) => row.place.test(place) && row.pieces.some((each) => each.test(piece))),
    );
    expect(unlisted).toEqual([]);
    const idle = places.flatMap((row) =>
      row.pieces
        .filter((each) => !held.some(([place, piece]) => row.place.test(place) && each.test(piece)))
        .map((each) => [row.place, each]),
    );
    expect(idle).toEqual([]);
  });

  test('lists every piece, and nothing else', () => {
    expect(held.filter(([, piece]) => !pieces.some((row) => row.piece.test(piece)))).toEqual([]);
    expect(pieces.filter((row) => !held.some(([, piece]) => row.piece.test(piece)))).toEqual([]);
  });

  test('names terms that have words for what they stand beside', () => {
    const words = Object.keys(catalogue(game.meta.id, 'en'));
    /** Words for an id; where a number stands, as for a seat or the value of a card, for any. */
    const isWorded = (term: string, id = ''): boolean =>
      words.some((key) =>
        /^[a-z]/.test(id) && id !== 'virtual' ? key === `${term}.${id}` : key.startsWith(`${term}.`),
      );
    for (const [place, piece] of held) {
      for (const row of places.filter((each) => each.term && each.place.test(place)))
        expect(isWorded(row.term, row.place.exec(place)?.[1]), `${row.term} of ${place}`).toBe(true);
      for (const row of pieces.filter((each) => each.term && each.piece.test(piece)))
        expect(isWorded(row.term, row.piece.exec(piece)?.[1]), `${row.term} of ${piece}`).toBe(true);
    }
  });

  test('lists the terms that the game uses', () => {
    const [, listed = ''] = /^Terms: ([\s\S]*?)\n\n/m.exec(readme) ?? [];
    const named = inCode(listed.replaceAll(/\([^)]*\)/g, ''));
    expect(named.toSorted()).toEqual(terms);
  });
});
