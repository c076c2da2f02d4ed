import { foreignKing } from '@interregnum/foreign-king';
import { FastRandom } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { describe, expect, test } from 'vitest';
import { seatToAct } from '../src/match.ts';
import { localMatch, QuickBots, settled } from './local-matches.ts';
import { newMatch, randomTurn } from './matches.ts';
import { expectSame } from './updates.ts';

describe('what is done to a match', () => {
  test('takes turns back, once for each that can be', async () => {
    const local = localMatch(newMatch({ game: foreignKing, kinds: ['human', 'human'] }));
    expect(local.takeback).toEqual({ seat: undefined, refused: 'none' });
    expect(await local.act({ takeBack: true })).toEqual({ refused: 'back' });
    const [first, random] = [local.view(0), new FastRandom('turn')];
    for (let turns = 0; turns < 2; turns++)
      await local.commitTurn(seatToAct(local.truth), local.truth.head.token, randomTurn(local.truth, random));
    expect(local.takeback).toMatchObject({ to: 1 });
    expect([await local.act({ takeBack: true }), await local.act({ takeBack: true })]).toEqual([
      { stored: true },
      { stored: true },
    ]);
    expectSame({ ...local.view(0), token: '' }, { ...first, token: '' });
    expect(local.takeback).toMatchObject({ refused: 'none' });
  });

  test('hands the seat of who resigns to a bot, who goes on at once', async () => {
    const bots = new QuickBots();
    const kinds = ['human', 'human', 'human'];
    const three = newMatch({ game: foreignKing, kinds, whenSeatGoes: { bot: 'squire' } });
    const local = localMatch(three, { bots });
    const seat = seatToAct(local.truth);
    expect(local.seats).toEqual([0, 1, 2]);
    await local.act({ resign: seat });
    expect(local.seats).toEqual([0, 1, 2].filter((each) => each !== seat));
    await settled();
    expect(bots.asked[0]).toMatchObject({ kind: 'squire', seat });
    expect(seatToAct(local.truth)).not.toBe(seat);
    expect(local.view(0).kinds[seat]).toBe('squire');
  });

  test('is refused once it is over', async () => {
    const local = localMatch(newMatch({ game: kingIsDead, kinds: ['human', 'human'] }));
    await local.act({ stop: true });
    expect(local.takeback).toBeUndefined();
    for (const action of [{ stop: true }, { takeBack: true }, { resign: 0 }] as const)
      expect(await local.act(action)).toEqual({ refused: 'over' });
  });
});
