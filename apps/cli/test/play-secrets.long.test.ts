import { describe } from 'vitest';
import { keepsSecrets } from './play-secrets.ts';
import { hasTerminals } from './pty.ts';
import { inTerminal } from './terminal-player.ts';

describe.skipIf(!hasTerminals).concurrent('people at one screen, in the terminal', () => keepsSecrets(inTerminal));
