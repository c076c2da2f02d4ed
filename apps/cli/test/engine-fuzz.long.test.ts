import { fuzzEngine } from './engine-fuzz.ts';

fuzzEngine(20_000, 40);
