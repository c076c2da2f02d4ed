import { kingIsDead } from '@interregnum/king-is-dead';
import { expect, test } from 'vitest';
import { dealMatch, dealtMatch } from '../../test/matches.ts';
import { tableOf } from '../../test/screens.ts';
import { kingIsDeadScreen } from './king-is-dead.ts';

const { isDrawn } = kingIsDeadScreen;
const { state } = dealMatch(kingIsDead);
const MARKS = ['assemble', 'welsh-support', 'moray', 'scots', 'moray scots', 'pass', 'seat 1', 'supply', 'court'];

test('regions are drawn, cards where a turn begins, and nothing else', () => {
  expect(MARKS.filter((mark) => isDrawn(mark, 'turn', state))).toEqual(['assemble', 'welsh-support', 'moray']);
  expect(MARKS.filter((mark) => isDrawn(mark, 'summon', state))).toEqual(['moray']);
});

test('what a pass leads to is told before it is committed', () => {
  const table = tableOf(dealtMatch(kingIsDead));
  const pass = (): string | undefined => table.screen.chips.find(({ mark }) => mark === 'pass')?.words;
  expect(pass()).toBe('Pass');
  table.choose('pass');
  expect(table.screen.effectText).toMatch(/^If everyone passes, the power struggle comes\. \w+: .+\.$/);
  table.commit();
  expect(pass()).toBe('Pass · power struggle');
  table.choose('pass');
  const told = table.screen.effectText;
  expect(told).toMatch(/^The power struggle comes\. /);
  const [region] = /(?<=struggle comes\. )\w+/.exec(told) ?? [];
  table.commit();
  const won = told.includes('nobody wins') ? 'becomes unstable' : `control of ${region}`;
  expect(table.screen.news.join(' ')).toContain(region);
  expect(table.screen.news.join(' ')).toContain(won);
});

test('alone, the Saxons play before the struggle', () => {
  const table = tableOf(dealtMatch(kingIsDead, { options: { solo: true } }));
  table.choose('pass');
  expect(table.screen.effectText).toMatch(
    /^First the Saxons play a card, then comes the power struggle\. As it stands, /,
  );
});
