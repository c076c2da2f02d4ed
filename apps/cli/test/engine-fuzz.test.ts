import { fuzzEngine } from './engine-fuzz.ts';

fuzzEngine(5_000, 10, ['options-differ', 'too-long']);
