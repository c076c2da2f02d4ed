import { describe, expect, test } from 'vitest';
import { arrange, choices, look, playing, type Table } from '../../test/table.ts';
import { kingIsDead } from '../index.ts';
import type { CardName } from '../terms.ts';

/** The human passes, and the Saxons reveal this card. The supply is empty unless named. */
const saxons = (card: CardName, table: Table) =>
  playing(arrange({ solo: true, supply: '', deck: [card], ...table }), 'pass');

describe('the card and the contested region', () => {
  test('KD-SOLO-7: a contested region with a lead of two or more must be brought to one or less', () => {
    const regions = { lancaster: '3S1W', warwick: '1W', devon: '2E' };
    const s = saxons('welsh-support', { supply: '9W', track: ['lancaster', 'devon'], regions });
    expect(choices(s)).toEqual(['lancaster']);
  });

  test('KD-SOLO-7: a lead of one will do as well as a tie', () => {
    const regions = { lancaster: '3S', devon: '1W', essex: '1S' };
    const s = saxons('manoeuvre', { track: ['lancaster', 'devon', 'essex'], regions });
    // 2S1W has a lead of one; exchanging scots for scots leaves three.
    expect(choices(s)).toEqual(['lancaster scots', 'devon welsh']);
  });

  test('KD-SOLO-6, -8: with the contested region at a lead of one, the next region is served', () => {
    const regions = { lancaster: '2S1W', warwick: '2S1W', devon: '3S' };
    const s = saxons('welsh-support', { supply: '1W', track: ['lancaster', 'devon', 'warwick'], regions });
    expect(choices(s)).toEqual(['devon']);
  });

  test('KD-SOLO-6: serving the next region must leave the contested one at one or less', () => {
    const regions = { gwynedd: '2S2W', devon: '3E', moray: '1W' };
    const s = saxons('manoeuvre', { track: ['gwynedd', 'devon', 'moray'], regions });
    expect(choices(s)).toEqual(['moray welsh', 'gwynedd scots', 'gwynedd welsh', 'devon english']);
    expect(choices(playing(s, 'devon english'))).toEqual(['moray welsh', 'gwynedd scots', 'gwynedd welsh']);
  });
});

describe('the card and the other regions', () => {
  test('KD-SOLO-8: the first region that can be reduced counts, though a later one has the greater lead', () => {
    const regions = { lancaster: '1S1W', warwick: '1S', devon: '5S' };
    const s = saxons('welsh-support', { supply: '1W', track: ['lancaster', 'warwick', 'devon'], regions });
    expect(choices(s)).toEqual(['warwick']);
  });

  test('KD-SOLO-8: a tie cannot be reduced and is passed over', () => {
    const regions = { lancaster: '1S1W', warwick: '1S1E', devon: '1S' };
    const s = saxons('welsh-support', { supply: '1W', track: ['lancaster', 'warwick', 'devon'], regions });
    expect(choices(s)).toEqual(['devon']);
  });

  test('KD-SOLO-9: failing that, no lead is raised if possible', () => {
    const regions = { lancaster: '1S1W', warwick: '2W', devon: '2S1W2E' };
    const s = saxons('welsh-support', { supply: '1W', track: ['lancaster', 'warwick', 'devon'], regions });
    expect(choices(s)).toEqual(['devon']);
  });

  test('KD-SOLO-9: of those the earliest region is changed, the contested one last', () => {
    const regions = { lancaster: '2S2E', warwick: '2S1W2E', devon: '2S1W2E' };
    const s = saxons('welsh-support', { supply: '1W', track: ['lancaster', 'devon', 'warwick'], regions });
    expect(choices(s)).toEqual(['devon']);
    const alone = { ...regions, warwick: 'scots', devon: '2W' } as const;
    const track = ['lancaster', 'devon'] as const;
    expect(
      choices(saxons('welsh-support', { supply: '1W', track, regions: alone, piles: [[], ['assemble']] })),
    ).toEqual(['lancaster']);
  });

  test('KD-SOLO-9: if some lead must rise, it rises in the earliest region', () => {
    const regions = { lancaster: '1S1W', warwick: '2W', devon: '2W' };
    const s = saxons('welsh-support', { supply: '1W', track: ['lancaster', 'devon', 'warwick'], regions });
    expect(choices(s)).toEqual(['devon']);
  });

  test('KD-SOLO-6: the guard keeps the contested region at one, where only harm is left to do', () => {
    const regions = { lancaster: '1S1W', warwick: 'scots', devon: 'scots' } as const;
    const piles = [[], ['assemble', 'assemble']] as const;
    expect(choices(saxons('welsh-support', { supply: '1W', regions, piles }))).toEqual(['lancaster']);
    const two = saxons('welsh-support', { supply: '2W', regions, piles });
    expect(choices(two)).toEqual(['lancaster']);
    expect(look(playing(two, 'lancaster')).regions.lancaster).toMatchObject({ welsh: 3 });
  });

  test('KD-SOLO-12, KD-SOLO-11: what the aim closes is refused by name', () => {
    const regions = { lancaster: '3S1W', warwick: '1W' };
    const s = saxons('welsh-support', { supply: '9W', track: ['lancaster'], regions });
    expect(kingIsDead.refusal(s, 'warwick')).toEqual({ clause: 'KD-SOLO-12', key: 'saxon-aim', values: {} });
    const summon = playing(s, 'lancaster');
    expect(choices(summon)).toEqual(['warwick welsh']);
    expect(kingIsDead.refusal(summon, 'lancaster scots')).toMatchObject({ clause: 'KD-SOLO-11', key: 'saxon-aim' });
    expect(kingIsDead.refusal(s, 'moray')).toMatchObject({ clause: 'KD-CARD-SUPPORT-1', key: 'far' });
  });
});

