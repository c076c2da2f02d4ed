import { lessonOf } from '@interregnum/lessons';
import { catalogue, LANGUAGES, rulesPage } from '@interregnum/texts';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../games/index.ts';
import { PICTURES } from './pictures.ts';

test.each(GAME_IDS)('pictures of %s are laid out by a lesson, below a section that there is', async (game) => {
  const sections = rulesPage(game, 'en').sections.map(({ id }) => id);
  for (const [section, { part, step }] of Object.entries(PICTURES[game])) {
    expect(sections).toContain(section);
    const lesson = await lessonOf(game, part);
    expect(lesson?.steps.find(({ id }) => id === step)?.position, step).toBeDefined();
  }
});

test.each(LANGUAGES)('every picture has its caption in %s, and every caption its picture', (language) => {
  const pictures = GAME_IDS.flatMap((game) =>
    Object.keys(PICTURES[game]).map((section) => `picture.${game}.${section}`),
  );
  const captions = Object.keys(catalogue('rules', language)).filter((key) => key.startsWith('picture.'));
  expect(captions.toSorted()).toEqual(pictures.toSorted());
});
