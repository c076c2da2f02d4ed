import { type Dealing, dealTable, expect, playByClicking, test } from './support/index.ts';

const people = (count: number): string[] => Array(count).fill('human');
const kingIsDead = (seats: number, options: Dealing['options'] = {}): Dealing => ({
  game: 'king-is-dead',
  options: { seats, ...options },
  kinds: people(seats),
});

const MODES: readonly Dealing[] = [
  ...[2, 3, 4].flatMap((seats) => [
    kingIsDead(seats),
    kingIsDead(seats, { vikings: true }),
    kingIsDead(seats, { advanced: true }),
    kingIsDead(seats, { advanced: true, vikings: true }),
  ]),
  kingIsDead(2, { advanced: true, memory: true }),
  { game: 'king-is-dead', options: { solo: true }, kinds: ['human', 'saxons'] },
  { game: 'king-is-dead', options: { solo: true, vikings: true }, kinds: ['human', 'saxons'] },
  ...[2, 3, 4].map((seats): Dealing => ({ game: 'foreign-king', options: { seats }, kinds: people(seats) })),
  { game: 'claim', kinds: people(2) },
];

// Less to paint: other tests see to other sizes.
test.use({ viewport: { width: 900, height: 600 } });

for (const dealing of MODES) {
  const { game, options, kinds } = dealing;
  test(`a whole match by clicking: ${game}, ${JSON.stringify(options ?? {})}, ${kinds.join(', ')}`, async ({
    page,
  }) => {
    // With more people there are more turns to commit than anybody learns from.
    const settings = JSON.stringify({ atOnce: kinds.length > 2 });
    await page.addInitScript((set) => localStorage.setItem('interregnum settings', set), settings);
    await dealTable(page, dealing);
    await page.locator('main').waitFor();
    const clicks = await playByClicking(page, 'clicks');
    expect(clicks).toBeGreaterThan(10);
    await expect(page.getByRole('dialog').getByRole('row')).not.toHaveCount(0);
  });
}

for (const game of ['king-is-dead', 'foreign-king', 'claim'] as const) {
  test(`a whole match against a bot: ${game}`, async ({ page }) => {
    await dealTable(page, { game, kinds: ['human', 'page-20'] });
    await page.locator('main').waitFor();
    expect(await playByClicking(page, 'against a bot')).toBeGreaterThan(10);
    await expect(page.getByRole('dialog').locator('p').first(), 'how it ended').not.toBeEmpty();
  });
}
