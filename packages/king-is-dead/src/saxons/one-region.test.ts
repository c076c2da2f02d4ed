import { expect, test } from 'vitest';
import { arrange, choices, playing, type Table } from '../../test/table.ts';

const support = (table: Table) => playing(arrange({ solo: true, deck: ['welsh-support'], ...table }), 'pass');

test('KD-SOLO-6, -7: how many come from the supply decides which region will do', () => {
  const table = { regions: { lancaster: '4S1W', warwick: '2S', devon: '' }, track: ['lancaster', 'warwick'] } as const;
  expect(choices(support({ ...table, supply: '2W' }))).toEqual(['lancaster']);
  // With one follower the contested region stays at two, so the guard is lost and the next region is served.
  expect(choices(support({ ...table, supply: '1W' }))).toEqual(['warwick']);
});

test('KD-SOLO-8: a support that turns a lead round may not raise it', () => {
  const regions = { lancaster: '1S1E', warwick: '1S', devon: '2S' };
  const s = support({ regions, supply: '2W', track: ['lancaster', 'warwick', 'devon'] });
  // Warwick would go from one to one; devon from two to none.
  expect(choices(s)).toEqual(['devon']);
});

test('KD-SOLO-9: equal choices are all left to the human', () => {
  const regions = { moray: '1S1E', gwynedd: '3W' };
  const s = support({ regions, supply: '1W', track: ['moray', 'gwynedd', 'warwick', 'devon', 'lancaster'] });
  expect(choices(s)).toEqual(['warwick']);
  const late = { moray: '2S', lancaster: '1S', warwick: '1S', devon: '1S' };
  expect(choices(support({ regions: late, supply: '1W', track: ['moray', 'lancaster'] }))).toEqual(['lancaster']);
});

test('KD-SOLO-12: of several followers that serve the aim any may be summoned', () => {
  const regions = { moray: '1S1W', devon: '2E2W1S', essex: '1S1W1E' };
  const s = playing(
    arrange({ solo: true, deck: ['assemble'], supply: '', regions, track: ['moray', 'essex'] }),
    'pass',
  );
  expect(choices(s)).toEqual(['essex scots', 'essex welsh', 'essex english']);
});
