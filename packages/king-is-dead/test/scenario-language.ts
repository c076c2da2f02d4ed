import type { ScenarioLanguage } from '@interregnum/testkit';
import { ACTING, TRYING } from './language/acting.ts';
import { CHOOSING } from './language/choosing.ts';
import { ENDING } from './language/ending.ts';
import { FINDING } from './language/finding.ts';
import { LAYING } from './language/laying.ts';
import { POSITIONS } from './language/positions.ts';
import { SEEING } from './language/seeing.ts';
import type { World } from './language/world.ts';

export { World } from './language/world.ts';

/** What scenarios can say of The King Is Dead. Ana, Ben, Cleo and Dov sit at seats 0 to 3. */
export const kingIsDeadLanguage: ScenarioLanguage<World> = {
  lays: LAYING,
  acts: ACTING,
  expects: [...TRYING, ...CHOOSING, ...FINDING, ...ENDING, ...SEEING, ...POSITIONS],
};
