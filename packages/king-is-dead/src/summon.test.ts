import { expect, test } from 'vitest';
import { arrange, choices, look, playing } from '../test/table.ts';
import { told } from '../test/told.ts';
import { kingIsDead } from './index.ts';

test('KD-SUMMON-1, -2: after an action one follower of any region joins the own court, also one just placed', () => {
  const s = playing(
    arrange({ regions: { devon: '1E' }, turn: 1, courts: ['', '1S'] }),
    'scottish-support',
    'strathclyde',
  );
  expect(choices(s)).toEqual(['strathclyde scots', 'devon english']);
  const done = look(playing(s, 'strathclyde scots'));
  expect(done.courts).toEqual([
    { scots: 0, welsh: 0, english: 0 },
    { scots: 2, welsh: 0, english: 0 },
  ]);
  expect(done.regions.strathclyde.scots).toBe(1);
  expect(done.supply.scots).toBe(7);
  expect(done.turn).toBe(0);
});

test('KD-SUMMON-1: an action without effect summons too', () => {
  const s = playing(arrange({ supply: '', regions: { devon: '1E' } }), 'assemble', 'devon english');
  expect(look(s).courts[0]).toEqual({ scots: 0, welsh: 0, english: 1 });
});

test('KD-SUMMON-3: never a viking', () => {
  const s = playing(arrange({ vikings: true, supply: '', regions: { devon: '1E2V', moray: '1V' } }), 'assemble');
  expect(choices(s)).toEqual(['devon english']);
  expect(kingIsDead.refusal(s, 'devon vikings')).toMatchObject({ clause: 'KD-SUMMON-3', key: 'viking' });
});

test('KD-SUMMON-4: with nobody but vikings on the board the turn ends without a summon', () => {
  const s = playing(arrange({ vikings: true, supply: '8V', regions: { devon: '2V' } }), 'assemble');
  expect(look(s)).toMatchObject({ turn: 1, discards: [['assemble'], []], courts: [{ scots: 0 }, {}] });
});

test('KD-SUMMON-5: a pass summons nothing', () => {
  const s = look(playing(arrange({ regions: { devon: '1E' } }), 'pass'));
  expect(s.courts[0]).toEqual({ scots: 0, welsh: 0, english: 0 });
  expect(s.turn).toBe(1);
});

test('KD-SUMMON-1: the prompt and a refusal', () => {
  const s = playing(arrange({ supply: '', regions: { devon: '1E' } }), 'assemble');
  expect(kingIsDead.prompt(s)).toEqual({ key: 'summon', values: {} });
  expect(kingIsDead.refusal(s, 'moray scots')).toMatchObject({ clause: 'KD-SUMMON-1', key: 'empty' });
});

test('KD-SUMMON-1: who joins which court is told', () => {
  const s = playing(arrange({ supply: '', regions: { devon: '2E' }, turn: 1 }), 'assemble');
  expect(told(s, 'devon english')).toEqual([
    {
      key: 'summon',
      values: {
        seat: { seat: 1 },
        followers: { term: 'followers', id: 'english', count: 1 },
        region: { term: 'region', id: 'devon' },
      },
      moves: [{ piece: 'english', from: 'region:devon', to: 'court:1', count: 1 }],
    },
  ]);
});
