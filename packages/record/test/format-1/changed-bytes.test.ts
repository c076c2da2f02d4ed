import { changedBytes } from './changed-bytes.ts';

// A prime, so that every place of a line is tried in some line.
changedBytes(17);
