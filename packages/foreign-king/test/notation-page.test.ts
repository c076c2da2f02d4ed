import { notationSuite } from '@interregnum/testkit';
import { translator } from '@interregnum/texts';
import { foreignKing } from '../src/index.ts';
import { foreignKingLanguage, World } from './scenario-language.ts';

const { say } = translator('foreign-king', 'en', (seat) => ['Ana', 'Ben', 'Cleo', 'Dov'][seat]);
notationSuite({
  page: new URL('../../../docs/notation.md', import.meta.url),
  section: 'The Foreign King',
  game: foreignKing,
  language: foreignKingLanguage,
  newWorld: () => new World(),
  question: (s) => say('prompt', foreignKing.prompt(s)),
});
