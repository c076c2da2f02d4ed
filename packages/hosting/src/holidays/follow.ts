import type { Tables } from '../caller.ts';
import { selectMemberships } from '../statements.ts';
import { type KeptHoliday, readHoliday, selectUnfollowed, setFollowed } from './statements.ts';

/**
 * Lets the clocks of all tables follow the holidays that have begun or ended since. What a host has left half done, another one does
 * again: nothing is moved, clocks only stand or run.
 */
export async function followHolidays({ shared, get }: Tables): Promise<void> {
  const { store, clock } = shared.ports;
  await shared.holidays.learn();
  const [rows] = await store.transaction([selectUnfollowed(clock.now())]);
  for (const holiday of rows.map(readHoliday)) await follow(holiday);

  async function follow(holiday: KeptHoliday): Promise<void> {
    const now = clock.now();
    const [tables] = await store.transaction([selectMemberships(holiday.player)]);
    for (const { match } of tables) await get(String(match)).follow();
    await store.transaction([setFollowed(holiday, now)]);
  }
}
