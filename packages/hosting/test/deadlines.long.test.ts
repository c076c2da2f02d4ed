import { noDeadlineFails } from './deadlines.ts';

noDeadlineFails(12, 14);
