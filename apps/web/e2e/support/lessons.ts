import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What is touched in a lesson, by its mark; `!` is the button that leads on, of the question or of the voice. */
type Touch = string;

const KING_IS_DEAD: readonly Touch[] = [
  // The end, then the turn before it: a card, a follower, the pass.
  ...['!', '!', 'assemble', 'scots', '!', '!', '!'],
  // The same map with other courts.
  ...['assemble', 'welsh', '!', '!', 'pass', '!', '!'],
  // Two regions, and the rest alone.
  ...['pass', '!', '!', 'welsh-support', 'warwick', 'warwick', 'scots', '!'],
  ...['pass', '!', 'assemble', 'scots', '!', '!'],
];

const CLAIM: readonly Touch[] = [
  ...['!', '!', 'D6', '!', 'D1', '!', 'K2', '!', 'U8', '!', '!'],
  ...['D0', '!', 'X9', '!', 'X1', '!', 'U1', '!', '!'],
];

const FOREIGN_KING: readonly Touch[] = [
  ...['king', 'brabant', '!', '!'],
  ...['place', '3', 'antwerp', '!', 'build', 'metal', 'antwerp', '!', 'king', 'antwerp', '!', '!'],
  ...['king', 'namur', 'namur', '!', 'place', '2', 'brabant', '!', 'king', 'brabant', '!', '!'],
];

const KING_IS_DEAD_SECOND: readonly Touch[] = [
  // Plot, Spy, the Saxons, the Vikings.
  ...['!', '!', 'spy', 'scots', '!', '!', 'welsh-support', 'scots', '!', '!', '!', 'pass', '!', '!'],
  // Alone against the Saxons, choosing for them, too.
  ...['welsh-support', 'warwick', 'warwick', 'scots', '!'],
  ...['assemble', 'warwick', 'warwick', 'warwick', 'devon', 'scots', '!', 'warwick', 'scots', '!', 'welsh', '!', '!'],
];

const CLAIM_SECOND: readonly Touch[] = [
  ...['K7', '!', '!', 'X6', '!', '!', 'D4', '!', 'K8', '!', '!'],
  ...['U0', '!', 'K3', '!', '!', 'G0', '!', 'K8', '!', '!'],
];

const FOREIGN_KING_SECOND: readonly Touch[] = [
  ...['repay', 'king', 'luxembourg', '!', '!', 'borrow', 'build', 'metal', 'antwerp', '!', '!'],
  ...['intervene', '!', '!', 'vplace', 'antwerp', '!', '!', 'king', 'limburg', '!', '!'],
];

/** Every lesson by its address, as somebody plays it who makes no mistake. */
export const LESSONS: Readonly<Record<string, readonly Touch[]>> = {
  'king-is-dead': KING_IS_DEAD,
  'foreign-king': FOREIGN_KING,
  claim: CLAIM,
  'king-is-dead/second': KING_IS_DEAD_SECOND,
  'foreign-king/second': FOREIGN_KING_SECOND,
  'claim/second': CLAIM_SECOND,
};

const selectorOf = (touch: Touch): string =>
  touch === '!' ? '.lesson .button.gold:not(.chip)' : `.lesson .target.open[data-mark="${touch}"]`;

/** Opens a lesson in which turns wait until they are committed: a test may be slower than a turn that goes on by itself. */
export async function openLesson(page: Page, game: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('interregnum settings', JSON.stringify({ turns: 'asked' })));
  await page.goto(`/#/learn/${game}`);
}

/** Touches a lesson with the pointer, from its first step to its last; `see` is called before each touch. */
export async function playLesson(
  page: Page,
  touches: readonly Touch[],
  see = async (): Promise<void> => {},
): Promise<void> {
  for (const touch of touches) {
    const target = page.locator(selectorOf(touch)).last();
    await target.waitFor();
    await see();
    await target.dispatchEvent('click');
  }
  await see();
}

/** More keys than this between two things that lead on would be a trap. */
const MOST_TABS = 80;

/** The same with no other keys than Tab and Enter. */
export async function playLessonByKeyboard(page: Page, touches: readonly Touch[]): Promise<void> {
  for (const touch of touches) {
    const selector = selectorOf(touch);
    await page.locator(selector).first().waitFor();
    const hasFocus = (): Promise<boolean> =>
      page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    for (let tabs = 0; !(await hasFocus()); tabs++) {
      expect(tabs, `${touch} cannot be reached by keyboard`).toBeLessThan(MOST_TABS);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  }
}

/** Runs in the page: which of the rows that must stand one below the other overlap. */
function overlaps(): string[] {
  const names = ['.table-board', '.voice', '.prompt', '.table-hand'];
  const rows = names.flatMap((name) => {
    const row = document.querySelector(`.lesson > ${name}`)?.getBoundingClientRect();
    return row === undefined || row.height === 0 ? [] : [{ name, row }];
  });
  return rows
    .slice(1)
    .flatMap(({ name, row }, at) => (row.top < rows[at].row.bottom - 1 ? [`${rows[at].name} ${name}`] : []));
}

/** Expects that board, voice, question and hand stand one below the other. */
export async function expectNothingCovered(page: Page): Promise<void> {
  expect(await page.evaluate(overlaps)).toEqual([]);
}
