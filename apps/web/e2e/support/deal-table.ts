import type { Options } from '@interregnum/kernel';
import { isOver, seatToAct } from '@interregnum/match';
import type { Page } from '@playwright/test';
import { type GameId, newestGame } from '../../src/games/index.ts';
import { type StoredTable, storedSecret } from '../../src/storage/stored-table.ts';
import { dealMatch, playedOn, type TestMatch, TIME } from '../../test/matches.ts';

export interface Dealing {
  readonly game: GameId;
  /** Those that are not the usual ones. */
  readonly options?: Options;
  /** Who plays, seat by seat: `human`, `saxons`, or a bot such as `regent` or, always the same, `page-20`. */
  readonly kinds: readonly string[];
  readonly names?: readonly string[];
  /** What the deal follows from. */
  readonly seed?: string;
  /** How many turns were played at random before; all of them if it is Infinity. */
  readonly turns?: number;
}

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];
const SEED = 'tea';

/** A match that is the same every time, with the turns that are asked for. */
async function matchOf({
  game: id,
  options = {},
  kinds,
  names = NAMES,
  seed = SEED,
  turns = 0,
}: Dealing): Promise<TestMatch> {
  const players = kinds.map((kind, seat) => ({ kind, name: names[seat] }));
  const dealing = { game: await newestGame(id), players, options, id: `${id}-${seed}`, seed };
  return playedOn(dealMatch({ ...dealing, whenSeatGoes: { bot: 'page-20' } }), turns, seed);
}

/** A page of the same origin in which the app does not run. */
const NO_APP = '/no-app';

/** Deals a table, puts it where the app keeps tables, and opens it. Returns its id. */
export async function dealTable(page: Page, dealing: Dealing): Promise<string> {
  const match = await matchOf(dealing);
  return openRow(page, keptAs(`${dealing.game}-${dealing.seed ?? SEED}`, match));
}

/** Puts a row where the app keeps tables, and opens it. Returns its id. */
export async function openRow(page: Page, kept: StoredTable): Promise<string> {
  await page.route(NO_APP, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(NO_APP);
  await page.evaluate(putTable, kept);
  await page.goto(`/#/table/${kept.id}`);
  return kept.id;
}

const keptAs = (id: string, { match, text }: TestMatch): StoredTable => ({
  id,
  record: text,
  ...storedSecret(match.secret),
  draft: [],
  toAct: isOver(match) ? undefined : seatToAct(match),
  touched: Date.parse(TIME),
});

/** Runs in the page. Makes the database as src/storage/tables.ts does. */
function putTable(kept: StoredTable): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('interregnum', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'id' });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const writing = database.transaction('tables', 'readwrite');
      writing.objectStore('tables').put(kept);
      writing.onabort = () => reject(writing.error);
      writing.oncomplete = () => {
        database.close();
        resolve();
      };
    };
  });
}
