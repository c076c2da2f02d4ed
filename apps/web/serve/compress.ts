import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Fonts are compressed as they are. */
const TEXT = '**/*.{css,html,js,json,svg}';
/** A smaller file fits into the first packet either way. */
const WORTHWHILE = 1000;

/** Writes `.br` and `.gz` beside each text of a folder, so that the server need not compress anything. */
export async function compressTexts(folder: string): Promise<void> {
  await Promise.all(globSync(`${folder}/${TEXT}`).map(compress));
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < WORTHWHILE) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await Promise.all([
    writeFile(`${path}.br`, await brotli(text, { params })),
    writeFile(`${path}.gz`, await zip(text, { level: constants.Z_BEST_COMPRESSION })),
  ]);
}
