import { lawSuite } from '@interregnum/testkit';
import { foreignKing } from '../src/index.ts';

lawSuite(foreignKing, 300);
