import { losesNoTurn } from './play-killed.ts';

losesNoTurn(6);
