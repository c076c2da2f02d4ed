import type { ScenarioLanguage } from '@interregnum/testkit';
import { ACTING } from './language/acting.ts';
import { CHOOSING } from './language/choosing.ts';
import { ENDING } from './language/ending.ts';
import { FINDING } from './language/finding.ts';
import { LAYING } from './language/laying.ts';
import { MAPPING } from './language/mapping.ts';
import { POSITIONS } from './language/positions.ts';
import { TELLING } from './language/telling.ts';
import type { World } from './language/world.ts';

export { World } from './language/world.ts';

/** What scenarios can say of The Foreign King. Ana, Ben, Cleo and Dov sit at seats 0 to 3. */
export const foreignKingLanguage: ScenarioLanguage<World> = {
  lays: LAYING,
  acts: ACTING,
  expects: [...CHOOSING, ...FINDING, ...ENDING, ...TELLING, ...MAPPING, ...POSITIONS],
};
