import type { ScenarioLanguage } from '@interregnum/testkit';
import { ACTING, TRYING } from './language/acting.ts';
import { DEALING } from './language/dealing.ts';
import { ENDING } from './language/ending.ts';
import { FINDING } from './language/finding.ts';
import { IMAGINING } from './language/imagining.ts';
import { LAYING } from './language/laying.ts';
import { POSITIONS } from './language/positions.ts';
import { SEEING } from './language/seeing.ts';
import { WINNING } from './language/tricks.ts';
import type { World } from './language/world.ts';

export { World } from './language/world.ts';

/** What scenarios can say of Claim. Ana sits at seat 0, Ben at seat 1. */
export const claimLanguage: ScenarioLanguage<World> = {
  lays: LAYING,
  acts: ACTING,
  expects: [...TRYING, ...WINNING, ...FINDING, ...ENDING, ...DEALING, ...SEEING, ...IMAGINING, ...POSITIONS],
};
