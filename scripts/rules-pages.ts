// Writes the rules pages of docs/rules anew from the texts: `npm run rules-pages`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '@interregnum/texts';
import { OUTLINES } from '../packages/texts/src/rules/outlines.ts';
import { pageFile, pageText } from '../packages/texts/src/rules/pages.ts';

const root = new URL('../', import.meta.url);
mkdirSync(new URL('docs/rules/', root), { recursive: true });
for (const game of OUTLINES.keys())
  for (const language of LANGUAGES) writeFileSync(new URL(pageFile(game, language), root), pageText(game, language));
