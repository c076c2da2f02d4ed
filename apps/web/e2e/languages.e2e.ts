import { askedOf, tableText, translator } from '@interregnum/texts';
import { dealTable, expect, test } from './support/index.ts';

const NAMES = { en: 'English', fr: 'Français', ru: 'Русский' } as const;
type Language = keyof typeof NAMES;
const LANGUAGES = Object.keys(NAMES) as Language[];

test('the language of a table changes at once: question, news, refusals and log', async ({ page }) => {
  await dealTable(page, { game: 'king-is-dead', kinds: ['human', 'human'], turns: 3 });
  const menu = page.getByRole('banner').getByRole('button').last();
  for (const language of [...LANGUAGES, 'en'] as Language[]) {
    await menu.click();
    await page.getByRole('radio', { name: NAMES[language] }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const words = translator('king-is-dead', language, (seat) => ['Ana', 'Ben'][seat]);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const asked = words.say('prompt', { key: 'turn', values: {} });
    await expect(page.locator('.prompt-question')).toHaveText(askedOf('Ben', asked, language));
    await expect(page.locator('.news')).toContainText(tableText(language)('play.log'));
    await page.locator('.table-board [data-mark="moray"]').first().press('Enter');
    await expect(page.getByRole('status')).not.toBeEmpty();
    await page
      .getByRole('banner')
      .getByRole('button', { name: tableText(language)('play.log') })
      .click();
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(tableText(language)('play.log'));
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

for (const language of LANGUAGES) {
  test(`a browser that prefers ${language} is answered in it`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: language, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await context.close();
  });
}
