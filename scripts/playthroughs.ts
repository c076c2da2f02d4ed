// Records the golden playthroughs anew: `npm run playthroughs`. The commit says which clause moved.
import { writeFileSync } from 'node:fs';
import { kingIsDead } from '@interregnum/king-is-dead';
import { seedFor, tell } from '@interregnum/testkit';
import { fileOf, PLAYTHROUGHS, say } from '../packages/king-is-dead/test/playthroughs.ts';

for (const wanted of PLAYTHROUGHS) {
  const seed = seedFor(kingIsDead, wanted, 3_000_000);
  writeFileSync(fileOf(wanted), tell(kingIsDead, wanted, seed, say));
  console.log(`${wanted.name}: seed ${seed}`);
}
