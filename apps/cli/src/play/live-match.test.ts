import { type Game, NO_SEAT } from '@interregnum/kernel';
import { actingSeat, hasEnded, offersIn } from '@interregnum/match';
import { describe, expect, test } from 'vitest';
import { newHome } from '../../test/homes.ts';
import { InstantPrograms } from '../../test/instant-programs.ts';
import { gameOf, TIME } from '../../test/matches.ts';
import { appOn, drafted, PaperScreens, settled } from '../../test/paper-screens.ts';
import { optionsOf } from '../../test/tables.ts';
import { EXIT } from '../command-line/bad-input.ts';
import type { RecordFile } from '../records/record-file.ts';
import { LiveMatch } from './live-match.ts';
import { sitAt } from './open-file.ts';
import { dealtMatch } from './players.ts';

/** A match that was dealt to these kinds. */
function dealtTo(game: Game, kinds: readonly string[], seed: string) {
  const players = kinds.map((kind, seat) => ({ name: `P${seat}`, kind }));
  return dealtMatch({ game, options: optionsOf(game, { seats: kinds.length }), players }, TIME, seed);
}

/** A match whose record is kept in memory. */
function liveMatch(game: Game, kinds: readonly string[]): { live: LiveMatch; lines: string[] } {
  const lines: string[] = [];
  const append = (more: readonly string[]): void => {
    lines.push(...more);
  };
  const file: RecordFile = { path: 'memory', append, isIntact: () => true, close: () => {} };
  const opened = dealtTo(game, kinds, 'live');
  const around = { programs: new InstantPrograms(), seed: 'x', now: () => TIME };
  return { live: new LiveMatch({ opened, file }, around), lines };
}

/** What can be chosen now. */
const offered = ({ client }: LiveMatch): string[] => (client.asked === undefined ? [] : offersIn(client.asked));

/** Plays the first choice, programs any, until it is over, and looks at every moment. */
async function playThrough(live: LiveMatch, look: () => void): Promise<void> {
  const { client } = live;
  live.begin();
  while (!hasEnded(client.view)) {
    look();
    if (live.awaited !== undefined) await settled();
    else if (client.viewer === undefined) client.takeOver();
    else if (client.canCommit) await client.commitDraft();
    else client.draftChoice(offered(live)[0]);
  }
}

describe('a match that is being played', () => {
  test.each(['king-is-dead', 'claim'])('%s asks nobody about what has no alternative', async (id) => {
    const { live } = liveMatch(gameOf(id), ['human', 'human']);
    await playThrough(live, () => {
      if (live.client.asked !== undefined) expect(offered(live).length).toBeGreaterThan(1);
    });
  });

  test('a choice is taken back with all that followed from it, and made again to the same end', () => {
    const { live } = liveMatch(gameOf('king-is-dead'), ['human', 'random']);
    const { client } = live;
    const [first] = offered(live);
    client.draftChoice(first);
    while (!client.canCommit) client.draftChoice(offered(live)[0]);
    const turn = drafted(client);
    while (client.canUndo) client.undo();
    expect(drafted(client)).toEqual([]);
    client.draftChoice(first);
    while (!client.canCommit) client.draftChoice(offered(live)[0]);
    expect(drafted(client)).toEqual(turn);
  });

  test('a choice that is refused changes nothing', () => {
    const { client } = liveMatch(gameOf('claim'), ['human', 'human']).live;
    client.takeOver();
    const { view, draft } = client;
    expect(draft).toBeDefined();
    expect(client.draftChoice('Z9')).toHaveProperty('clause');
    expect(client.view).toBe(view);
    expect(client.draft).toBe(draft);
  });
});

describe('a match that is played with programs, or by several people', () => {
  test('programs take their turns between those of a person, and every turn is written', async () => {
    const { live, lines } = liveMatch(gameOf('foreign-king'), ['random', 'human', 'random', 'random']);
    const { client } = live;
    const acted = new Set<number>();
    await playThrough(live, () => {
      const acting = actingSeat(client.view);
      acted.add(acting);
      expect(client.viewer).toBe(1);
      expect(live.awaited).toBe(acting === 1 ? undefined : acting);
      const turns = lines.filter((line) => line.includes('"type":"turn"'));
      expect(turns).toHaveLength(client.view.turnEnds.length);
      // Every line of the chain has its time.
      expect(lines.filter((line) => line.startsWith('{"beside"'))).toHaveLength(lines.length / 2);
    });
    expect([...acted].sort()).toEqual([0, 1, 2, 3]);
    expect(lines.some((line) => line.includes('"outcome"'))).toBe(true);
  });

  test('nothing is drafted for a program, whatever it has to choose from', async () => {
    const { live } = liveMatch(gameOf('claim'), ['human', 'random']);
    await playThrough(live, () => {
      if (live.awaited !== undefined) expect(drafted(live.client)).toEqual([]);
    });
  });

  test('the screen is handed over between people who have secrets, and only then', async () => {
    const { live: claim } = liveMatch(gameOf('claim'), ['human', 'human']);
    let handed = 0;
    await playThrough(claim, () => {
      if (claim.client.viewer === undefined) handed++;
      else expect(claim.client.viewer).toBe(claim.client.next);
    });
    expect(handed).toBeGreaterThan(20);
    const { live: king } = liveMatch(gameOf('king-is-dead'), ['human', 'human']);
    await playThrough(king, () => expect(king.client.viewer).toBe(king.client.next));
  });
});

describe('a match whose next line cannot be written', () => {
  /** Sits down at a match whose disk is full. */
  function onFullDisk(kinds: readonly string[]) {
    const screens = new PaperScreens();
    const app = appOn(screens, newHome());
    let isClosed = false;
    const file: RecordFile = {
      path: 'full.record',
      append: () => {
        throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      },
      isIntact: () => true,
      close: () => {
        isClosed = true;
      },
    };
    sitAt(app, { opened: dealtTo(gameOf('claim'), kinds, 'full'), file }, 'full');
    return { screens, closed: () => isClosed };
  }

  test.each([
    ['a turn of a program', ['random', 'random'], []],
    ['a turn of a person', ['human', 'human'], [' ', '1', 'enter', 'enter']],
    ['a resignation', ['human', 'human'], [' ', 'resign', 'enter', '2']],
  ])('%s: is left, and says why', async (_, kinds, keys) => {
    const { screens, closed } = onFullDisk(kinds);
    await screens.play(...keys);
    await settled();
    expect(screens.farewell).toMatch(/full\.record: the disk is full/);
    expect(screens.isEmpty).toBe(true);
    expect(closed()).toBe(true);
    expect(process.exitCode).toBe(EXIT.badInput);
    process.exitCode = undefined;
  });
});

test('a seat that nobody has taken is waited for, and that is said', () => {
  const { live } = liveMatch(gameOf('claim'), ['nobody', 'nobody']);
  const acting = actingSeat(live.client.view);
  expect(acting).not.toBe(NO_SEAT);
  live.begin();
  expect(live.awaited).toBe(acting);
  expect(live.failure).toMatchObject({ kind: 'nobody' });
});