describe('the summon', () => {
  const summon = (table: Table) => saxons('assemble', table);

  test('KD-SOLO-11: a lead of one becomes a tie', () => {
    expect(choices(summon({ regions: { moray: '2S1W', devon: '3E' } }))).toEqual(['moray scots']);
  });

  test('KD-SOLO-11: a lead of two or none cannot; the next region is served', () => {
    expect(choices(summon({ regions: { moray: '3S1W', devon: '3E' } }))).toEqual(['devon english']);
    expect(choices(summon({ regions: { moray: '2S2W', devon: '3E', strathclyde: '1S1W' } }))).toEqual([
      'devon english',
    ]);
  });

  test('KD-SOLO-11: the contested region is not made worse, if anything else can be taken', () => {
    expect(choices(summon({ regions: { moray: '2S2W', devon: '1E1S' } }))).toEqual(['devon scots', 'devon english']);
    expect(choices(summon({ regions: { moray: '2S2W' } }))).toEqual(['moray scots', 'moray welsh']);
    expect(choices(summon({ regions: { moray: '3S1W' } }))).toEqual(['moray scots']);
  });

  test('KD-SOLO-9, -11: without a lead to reduce, the earliest region that need not rise', () => {
    const regions = { moray: '1S1W', essex: '1E1W1S', devon: '1E1W1S' };
    expect(choices(summon({ track: ['moray', 'devon', 'essex'], regions }))).toEqual([
      'devon scots',
      'devon welsh',
      'devon english',
    ]);
  });

  test('KD-SOLO-11, KD-SUMMON-3: vikings count for the lead but are not summoned', () => {
    expect(choices(summon({ vikings: true, regions: { moray: '2V1S', devon: '1E' } }))).toEqual(['devon english']);
    expect(choices(summon({ vikings: true, regions: { moray: '2S1V', devon: '1E' } }))).toEqual(['moray scots']);
  });

  test('KD-SOLO-11: it goes to the court of the Saxons, then the contested region is resolved', () => {
    const s = look(playing(summon({ regions: { moray: '2S1W', devon: '3E' } }), 'moray scots'));
    expect(s.courts[1]).toEqual({ scots: 1, welsh: 0, english: 0 });
    expect(s.struggles).toEqual([{ region: 'moray', winner: 'unstable' }]);
  });
});
