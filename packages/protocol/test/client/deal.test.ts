import { claim } from '@interregnum/claim';
import { kingIsDead } from '@interregnum/king-is-dead';
import { lotOf, type Start, saltOf, sha256 } from '@interregnum/record';
import { describe, expect, test } from 'vitest';
import { checkDeal, hashOfSalt, type KeptDeal } from '../../src/client/index.ts';
import { NO_FAULTS } from './fake-server.ts';
import { hexFrom } from './fake-table.ts';
import { CALM, FarTable } from './play.ts';
import { COMMITMENT, info, mine, OTHER, other, SEED, seated, TABLE } from './seated.ts';

describe('a salt is told', () => {
  test('once all hashes are, with the own among them, and it is the one of the hash', async () => {
    const { server, hash, tell } = await seated();
    await tell(info([mine(hash), { kind: 'nobody' }]));
    await tell(info([mine(hash), other()], { phase: 'dealing' }));
    await tell(info([mine(hash), other(OTHER)]));
    expect(server.asked('salt')).toBeUndefined();
    await tell(info([mine(hash), other(OTHER)], { phase: 'dealing' }));
    const salt = server.asked('salt');
    expect(salt?.do === 'salt' && hashOfSalt(salt.salt, sha256)).toBe(hash);
    await server.answer('salt', {});
    await tell(info([{ ...mine(hash), isSalted: true }, other(OTHER)], { phase: 'dealing' }));
    expect(server.socket.sent.filter((request) => request.do === 'salt').length).toBe(1);
  });

  test('never for a hash that is not its own', async () => {
    const { server, table, tell } = await seated();
    await tell(info([mine(hexFrom('forged')), other(OTHER)], { phase: 'dealing' }));
    expect([server.asked('salt'), table.missingSalts]).toEqual([undefined, [0]]);
  });

  test('never again once others are bound to something else', async () => {
    const { server, table, hash, tell } = await seated();
    await tell(info([mine(hash), other(OTHER)], { phase: 'dealing' }));
    await server.refuse('salt', { code: 'not-now' });
    for (const forged of [
      info([mine(hash), other(hexFrom('chosen later'))], { phase: 'dealing' }),
      info([mine(hash), other(OTHER)], { phase: 'dealing', commitment: hexFrom('chosen later') }),
    ]) {
      await tell(forged);
      expect(table.missingSalts).toEqual([0]);
    }
    expect(server.socket.sent.filter((request) => request.do === 'salt').length).toBe(1);
  });
});

describe('a deal that is broken off', () => {
  test('is prepared anew: who sits there sits down again by itself with another salt', async () => {
    const { server, hash, tell } = await seated();
    await tell(info([mine(hash), other(OTHER)], { phase: 'dealing' }));
    await server.answer('salt', {});
    await tell(info([mine(), { kind: 'nobody' }], { commitment: hexFrom('new') }));
    const sit = server.asked('sit');
    expect(sit).toMatchObject({ seat: 0, name: 'Ana' });
    expect(sit?.do === 'sit' && sit.saltHash).not.toBe(hash);
  });

  test('is dealt after that, and everything holds', async () => {
    const setting = { game: claim, kinds: ['nobody', 'nobody'], devices: [[[0]], [[1], [1]]], wire: CALM };
    const table = new FarTable({ ...setting, server: NO_FAULTS }, 'freed');
    for (let moment = 0; moment < 4000 && table.server.table.phase !== 'dealing'; moment++) {
      for (const { page } of table.pages) page.act();
      await table.time.step();
    }
    table.server.table.free(0);
    table.server.tellAll();
    await table.play(4000);
    expect(table.server.isOver).toBe(true);
    table.expectKnown();
  });
});

describe('what was told before the deal', () => {
  const salts = [hexFrom('a'), hexFrom('b'), hexFrom('c')];
  const kept: KeptDeal = {
    commitment: COMMITMENT,
    hashes: [hashOfSalt(salts[0], sha256), hashOfSalt(salts[1], sha256), ''],
    salts: { 1: salts[1] },
  };
  const lot = lotOf(SEED, salts.slice(0, 2), 3);
  const turned = <T>(list: readonly T[]): T[] => [...list.slice(lot), ...list.slice(0, lot)];
  const seats = turned(['human', 'human', 'page']);
  const dealt = turned(salts).map((salt, seat) => (seats[seat] === 'human' ? salt : saltOf(COMMITMENT, seat)));
  const start = (deal: { commitment: string; salts: readonly string[] }): Start => ({
    type: 'start',
    match: TABLE,
    game: kingIsDead.meta.id,
    rules: 1,
    options: { seats: 3 },
    seats,
    whenSeatGoes: 'stop',
    deal,
  });
  const check = (deal: { commitment: string; salts: readonly string[] }, drawn: number = lot) =>
    checkDeal(kept, { start: start(deal), isByLot: true, lot: drawn, seed: SEED }, sha256);

  test('is as it began, seats turned by lot', () => {
    expect(lot).toBeGreaterThan(0);
    expect(check({ commitment: COMMITMENT, salts: dealt })).toEqual({
      commitment: true,
      ownSalts: true,
      hashes: true,
      lot: true,
    });
  });

  test('is not if seed, salts or lot are others', () => {
    expect(check({ commitment: OTHER, salts: dealt }).commitment).toBe(false);
    for (const seat of seats.keys()) {
      const forged = check({ commitment: COMMITMENT, salts: dealt.with(seat, OTHER) });
      expect([forged.hashes, forged.ownSalts]).toEqual([false, dealt[seat] !== salts[1]]);
    }
    expect(check({ commitment: COMMITMENT, salts: dealt }, (lot + 1) % 3).lot).toBe(false);
  });
});
