import { describe } from 'vitest';
import { onPaper } from './paper-terminal.ts';
import { keepsSecrets } from './play-secrets.ts';

describe('people at one screen', () => keepsSecrets(onPaper));
