import { vectorSuite } from '@interregnum/testkit';
import { claim } from '../src/index.ts';

vectorSuite(claim, new URL('vectors/claim.jsonl', import.meta.url));
