import { after, FastRandom, NO_CHOICE, type State } from '@interregnum/kernel';
import { modesOf } from '@interregnum/testkit';
import { describe, expect, test } from 'vitest';
import { arrange, BASIC_CARDS, playing, type Table } from '../test/table.ts';
import { inShort, told } from '../test/told.ts';
import { kingIsDead } from './index.ts';
import { LOG_LINES } from './log-lines.ts';
import {
  isSolo,
  newState,
  plotFaction,
  plotOwner,
  pushOnPile,
  removedCards,
  setPlot,
  setRemoved,
  topOfPile,
} from './state/index.ts';
import { currentStep } from './step-table.ts';
import { FACTIONS, PAIRS, SAXON_SEAT } from './terms.ts';

const tells = (table: Table, ...texts: readonly string[]): string[] => inShort(told(arrange(table), ...texts));

describe('turns', () => {
  test('KD-TURN-2, -3: a card played, and a pass', () => {
    expect(told(arrange({}), 'assemble')).toEqual([
      {
        key: 'play',
        values: { seat: { seat: 0 }, card: { term: 'card', id: 'assemble' } },
        moves: [{ piece: 'assemble', from: 'hand:0', to: 'discard:0', count: 1 }],
      },
    ]);
    expect(told(arrange({ turn: 1 }), 'pass')).toEqual([{ key: 'pass', values: { seat: { seat: 1 } }, moves: [] }]);
  });

  test('KD-TURN-5: a card buries the one that was on top', () => {
    expect(tells({ hands: [['assemble']], piles: [['negotiate', 'manoeuvre']] }, 'assemble')).toEqual([
      'play',
      '1 manoeuvre, discard:0 to buried:0',
      '1 assemble, hand:0 to discard:0',
    ]);
  });

  test('KD-PARTIAL-4: a card without effect, with a summon to follow or none', () => {
    const keys = (table: Table) => told(arrange({ supply: '', ...table }), 'assemble').map(({ key }) => key);
    expect(keys({ regions: { devon: '1S' } })).toEqual(['play', 'no-effect']);
    expect(keys({})).toEqual(['play', 'no-effect']);
    expect(told(arrange({ supply: '' }), 'negotiate').map(({ key }) => key)).toEqual(['play']);
  });

  test('KD-PASS-3: only the last of the passes leads to a struggle', () => {
    const keys = (table: Table) => told(arrange({ seats: 3, ...table }), 'pass').map(({ key }) => key);
    expect(keys({ turn: 1, passes: 1 })).toEqual(['pass']);
    expect(keys({ turn: 2, passes: 2 })).toEqual(['pass', 'struggle-tied']);
  });
});

