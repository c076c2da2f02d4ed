import { noDeadlineFails } from './deadlines.ts';

noDeadlineFails(6, 12);
