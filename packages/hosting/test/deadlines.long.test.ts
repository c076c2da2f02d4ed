import { noDeadlineFails } from './deadlines.ts';

noDeadlineFails(150, 20);
