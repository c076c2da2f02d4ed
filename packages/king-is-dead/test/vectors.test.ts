import { vectorSuite } from '@interregnum/testkit';
import { describe } from 'vitest';
import { kingIsDead, VERSIONS } from '../src/index.ts';

describe.each([
  ['king-is-dead', kingIsDead],
  ['king-is-dead-1', VERSIONS[0]],
  ['king-is-dead-landings', kingIsDead],
])('%s', (name, game) => {
  vectorSuite(game, new URL(`./vectors/${name}.jsonl`, import.meta.url));
});
