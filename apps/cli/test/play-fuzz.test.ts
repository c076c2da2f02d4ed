import { pressesKeys } from './play-fuzz.ts';

// Every language at every size is in play-fuzz.long.test.ts.
pressesKeys([
  { language: 'ru', columns: 80, rows: 24 },
  { language: 'en', columns: 60, rows: 20 },
]);
