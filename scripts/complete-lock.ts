// Enters other machines' programs into package-lock.json where npm left them out: `npm run complete-lock`, after every
// `npm install` that changes the lock. `npm ci` refuses a lock without them.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { completed } from './lock/complete.ts';
import { missingIn } from './lock/lock.ts';

const path = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const lock = JSON.parse(readFileSync(path, 'utf8'));
const missing = missingIn(lock);
if (missing.length > 0) writeFileSync(path, `${JSON.stringify(completed(lock), null, 2)}\n`);
console.log(missing.length === 0 ? 'The lock is complete.' : `Entered: ${missing.map(({ name }) => name).join(', ')}`);
