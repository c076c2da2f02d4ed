import { join } from 'node:path';
import { brokenPages, PACKED } from '../pages.ts';
import { STAGED } from '../workspace.ts';
import { expect } from './run.ts';

/** That whatever a packed page refers to is in its package. */
export function checkPages(): void {
  const broken = [...PACKED.values()].flatMap((name) =>
    brokenPages(join(STAGED, name)).map((each) => `${name}/${each}`),
  );
  expect(broken.length === 0, `pages refer to what is not packed:\n${broken.join('\n')}`);
}
