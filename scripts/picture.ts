// Draws docs/architecture.svg anew from what the packages import: `npm run picture`.
import { writeFileSync } from 'node:fs';
import { ROOT } from './pack/workspace.ts';
import { readImports } from './picture/imports.ts';
import { pictureOf } from './picture/svg.ts';

writeFileSync(`${ROOT}/docs/architecture.svg`, pictureOf(await readImports(ROOT)));
