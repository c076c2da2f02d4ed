import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { kingIsDead } from '@interregnum/king-is-dead';
import { describe, expect, test } from 'vitest';
import { MatchClient } from '../src/client.ts';
import { offersIn } from '../src/draft.ts';
import { actingSeat } from '../src/view.ts';
import { localMatch, SlowBots } from './local-matches.ts';
import { after, newMatch, type Setting } from './matches.ts';

function clientOf(setting: Setting, turns = 0, bots = new SlowBots()): MatchClient {
  const port = localMatch(after(newMatch(setting), turns), { bots });
  port.begin();
  return new MatchClient({ port });
}

/** Makes the first choices that are offered, until the turn is complete, and commits it. */
async function plays(client: MatchClient): Promise<void> {
  while (client.asked !== undefined) client.draftChoice(offersIn(client.asked)[0]);
  await client.commitDraft();
}

const HIDDEN = { game: kingIsDead, given: { advanced: true }, kinds: ['human', 'human', 'human'] };

describe('where hands are hidden', () => {
  test('the screen shows what everybody sees until the seat to act has taken it over', async () => {
    const client = clientOf({ game: claim, kinds: ['human', 'human'] });
    expect([client.viewer, client.view.viewer, client.mustTakeOver]).toEqual([undefined, 'audience', true]);
    expect([client.draft, client.asked, client.canCommit]).toEqual([undefined, undefined, false]);
    const acting = actingSeat(client.view);
    client.takeOver();
    expect([client.viewer, client.view.viewer, client.mustTakeOver]).toEqual([acting, acting, false]);
    await plays(client);
    expect([client.viewer, client.next, client.mustTakeOver]).toEqual([undefined, 1 - acting, true]);
  });

  test('nothing is handed over from a seat to itself', async () => {
    const client = clientOf({ game: claim, kinds: ['human', 'page'] });
    expect([client.viewer, client.mustTakeOver]).toEqual([0, false]);
  });

  test('it stays handed over, whatever bots do in the meantime', async () => {
    const bots = new SlowBots();
    const client = clientOf({ ...HIDDEN, kinds: ['human', 'page', 'human'] }, 0, bots);
    client.takeOver();
    await plays(client);
    // The bot decides before a person has taken the screen.
    for (let decisions = 0; client.waitsFor === 'bot' && decisions < 20; decisions++) await bots.decides();
    expect([client.viewer, client.waitsFor, client.mustTakeOver]).toEqual([undefined, 'here', true]);
  });

  test('who has resigned still sits before it', async () => {
    const client = clientOf({ ...HIDDEN, whenSeatGoes: { bot: 'squire' } });
    client.takeOver();
    const acting = client.viewer as number;
    await client.act({ resign: acting });
    expect([client.seats.includes(acting), client.viewer]).toEqual([false, undefined]);
    client.takeOver();
    expect(client.viewer).not.toBe(acting);
  });

  test('who has resigned sees nothing of the only one who is left', async () => {
    const client = clientOf({ ...HIDDEN, kinds: ['human', 'human', 'page'], whenSeatGoes: { bot: 'squire' } });
    client.takeOver();
    await client.act({ resign: client.viewer as number });
    expect([client.seats.length, client.viewer, client.view.viewer]).toEqual([1, undefined, 'audience']);
  });

  test('it stays handed over, also if who had it resigns in the meantime', async () => {
    const client = clientOf({ ...HIDDEN, kinds: ['human', 'human', 'page'], whenSeatGoes: { bot: 'squire' } });
    await client.act({ resign: 0 });
    expect([client.seats, client.viewer, client.view.viewer]).toEqual([[1], undefined, 'audience']);
    client.takeOver();
    expect(client.viewer).toBe(1);
  });

  test('nobody needs to once it is over', async () => {
    const client = clientOf(HIDDEN);
    await client.act({ stop: true });
    expect([client.viewer, client.mustTakeOver, client.view.isRevealed]).toEqual([0, false, true]);
  });
});

describe('where nothing is hidden', () => {
  test('the screen is for the seat to act', async () => {
    const client = clientOf({ game: foreignKing, kinds: ['human', 'human', 'human'] });
    for (let turns = 0; turns < 5; turns++) {
      expect([client.viewer, client.mustTakeOver]).toEqual([actingSeat(client.view), false]);
      await plays(client);
    }
  });

  test('in the second phase of Claim each knows the hand of the other', async () => {
    const client = clientOf({ game: claim, kinds: ['human', 'human'] }, 26);
    expect(client.mustTakeOver).toBe(false);
    await plays(client);
    expect([client.viewer, client.mustTakeOver]).toEqual([actingSeat(client.view), false]);
  });

  test('it stays with who looks at it while a bot acts', async () => {
    const bots = new SlowBots();
    const client = clientOf({ game: kingIsDead, name: 's', kinds: ['human', 'human', 'page'] }, 0, bots);
    const seen: (number | undefined)[] = [];
    for (let turns = 0; turns < 3; turns++) {
      seen.push(client.viewer);
      if (client.waitsFor === 'bot') await bots.decides('pass');
      else await plays(client);
    }
    expect([seen.includes(2), seen.includes(undefined)]).toEqual([false, false]);
  });
});

test('bots alone are watched by nobody in particular', () => {
  const client = clientOf({ game: claim, kinds: ['page', 'page'] });
  expect([client.viewer, client.view.viewer, client.next, client.waitsFor]).toEqual([
    undefined,
    'audience',
    undefined,
    'bot',
  ]);
  expect(client.mustTakeOver).toBe(false);
});

test('an empty seat is waited for by nobody', () => {
  expect(clientOf({ game: claim, kinds: ['nobody', 'nobody'] }).waitsFor).toBe('vacant');
});
