import { LANGUAGES } from '@interregnum/texts';
import { pressesKeys } from './play-fuzz.ts';

pressesKeys(
  LANGUAGES.flatMap((language) => [
    { language, columns: 80, rows: 24 },
    { language, columns: 100, rows: 40 },
  ]),
);
