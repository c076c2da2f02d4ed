import { GAME_IDS, loadGame } from '@interregnum/games';
import { afterOffered, FastRandom, type Game, type Options } from '@interregnum/kernel';
import { catalogue, LANGUAGES } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { notesOf } from '../src/lessons.ts';
import type { Note, NoteMoment } from '../src/note.ts';

/** A note is read in passing. */
const MOST_WORDS = 20;
const MATCHES = 12;

const NOTED = await Promise.all(
  GAME_IDS.map(async (id) => ({ id, game: (await loadGame(id)) as Game, notes: await notesOf(id) })),
);

/** Every moment of a random match, as the seat to act knows it. */
function* momentsOf(game: Game, seed: string): Generator<NoteMoment<never>> {
  const random = new FastRandom(seed);
  const read = game.options({ seats: 2 } as Options);
  if ('refusal' in read) throw new Error(read.refusal.clause);
  let [state, drafted, opening]: [ReturnType<Game['setup']>, string[], string] = [
    game.setup(read.options, random),
    [],
    '',
  ];
  while (game.outcome(state) === undefined) {
    const [seat, turn] = [game.toAct(state), game.turn(state)];
    const seen = game.redact(state, seat);
    if (drafted.length === 0) opening = game.position.write(seen);
    yield { seen: JSON.parse(opening) as never, seat, drafted, asked: game.prompt(seen).key };
    const choice = game.pick(state, random);
    const text = game.notation.write(seen, choice);
    state = afterOffered(game, state, choice);
    drafted = game.toAct(state) === seat && game.turn(state) === turn ? [...drafted, text] : [];
  }
}

describe.each(NOTED)('the notes of $id', ({ id, game, notes }) => {
  test('each of them has a moment in some match', () => {
    const missing = new Set<Note>(notes);
    for (let match = 0; match < MATCHES && missing.size > 0; match++)
      for (const moment of momentsOf(game, `notes ${match}`))
        for (const note of missing) if (note.when(moment)) missing.delete(note);
    expect([...missing].map((note) => note.id)).toEqual([]);
  });

  test.each(LANGUAGES)('are told in a few words in %s', (language) => {
    const words = catalogue('notes', language);
    for (const note of notes)
      expect(words[`${id}.${note.id}`].split(/\s+/).length, note.id).toBeLessThanOrEqual(MOST_WORDS);
  });
});

test('every note that has words is told somewhere', () => {
  const told = NOTED.flatMap(({ id, notes }) => notes.map((note) => `${id}.${note.id}`));
  expect(Object.keys(catalogue('notes', 'en')).sort()).toEqual(told.sort());
});
