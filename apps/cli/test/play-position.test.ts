import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@interregnum/games/all';
import { after, FastRandom, type Game, type State } from '@interregnum/kernel';
import { enterAll, isOver, type OpenedMatch, stopping } from '@interregnum/match';
import { verify } from '@interregnum/record';
import { describe, expect, test } from 'vitest';
import { matchFromArguments } from '../src/play/match-arguments.ts';
import { dealtMatch } from '../src/play/players.ts';
import { Store } from '../src/records/store.ts';
import { terminal } from '../src/terminal/terminal.ts';
import { newHome } from './homes.ts';
import { advancedTo, gameOf, matchAfter, statesIn, TIME, turnLater } from './matches.ts';
import { fileWith, output, run } from './program.ts';
import { hasTerminals, Pty } from './pty.ts';

const SEATS: Readonly<Record<string, string>> = {
  'king-is-dead': 'human,human',
  'foreign-king': 'human,human',
  claim: 'human,human',
};

/** A position in a file of its own. */
const kept = (game: Game, s: State, name: string): string => fileWith(`${name}.position`, game.position.write(s));

/** A state so many decisions into a turn. */
function halfMade({ match: { game, first } }: OpenedMatch): State {
  const random = new FastRandom('half');
  for (let s = first; ; ) {
    const next = after(game, s, game.pick(s, random));
    if (game.turn(next) === game.turn(s) && game.toAct(next) === game.toAct(s)) return next;
    s = next;
  }
}

async function begun(game: Game, position: string, home: string): Promise<{ opened: OpenedMatch; file: string }> {
  const given = { position, seats: SEATS[game.meta.id] };
  const setup = await matchFromArguments(game, given, new Map(), terminal('en'));
  const created = new Store(home).create(dealtMatch(setup, TIME, 'position'));
  if (!('opened' in created)) throw new Error(JSON.stringify(created));
  created.file.close();
  return { opened: created.opened, file: created.file.path };
}

describe('a match that starts from a position', () => {
  test.each(Object.keys(SEATS))('of %s begins there, is found again, and holds once it is over', async (id) => {
    const game = gameOf(id);
    const home = newHome();
    const from = matchAfter(id, 9).match.state;
    const { opened, file } = await begun(game, kept(game, from, id), home);
    const { match } = opened;
    expect(game.position.write(match.first)).toBe(game.position.write(from));
    const hides = game.hides(match.progress.start.options);
    expect(readdirSync(join(home, 'seeds'))).toHaveLength(hides ? 1 : 0);
    expect(readFileSync(file, 'utf8').includes(game.position.write(match.first))).toBe(!hides);
    expect(new Store(home).list()).toMatchObject([{ file, decisions: 0, isOver: false }]);
    const store = new Store(home);
    const again = store.open(file);
    if (!('opened' in again)) throw new Error(JSON.stringify(again));
    expect(statesIn(again.opened)).toEqual(statesIn(opened));
    const moved = turnLater(again.opened, new FastRandom(id));
    const over = isOver(moved.match) ? moved : advancedTo(moved, enterAll(moved.match, stopping(moved.match)));
    again.file.append(over.text.slice(again.opened.text.length, -1).split('\n'));
    again.file.close();
    expect(verify(readFileSync(file, 'utf8'), { findGame })).toMatchObject({ unchecked: { turns: false } });
    expect(await output(['export', file], { env: { INTERREGNUM_HOME: home } })).toContain(
      'Played from a given position\n',
    );
  });

  test.each(['king-is-dead', 'foreign-king'])('of %s may begin in the middle of a turn', async (id) => {
    const game = gameOf(id);
    const s = halfMade(matchAfter(id, 0));
    const { opened } = await begun(game, kept(game, s, `half-${id}`), newHome());
    expect(game.position.write(opened.match.first)).toBe(game.position.write(s));
    expect(game.toAct(opened.match.first)).toBe(game.toAct(s));
  });
});

const claim = gameOf('claim');
const START = kept(claim, matchAfter('claim', 0).match.first, 'start');
const END = kept(claim, matchAfter('claim').match.state, 'end');
const TWO = fileWith('two.position', `${readFileSync(START, 'utf8')}\n${readFileSync(START, 'utf8')}\n`);
const HIDDEN = kept(claim, claim.redact(matchAfter('claim', 0).match.first, 0), 'hidden');

describe.concurrent('what cannot be begun is refused, and what to do is said', () => {
  test.each([
    [['claim', '--position', '/no/such'], /“\/no\/such” cannot be read/],
    [['claim', '--position', TWO], /Name a file that holds just one/],
    [['claim', '--position', '-'], /Name a file that holds just one/],
    [['claim', '--position', END], /the game is over\. Choose one/],
    [['claim', '--position', HIDDEN], /Position 1 is not valid/],
    [['foreign-king', '--position', START], /Position 1 is not valid/],
    [['claim', '--position', START, '--seats', 'human,page,page'], /has 2 seats, but 3 were given/],
    [['--position', START], /Say what to play/],
    [['claim', '--when-seat-goes', 'page'], /Leave --when-seat-goes out/],
    [
      ['foreign-king', '--seats', '3', '--when-seat-goes', 'emperor'],
      /must be one of: stop, .*, regent; not “emperor”/,
    ],
  ])('%j', async (args, why) => {
    const { code, out, err } = await run(['play', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(why);
  });

  test('a variant that the position does not have', async () => {
    const king = gameOf('king-is-dead');
    const position = kept(king, matchAfter('king-is-dead', 0).match.first, 'basic');
    const { err } = await run(['play', 'king-is-dead', '--position', position, '--advanced']);
    expect(err).toContain('otherwise than “--advanced”. Leave this option out.');
  });
});

test.each([
  ['stop', 'stop'],
  ['regent@50', { bot: 'regent-50' }],
  [undefined, { bot: 'squire' }],
])('when somebody of three goes, %s is what was settled', async (whenSeatGoes, settled) => {
  const given = { seats: 'human,human,human', ...(whenSeatGoes === undefined ? {} : { whenSeatGoes }) };
  const setup = await matchFromArguments(gameOf('foreign-king'), given, new Map(), terminal('en'));
  expect(dealtMatch(setup, TIME).match.progress.start.whenSeatGoes).toEqual(settled);
});

describe.skipIf(!hasTerminals)('in the terminal', () => {
  test('a position is played on', async () => {
    const home = newHome();
    const file = kept(claim, matchAfter('claim', 20).match.state, 'twenty');
    const args = ['play', 'claim', '--position', file, '--seats', 'human,random', '--lang', 'en'];
    const pty = new Pty(args, { env: { INTERREGNUM_HOME: home } });
    await pty.shows('trick 11 of 13');
    pty.send('\u0003');
    expect(await pty.ended).toBe(0);
  });
});
