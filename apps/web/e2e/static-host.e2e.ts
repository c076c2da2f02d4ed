import { DIST } from '../serve/target.ts';
import { worksUnderPath } from './support/under-a-path.ts';

// Built with addresses that are relative to the page, as always.
worksUnderPath(DIST);
