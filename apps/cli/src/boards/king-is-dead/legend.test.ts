import { FastRandom, type Options } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { boardOf } from '@interregnum/king-is-dead/board';
import { modesOf } from '@interregnum/testkit';
import { LANGUAGES, type Language } from '@interregnum/texts';
import { expect, test } from 'vitest';
import { optionsOf, tableFor } from '../../../test/tables.ts';
import { widthOf } from '../../terminal/layout.ts';
import { shortCard } from './cards.ts';
import { legendLines } from './legend.ts';

function legendOf(options: Options, language: Language): string[] {
  const start = boardOf(kingIsDead.setup(options, new FastRandom('legend')));
  return legendLines(start, tableFor(kingIsDead, options, language));
}

test('the legend begins with the factions in play', () => {
  expect(legendOf(optionsOf(kingIsDead, { seats: 2 }), 'en')[0]).toMatch(/^ {2}S Scots {2}W Welsh {2}E English {2}▸/);
  expect(legendOf(optionsOf(kingIsDead, { seats: 2, vikings: true }), 'en')[0]).toContain('E English  V Vikings');
});

test('followers bear the letters of the language', () => {
  const factions = (language: Language) => legendOf(optionsOf(kingIsDead, { seats: 2, vikings: true }), language)[0];
  expect(factions('fr')).toMatch(/^ {2}É Écossais {2}G Gallois {2}A Anglais {2}V Vikings/);
  expect(factions('ru')).toMatch(/^ {2}Ш Шотландцы {2}У Валлийцы {2}А Англичане {2}В Викинги/);
});

test('the legend tells of teams, short cards and cunning cards only where there are any', () => {
  const told = (given: Options) => legendOf(optionsOf(kingIsDead, given), 'en').join('\n');
  expect(told({ seats: 2, advanced: true })).not.toMatch(/teams|O Outmanoeuvre/);
  expect(told({ seats: 3 })).toMatch(/O Outmanoeuvre\n/);
  expect(told({ seats: 3 })).not.toMatch(/teams|Ambush/);
  expect(told({ seats: 4, advanced: true })).toMatch(/┃ ║ the two teams(.|\n)* {2}O Outmanoeuvre {2}Amb Ambush\n/);
});

test.each(LANGUAGES)('the legend fits in %s, whatever is played', (language) => {
  for (const options of modesOf(kingIsDead)) {
    const lines = legendOf(options, language);
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(80);
    expect(lines.join('\n')).not.toMatch(/undefined|null|NaN|[{}]/);
  }
});

test.each(LANGUAGES)('no two cards look alike in short in %s', (language) => {
  const context = tableFor(kingIsDead, optionsOf(kingIsDead, { seats: 2 }), language);
  const cards = kingIsDead.words.filter((key) => key.startsWith('card.')).map((key) => key.slice('card.'.length));
  expect(new Set(cards.map((card) => shortCard(card, context))).size).toBe(19);
});
