// Records the golden playthroughs anew: `npm run playthroughs [-- GAME]`. The commit says which clause moved.
import { record } from '@interregnum/testkit';
import { playthroughs as claim } from '../packages/claim/test/playthroughs.ts';
import { playthroughs as foreignKing } from '../packages/foreign-king/test/playthroughs.ts';
import { playthroughs as kingIsDead } from '../packages/king-is-dead/test/playthroughs.ts';

const TRIES = 3_000_000;
const all = [kingIsDead, foreignKing, claim];

const asked = process.argv[2];
const chosen = all.filter(({ game }) => asked === undefined || game.meta.id === asked);
for (const playthroughs of chosen) {
  for (const wanted of playthroughs.wanted)
    console.log(`${playthroughs.game.meta.id}, ${wanted.name}: seed ${record(playthroughs, wanted, TRIES)}`);
}
if (chosen.length === 0) {
  console.error(`Which game? One of: ${all.map(({ game }) => game.meta.id).join(', ')}. Without one, all of them.`);
  process.exitCode = 2;
}
