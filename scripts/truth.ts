// Compares what is told with what was done: `npm run truth -- N [GAME]` plays N random matches of every mode of every game.
// Lines, arrows and beats are held, for every viewer, against oracles that read positions and notation and never a line.
import { EVERY_GAME, truthOf } from './truth/index.ts';

/** So many matches are played between two words about them. */
const PROGRESS = 100;

const [matches = '1', id] = process.argv.slice(2);
const games = EVERY_GAME.filter(({ meta }) => id === undefined || meta.id === id);
if (games.length > 0 && Number(matches) > 0) {
  const tally = truthOf(games, Number(matches), (done, of) => {
    if (done % PROGRESS === 0) console.error(`${done} of ${of} matches`);
  });
  for (const difference of tally.differences) console.error(difference);
  console.log(JSON.stringify(tally.result));
  process.exitCode = tally.wrong + tally.missing > 0 ? 1 : 0;
} else {
  const ids = [...new Set(EVERY_GAME.map(({ meta }) => meta.id))].join(', ');
  console.error(`How many matches of every mode, and of which game (${ids})? For example: npm run truth -- 10 claim`);
  process.exitCode = 2;
}
