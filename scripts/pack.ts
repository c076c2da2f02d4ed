// Packs everything that can be installed into dist/tarballs: `npm run pack`.
import { pack } from './pack/pack.ts';
import { sizesOf } from './pack/tarballs.ts';

console.log(sizesOf(await pack()));
