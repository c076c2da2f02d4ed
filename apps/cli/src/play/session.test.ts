import { FastRandom, type Game, legalChoices, newChoices } from '@interregnum/kernel';
import { decideFor, drafted, draftTexts, isComplete, isOver, seatToAct, type Table } from '@interregnum/table';
import { describe, expect, test } from 'vitest';
import { newHome } from '../../test/homes.ts';
import { gameOf, TIME } from '../../test/matches.ts';
import { appOn, PaperStage, settled } from '../../test/stage.ts';
import { optionsOf } from '../../test/tables.ts';
import { EXIT } from '../failure.ts';
import { sitAt } from './open-file.ts';
import { dealtTable } from './players.ts';
import { Session } from './session.ts';

/** Lines of a start: the start itself, the names of four and the time. */
const FIRST = 6;

/** A session whose record is kept in memory. */
function sessionOf(game: Game, kinds: readonly string[]): { session: Session; lines: string[] } {
  const options = optionsOf(game, { seats: kinds.length });
  const players = kinds.map((kind, seat) => ({ name: `P${seat}`, kind }));
  const lines: string[] = [];
  const saved = {
    file: 'memory',
    append: (more: readonly string[]) => lines.push(...more),
    isIntact: () => true,
    close: () => {},
  };
  return {
    session: new Session(dealtTable({ game, options, players }, TIME, 'session'), saved, () => TIME, 'x'),
    lines,
  };
}

function offered(table: Table): string[] {
  const s = drafted(table);
  return legalChoices(table.game, s, newChoices()).map((choice) => table.game.notation.write(s, choice));
}

/** Plays the first choice, programs any, until it is over, and looks at every moment. */
function playThrough(session: Session, look: () => void): void {
  const { game } = session.table;
  const chance = new FastRandom('programs');
  while (!isOver(session.table)) {
    look();
    if (session.program !== undefined) session.commit(decideFor(session.table, (seen) => game.pick(seen, chance)));
    else if (session.viewer === undefined) session.takeOver();
    else if (isComplete(session.table)) session.commit();
    else session.choose(offered(session.table)[0]);
  }
}

describe('a table that is being played', () => {
  test.each(['king-is-dead', 'claim'])('%s asks nobody about what has no alternative', (id) => {
    const { session } = sessionOf(gameOf(id), ['human', 'human']);
    playThrough(session, () => {
      if (!isComplete(session.table)) expect(offered(session.table).length).toBeGreaterThan(1);
    });
  });

  test('a choice is taken back with all that followed from it, and made again to the same end', () => {
    const { session } = sessionOf(gameOf('king-is-dead'), ['human', 'random']);
    const [first] = offered(session.table);
    session.choose(first);
    while (!isComplete(session.table)) session.choose(offered(session.table)[0]);
    const turn = draftTexts(session.table);
    while (session.canTakeBack) session.takeBack();
    expect(draftTexts(session.table)).toEqual([]);
    session.choose(first);
    while (!isComplete(session.table)) session.choose(offered(session.table)[0]);
    expect(draftTexts(session.table)).toEqual(turn);
  });

  test('a choice that is refused changes nothing', () => {
    const { session } = sessionOf(gameOf('claim'), ['human', 'random']);
    const before = session.table;
    expect(session.choose('Z9')).toHaveProperty('clause');
    expect(session.table).toBe(before);
  });

  test('programs take their turns between those of a person, and every turn is written', () => {
    const { session, lines } = sessionOf(gameOf('foreign-king'), ['random', 'human', 'random', 'random']);
    const acted = new Set<number>();
    playThrough(session, () => {
      acted.add(seatToAct(session.table));
      expect(session.viewer).toBe(1);
      expect(session.program).toBe(seatToAct(session.table) === 1 ? undefined : seatToAct(session.table));
      expect(lines).toEqual(session.table.record.lines.slice(FIRST));
    });
    expect([...acted].sort()).toEqual([0, 1, 2, 3]);
    expect(lines.some((line) => line.includes('"outcome"'))).toBe(true);
  });

  test('nothing is drafted for a program, whatever it has to choose from', () => {
    const { session } = sessionOf(gameOf('claim'), ['human', 'random']);
    playThrough(session, () => {
      if (session.program !== undefined) expect(draftTexts(session.table)).toEqual([]);
    });
  });

  test('the screen is handed over between people who have secrets, and only then', () => {
    const claim = sessionOf(gameOf('claim'), ['human', 'human']).session;
    let handed = 0;
    playThrough(claim, () => {
      if (claim.viewer === undefined) handed++;
      else expect(claim.viewer).toBe(claim.next);
    });
    expect(handed).toBeGreaterThan(20);
    const king = sessionOf(gameOf('king-is-dead'), ['human', 'human']).session;
    playThrough(king, () => expect(king.viewer).toBe(king.next));
  });
});

test('a table whose next turn cannot be written is left, and says why', async () => {
  const stage = new PaperStage();
  const app = appOn(stage, newHome());
  let closed = false;
  const saved = {
    file: 'full.record',
    append: () => {
      throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    },
    isIntact: () => true,
    close: () => {
      closed = true;
    },
  };
  const game = gameOf('claim');
  const players = ['Ana', 'Ben'].map((name) => ({ name, kind: 'random' }));
  const table = dealtTable({ game, options: optionsOf(game, {}), players }, TIME, 'full');
  sitAt(app, new Session(table, saved, app.now, 'full'));
  await settled();
  expect(stage.farewell).toMatch(/full\.record: the disk is full/);
  expect(closed).toBe(true);
  expect(process.exitCode).toBe(EXIT.badInput);
  process.exitCode = undefined;
});
