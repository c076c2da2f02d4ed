import { notationSuite } from '@interregnum/testkit';
import { translator } from '@interregnum/texts';
import { claim } from '../src/index.ts';
import { claimLanguage, World } from './scenario-language.ts';

const { say } = translator('claim', 'en', (seat) => ['Ana', 'Ben', 'Cleo', 'Dov'][seat]);
notationSuite({
  page: new URL('../../../docs/notation.md', import.meta.url),
  section: 'Claim',
  game: claim,
  language: claimLanguage,
  newWorld: () => new World(),
  question: (s) => say('prompt', claim.prompt(s)),
});
