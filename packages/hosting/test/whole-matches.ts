import { verify } from '@interregnum/record';
import { describe, expect, test } from 'vitest';
import { MODES } from './support/modes.ts';
import { begunTable, connected, playOn, randomFrom } from './support/tables.ts';
import { TestClient } from './support/test-client.ts';
import { expectUpToDate } from './support/truth.ts';
import { gameOf, newWorld } from './support/world.ts';

const NAMES = ['Ana', 'Ben', 'Cléo', 'Дан'];
const findGame = (id: string, rules: number) => gameOf(id, rules);
/** Where no rule bounds a match it is broken off. */
const MOST_TURNS = 250;

/** The seats of a table: the first person makes it, bots sit among the people. */
function seatsFor({ game, options }: (typeof MODES)[number], bots: number) {
  let people = 0;
  return Array.from({ length: Number(options.seats) }, (_, seat) => {
    const own = game.ownKind(options, seat);
    if (own !== undefined) return { bot: own };
    if (seat > 0 && seat <= bots) return { bot: 'page' };
    return people++ === 0 ? ('me' as const) : ('open' as const);
  });
}

async function playWhole(mode: (typeof MODES)[number], bots: number, compareEvery: number): Promise<void> {
  const world = newWorld(mode.mode);
  const seats = seatsFor(mode, bots);
  const people = seats.filter((seat) => typeof seat === 'string').length;
  const clients = await connected(world, ...NAMES.slice(0, people));
  const wanted = { game: mode.game.meta.id, options: mode.options, seats, begins: 'lot' as const };
  const made = await begunTable(world, clients, wanted);
  const eve = await new TestClient(world, 'Eve').connect();
  await eve.watch(made.table, made.watching);
  const all = [...clients, eve];
  const random = randomFrom(mode.mode);
  let turns = 0;
  while (turns < MOST_TURNS && (await playOn(world, clients, made, random)))
    if (turns++ % compareEvery === 0) await expectUpToDate(world, made.table, all);
  if (turns === MOST_TURNS)
    for (const client of clients) await client.must({ do: 'stop', table: made.table, agrees: true });
  await expectUpToDate(world, made.table, all);
  expect(all.map(({ info }) => info?.phase)).toEqual(all.map(() => 'over'));
  const { record } = await eve.must({ do: 'record', table: made.table, token: made.watching });
  expect(verify(record, { findGame })).toMatchObject({ format: 2, unchecked: { turns: false } });
  expect(world.bots.forgotten.length).toBe(seats.length - people);
}

/** Whole matches of one in so many modes: of people, and with bots. */
export function wholeMatches(people: number, withBots: number): void {
  describe.each(MODES.filter((_, nth) => nth % people === 0))('$mode', (mode) => {
    test('people play a whole match, and everybody knows what they may know after each turn', () =>
      playWhole(mode, 0, 8));
  });

  describe.each(MODES.filter((_, nth) => nth % withBots === 1 % withBots || nth === MODES.length - 1))(
    '$mode',
    (mode) => {
      test('people play a whole match with bots', () => playWhole(mode, Number(mode.options.seats) - 1, 12));
    },
  );
}
