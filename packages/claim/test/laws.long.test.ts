import { lawSuite } from '@interregnum/testkit';
import { claim } from '../src/index.ts';

lawSuite(claim, 600);
