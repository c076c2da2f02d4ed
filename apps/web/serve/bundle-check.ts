// Checks what a first visit has to load: `node apps/web/serve/bundle-check.ts`, after a build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Chunk, ensureBuilt } from './build.ts';
import { firstLoad, straysIn } from './first-load.ts';
import { DIST } from './target.ts';

/** Kilobytes of JavaScript, gzipped, before the start page can be used. */
const LIMIT = 115;

const kilobytes = ({ file }: Chunk): number => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length / 1000;

const row = (name: string, size: number): string => `${name.padEnd(44)} ${size.toFixed(1).padStart(7)} kB`;

const chunks = await ensureBuilt();
const first = firstLoad(chunks, kilobytes);
const total = first.reduce((sum, chunk) => sum + kilobytes(chunk), 0);
console.log('JavaScript of the first load, gzipped:');
for (const chunk of first) console.log(`  ${row(chunk.file, kilobytes(chunk))}`);
console.log(`  ${row(`together (at most ${LIMIT})`, total)}`);

const flaws = straysIn(first).map((stray) => `${stray}: must be fetched only when it is needed (await import).`);
if (total > LIMIT) flaws.push(`The first load takes ${total.toFixed(1)} kB: at most ${LIMIT} kB are allowed.`);
for (const flaw of flaws) console.error(flaw);
process.exitCode = flaws.length === 0 ? 0 : 1;
