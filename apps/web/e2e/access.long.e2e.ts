import { everythingIsAccessible } from './support/accessible.ts';
import { test } from './support/index.ts';

test.use({ colorScheme: 'dark' });
// Dialogs have no colours of their own.
everythingIsAccessible([]);
