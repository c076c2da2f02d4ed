import { vectorSuite } from '@interregnum/testkit';
import { foreignKing } from '../src/index.ts';

vectorSuite(foreignKing, new URL('vectors/foreign-king.jsonl', import.meta.url));
