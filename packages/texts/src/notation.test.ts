import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { FastRandom, type Game, legalChoices, NO_CHOICE, newChoices, type Options } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { modesOf } from '@interregnum/testkit';
import { describe, expect, test } from 'vitest';
import { choiceWords, LANGUAGES, type Language } from './index.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dov'];
const wordsOf = (game: string, language: Language) => choiceWords(game, language, (seat) => NAMES[seat]);
const said = (game: string, language: Language, text: string) =>
  wordsOf(game, language)
    .parts(text)
    .map(({ words }) => words);

/** Every text of a choice that is offered in a random game. */
function offered(game: Game, options: Options): string[] {
  const random = new FastRandom('words');
  const s = game.setup(options, random);
  const texts = new Set<string>();
  for (let choice = game.pick(s, random); choice !== NO_CHOICE; choice = game.pick(s, random)) {
    for (const each of legalChoices(game, s, newChoices())) texts.add(game.notation.write(s, each));
    game.play(s, choice);
  }
  return [...texts];
}

describe.each([kingIsDead, foreignKing, claim])('the choices of $meta.id', (game) => {
  test.each(LANGUAGES)('are said part by part, all of them, in %s', (language) => {
    const { parts, about } = wordsOf(game.meta.id, language);
    for (const text of new Set(modesOf(game).flatMap((options) => offered(game, options)))) {
      expect(
        parts(text)
          .map((part) => part.text)
          .join(' '),
      ).toBe(text);
      for (const { words } of parts(text)) expect(words).toMatch(/^[^{}]+$/);
      about(text);
    }
  });
});

test.each([
  ['king-is-dead', 'en', 'scottish-support', ['Scottish Support']],
  ['king-is-dead', 'en', 'devon scots', ['Devon', 'Scots']],
  ['king-is-dead', 'fr', 'scots+welsh', ['Écossais + Gallois']],
  ['king-is-dead', 'en', 'seat 1', ['Ben']],
  ['king-is-dead', 'ru', 'pass', ['Пас']],
  ['foreign-king', 'en', 'place 3 antwerp', ['Place citizens', '3 citizens', 'Antwerp']],
  ['foreign-king', 'en', 'queen build metal namur', ['Call on the queen', 'Build a factory', 'metal', 'Namur']],
  ['foreign-king', 'en', 'congress from supply', ['Appoint to Congress', 'Supply']],
  ['foreign-king', 'ru', 'send 2 to namur', ['Отправить', '2 гражданина', 'Намюр']],
  ['foreign-king', 'fr', 'reorder 0', ['Place 1 dans l’ordre']],
  ['claim', 'en', 'G0', ['Goblin 0']],
  ['claim', 'en', 'X9', ['Doppelganger 9']],
] as const)('%s, %s: %s', (game, language, text, words) => {
  expect(said(game, language, text)).toEqual(words);
});

test('a card, an action and a faction explain themselves; a region does not', () => {
  expect(wordsOf('king-is-dead', 'en').about('assemble')).toMatch(/^Place one Scottish/);
  expect(wordsOf('king-is-dead', 'en').about('devon scots')).toBeUndefined();
  expect(wordsOf('foreign-king', 'en').about('queen money')).toBe(wordsOf('foreign-king', 'en').about('money'));
  expect(wordsOf('foreign-king', 'en').about('pass')).toBeUndefined();
  expect(wordsOf('foreign-king', 'en').about('borrow')).toMatch(/3 francs/);
  expect(wordsOf('claim', 'en').about('K7')).toMatch(/oblin/);
});

test('loans stand aside; actions lie open for everybody, cards do not', () => {
  const { isAside, actionOf } = wordsOf('foreign-king', 'en');
  expect(['borrow', 'repay', 'pass', 'build metal namur'].map(isAside)).toEqual([true, true, false, false]);
  expect(['queen money', 'place 2 namur', 'borrow'].map(actionOf)).toEqual(['queen', 'place', undefined]);
  expect(wordsOf('king-is-dead', 'en').actionOf('spy')).toBeUndefined();
});
