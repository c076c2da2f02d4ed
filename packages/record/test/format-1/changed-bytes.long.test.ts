import { changedBytes } from './changed-bytes.ts';

changedBytes(1);
