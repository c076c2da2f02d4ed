import { playsByKeyboard } from './support/keyboard-match.ts';

playsByKeyboard(0);
