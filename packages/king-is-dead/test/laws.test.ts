import { lawSuite } from '@interregnum/testkit';
import { kingIsDead } from '../src/index.ts';

lawSuite(kingIsDead, 80);
