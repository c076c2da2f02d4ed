import { playthroughSuite } from '@interregnum/testkit';
import { playthroughs } from './playthroughs.ts';

playthroughSuite(playthroughs);
