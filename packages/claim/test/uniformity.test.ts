import { imaginesUniformly } from './uniformity.ts';

// As few as leave every world frequent enough to be judged.
imaginesUniformly(5);
