import { vectorSuite } from '@interregnum/testkit';
import { kingIsDead } from '../src/index.ts';

vectorSuite(kingIsDead, new URL('./vectors/king-is-dead.jsonl', import.meta.url));
