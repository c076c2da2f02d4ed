// Writes into docs/online.md how its session goes now.
import { readFileSync, writeFileSync } from 'node:fs';
import { pageToldAgain } from '../packages/hosting/test/docs/session.ts';

const page = new URL('../docs/online.md', import.meta.url);
writeFileSync(page, await pageToldAgain(readFileSync(page, 'utf8')));
