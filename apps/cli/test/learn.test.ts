import { GAMES } from '@interregnum/games/all';
import type { LessonPart } from '@interregnum/lessons';
import { LANGUAGES, type Language, lessonText } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { lessonMenu, openLesson } from '../src/learn/lesson-menu.ts';
import { newHome } from './homes.ts';
import { appOn, PaperScreens, settled } from './paper-screens.ts';

/** What is typed in each lesson; nothing stands for Enter. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  'king-is-dead': [
    ...[
      '',
      '',
      'assemble',
      'devon scots',
      '',
      '',
      '',
      'assemble',
      'devon welsh',
      '',
      '',
      'pass',
      '',
      '',
      'pass',
      '',
      '',
    ],
    ...['welsh-support', 'warwick', 'warwick scots', '', 'pass', '', 'assemble', 'devon scots', '', ''],
  ],
  'foreign-king': [
    ...['king brabant', '', '', 'place 3 antwerp', '', 'build metal antwerp', '', 'king antwerp', '', ''],
    ...['king namur', '', 'place 2 brabant', '', 'king brabant', '', ''],
  ],
  claim: [...['', '', 'D6', '', 'D1', '', 'K2', '', 'U8', '', '', 'D0', '', 'X9', '', 'X1', '', 'U1', '', '']],
};

/** The same of second lessons. */
const TYPED_SECOND: Readonly<Record<string, readonly string[]>> = {
  'king-is-dead': [
    ...['', '', 'spy', 'devon scots', '', '', 'welsh-support', 'devon scots', '', '', '', 'pass', '', ''],
    ...[
      'welsh-support',
      'warwick',
      'warwick scots',
      '',
      'assemble',
      'warwick',
      'warwick',
      'warwick',
      'devon scots',
      '',
    ],
    ...['warwick scots', '', 'devon welsh', '', ''],
  ],
  'foreign-king': [
    ...['repay', 'king luxembourg', '', '', 'borrow', 'build metal antwerp', '', '', 'intervene', '', ''],
    ...['vplace antwerp', '', '', 'king brabant limburg', '', ''],
  ],
  claim: [...['K7', '', '', 'X6', '', '', 'D4', '', 'K8', '', '', 'U0', '', 'K3', '', '', 'G0', '', 'K8', '', '']],
};

async function lessonIn(language: Language, game: string, part: LessonPart = 'first'): Promise<PaperScreens> {
  const screens = new PaperScreens();
  const app = appOn(screens, newHome(), language);
  screens.open(lessonMenu(app));
  await openLesson(app, game, part);
  return screens;
}

const flat = ({ shown }: PaperScreens): string => shown.replaceAll(/\s+/g, ' ');

const LESSONS = [...GAMES.keys()].flatMap((game) => [
  { game, part: 'first', all: TYPED[game] } as const,
  { game, part: 'second', all: TYPED_SECOND[game] } as const,
]);

describe.each(LESSONS)('the $part lesson of $game', ({ game, part, all }) => {
  test.each(LANGUAGES)('is played in %s, and leads to a real game', async (language) => {
    const screens = await lessonIn(language, game, part);
    const says = lessonText(game, language, part);
    for (const typed of all) {
      await screens.play(...(typed === '' ? ['enter'] : [typed, 'enter']));
      for (let turns = 0; turns < 12; turns++) await settled();
    }
    expect(flat(screens)).toContain(says('end.way').replaceAll(/\s+/g, ' '));
    screens.press('enter');
    expect(screens.lines[0]).not.toContain(says('end.way'));
  });
});

test('a mistake is answered, and the menu leads back, once more, and out', async () => {
  const screens = await lessonIn('en', 'king-is-dead');
  await screens.play('enter', 'enter', 'pass', 'enter', 'enter');
  expect(flat(screens)).toContain('A tie is nobody’s');
  await screens.play('spy', 'enter');
  expect(flat(screens)).toContain('You do not have Spy in hand.');
  await screens.play('escape', '2');
  expect(flat(screens)).toContain('Only Devon is open');
  await screens.play('escape', '4');
  expect(screens.isEmpty).toBe(true);
});
