import { kingIsDead } from '@interregnum/king-is-dead';
import type { Board } from '@interregnum/king-is-dead/board';
import { isOver, type Match, present } from '@interregnum/match';
import { modesOf } from '@interregnum/testkit';
import { expect, test } from 'vitest';
import { dealtMatch, playedOn } from '../../test/matches.ts';
import { BareTable, localMatch, portFor, tableOf } from '../../test/screens.ts';
import { kingIsDeadScreen } from './king-is-dead.ts';

const WINS = { scots: 'Scots', welsh: 'Welsh', english: 'English' } as const;

const boardOf = ({ client }: BareTable): Board => kingIsDeadScreen.boardOf(present(client.view));

/** How it must be said that a struggle will end as it did. */
function saidOf({ result, struggles }: Board): string {
  const winner = struggles.at(-1)?.winner;
  if (result?.ending === 'invasion') return 'the third unstable region, and the French invade.';
  if (winner === 'vikings') return 'the Vikings win, and the game ends.';
  return winner === 'unstable' || winner === undefined
    ? 'nobody wins, and the region becomes unstable.'
    : `the ${WINS[winner]} win.`;
}

/** All pass until a struggle has come; each was told before what comes of it. */
function passRound(tables: readonly BareTable[]): void {
  const before = boardOf(tables[0]);
  const seats = before.courts.length;
  for (let passes = before.passes + 1; passes <= seats; passes++) {
    const table = tables.find(({ client }) => client.waitsFor === 'here');
    if (table === undefined) throw new Error('nobody is asked');
    table.choose('pass');
    const told = table.screen.effectText;
    table.commit();
    const after = boardOf(table);
    const comes = passes === seats;
    expect(told).toMatch(comes ? /^The power struggle comes\. / : /^If everyone passes, /);
    expect(after.struggles.length - before.struggles.length).toBe(Number(comes));
    if (comes) expect(told.slice(told.indexOf(': ') + 2)).toBe(saidOf(after));
  }
}

const passed = modesOf(kingIsDead).filter(({ solo, memory }) => solo !== true && memory !== true);

test.each(passed)('in mode %j what a pass is said to lead to comes, at one screen and online', (options) => {
  const begun = dealtMatch(kingIsDead, { options });
  for (const turns of [5, 20, 45]) {
    const match = playedOn(begun, turns);
    if (isOver(match)) continue;
    passRound([tableOf(match)]);
    passRound(online(match, Number(options.seats)));
  }
});

/** Each seat at a screen of its own. */
function online(match: Match, seats: number): BareTable[] {
  const local = localMatch(match);
  return Array.from({ length: seats }, (_, seat) => new BareTable(portFor(local, [seat])));
}

test.each([false, true])('alone, vikings %j: a pass leads to the Saxons’ card, then to the struggle', (vikings) => {
  const table = tableOf(dealtMatch(kingIsDead, { options: { solo: true, vikings } }));
  for (let struggles = 1; struggles <= 3; struggles++) {
    table.choose('pass');
    expect(table.screen.effectText).toMatch(
      /^First the Saxons play a card, then comes the power struggle\. As it stands, /,
    );
    table.commit();
    while (boardOf(table).struggles.length < struggles) {
      while (table.client.draft?.isComplete === false) table.choose(table.screen.offers[0]);
      table.commit();
    }
    if (boardOf(table).result !== null) return;
  }
});