describe('the Saxons', () => {
  const regions = { moray: '2S', devon: '' };

  test('KD-SOLO-3: their card is told, and what it finds to do', () => {
    const table = { solo: true, deck: ['assemble'], regions } as const;
    const card = ['pass', 'saxon-card', '1 assemble, deck to discard:1'];
    expect(tells(table, 'pass')).toEqual(card);
    expect(tells({ ...table, supply: '' }, 'pass')).toEqual([...card, 'no-effect']);
    expect(tells(table, 'assemble')).toEqual(['play', '1 assemble, hand:0 to discard:0']);
    expect(told(arrange(table), 'pass')[1].values).toEqual({ card: { term: 'card', id: 'assemble' } });
  });

  test('KD-SOLO-10: a negotiate without two cards to exchange has no effect', () => {
    const discs = { moray: 0, strathclyde: 1 };
    const resolved = { lancaster: 'welsh', northumbria: 'welsh', gwynedd: 'scots', warwick: 'english', essex: 'scots' };
    const piles = [[], BASIC_CARDS.slice(0, 5)];
    const table = { solo: true, deck: ['negotiate'], discs, piles, regions: { ...regions, ...resolved } } as Table;
    expect(told(arrange(table), 'pass').map(({ key }) => key)).toEqual(['pass', 'saxon-card', 'no-effect']);
  });

  test('KD-SOLO-3, KD-SUMMON-4: the struggle follows their summon, or their card if nobody can be summoned', () => {
    const keys = (s: State, ...texts: string[]) => told(s, ...texts).map(({ key }) => key);
    const supply = { solo: true, deck: ['assemble'], supply: '' } as const;
    expect(keys(arrange({ ...supply, regions }), 'pass', 'moray scots')).toEqual(['saxon-summon', 'struggle-won']);
    expect(keys(arrange({ ...supply, regions }), 'assemble', 'moray scots')).toEqual(['summon']);
    expect(keys(arrange(supply), 'pass')).toEqual(['pass', 'saxon-card', 'no-effect', 'struggle-tied']);
    const manoeuvre = {
      vikings: true,
      solo: true,
      deck: ['manoeuvre'],
      regions: { moray: '1V', devon: '1V' },
    } as const;
    const second = playing(arrange(manoeuvre), 'pass', 'moray vikings');
    expect(keys(second, 'devon vikings')).toEqual(['swap-same', 'struggle-won', 'vikings']);
    const outmanoeuvre = { ...manoeuvre, deck: ['outmanoeuvre'], regions: { essex: '2V', devon: '1V' } } as const;
    expect(keys(playing(arrange(outmanoeuvre), 'pass'), 'devon vikings')).toEqual([]);
  });

  test('KD-SOLO-3, -10: the struggle is for the region that their negotiate has made the contested one', () => {
    const lines = told(arrange({ solo: true, deck: ['negotiate'] }), 'pass');
    expect(lines.map(({ key }) => key)).toEqual(['pass', 'saxon-card', 'exchange', 'disc', 'struggle-tied']);
    expect(lines.at(-1)).toMatchObject({
      key: 'struggle-tied',
      values: { region: { id: 'strathclyde' } },
    });
  });
});

/** Every decision of a random game of every mode. */
function* decisions(): Generator<readonly [before: State, choice: number, next: State]> {
  for (const [mode, options] of modesOf(kingIsDead).entries()) {
    const random = new FastRandom(`tell ${mode}`);
    let s = kingIsDead.setup(options, random);
    for (let choice = kingIsDead.pick(s, random); choice !== NO_CHOICE; choice = kingIsDead.pick(s, random)) {
      const next = after(kingIsDead, s, choice);
      yield [s, choice, next];
      s = next;
    }
  }
}

test("KD-SOLO-3, KD-CARD-PLOT-2: of the later state nothing is read but the Saxons' card, and plot at the end", () => {
  for (const [before, choice, next] of decisions()) {
    const blank = newState();
    if (isSolo(before)) pushOnPile(blank, SAXON_SEAT, topOfPile(next, SAXON_SEAT));
    if (plotOwner(next) >= 0) setPlot(blank, plotOwner(next), plotFaction(next));
    else setRemoved(blank, removedCards(next), 0);
    expect(kingIsDead.tell(before, choice, blank)).toEqual(kingIsDead.tell(before, choice, next));
  }
});

test('two followers that a choice names are two that move, whatever else does', () => {
  let pairs = 0;
  for (const [before, choice, next] of decisions()) {
    if (currentStep(before).asks !== 'pair') continue;
    const moves = kingIsDead.tell(before, choice, next).flatMap((line) => line.moves);
    const [from] = moves.slice(-1).map((move) => move.from);
    const moved = moves.filter((move) => move.from === from).flatMap(({ piece, count }) => Array(count).fill(piece));
    expect(moved).toEqual(PAIRS[choice].map((faction) => FACTIONS[faction]));
    pairs++;
  }
  expect(pairs).toBeGreaterThan(20);
});

test('every line has a word', () => {
  for (const line of LOG_LINES) expect(kingIsDead.words).toContain(`log.${line}`);
});
