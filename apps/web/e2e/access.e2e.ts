import { everythingIsAccessible } from './support/accessible.ts';
import { test } from './support/index.ts';

// By dark in access.long.e2e.ts.
test.use({ colorScheme: 'light' });
everythingIsAccessible(['What has happened', 'Menu']);
