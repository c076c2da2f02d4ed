import { foreignKing } from '@interregnum/foreign-king';
import { describe, expect, test } from 'vitest';
import { asked, FOUR, refused, STUCK, TWO, told } from '../../test/foreign-king.ts';
import { sayings } from '../../test/render.ts';
import { LANGUAGES, translator } from '../index.ts';

test('citizens move to provinces and to the supply', () => {
  expect(asked(FOUR, 'move from hainaut')).toEqual([
    'Choose where to send citizens from Hainaut. You have 2 citizens there.',
    'Choisissez où envoyer des citoyens du Hainaut. Vous y avez 2 citoyens.',
    'Выберите, куда отправить граждан из Эно. Там у вас 2 гражданина.',
  ]);
  expect(told(FOUR, 'move from luxembourg', 'send 2 to namur')).toEqual([
    [
      'Ana sends 2 citizens to Namur.',
      'Ana envoie 2 citoyens dans la province de Namur.',
      'Ana отправляет 2 граждан в Намюр.',
    ],
  ]);
  expect(told(FOUR, 'move from luxembourg', 'send 1 to supply')).toEqual([
    [
      'Ana sends 1 citizen to the supply.',
      'Ana envoie 1 citoyen dans la réserve.',
      'Ana отправляет 1 гражданина в запас.',
    ],
  ]);
  expect(asked(FOUR, 'move from hainaut', 'send 2 to namur')).toEqual([
    'You have nobody left in Hainaut: finish the move.',
    'Il ne vous reste personne dans le Hainaut\u202f: terminez le déplacement.',
    'У вас никого не осталось в Эно: завершите перемещение.',
  ]);
  expect(refused(FOUR, 'move from luxembourg', 'send 11 to limburg')).toEqual([
    'This costs 21 francs, and you can spend 5 francs.',
    'Cela coûte 21\u00a0francs, et vous pouvez dépenser 5\u00a0francs.',
    'Это стоит 21 франк, а потратить можно 5 франков.',
  ]);
});

test('citizens sit in Congress and intervene', () => {
  expect(told(TWO, 'congress from supply')).toEqual([
    [
      'Ana appoints a citizen from the supply to Congress.',
      'Ana nomme au Congrès un citoyen de la réserve.',
      'Ana назначает в Конгресс гражданина из запаса.',
    ],
  ]);
  expect(asked(FOUR, 'queen king hainaut')).toEqual([
    'Decide whether to intervene in Hainaut with 2 citizens from Congress.',
    'Décidez d’intervenir ou non dans le Hainaut avec 2 citoyens du Congrès.',
    'Решите: вмешаться и отправить 2 граждан из Конгресса в Эно или нет.',
  ]);
  expect(told(FOUR, 'queen king hainaut', 'intervene')[0]).toEqual([
    'Ben intervenes in Hainaut with 2 citizens from Congress.',
    'Ben intervient dans le Hainaut avec 2 citoyens du Congrès.',
    'Ben вмешивается и отправляет 2 граждан из Конгресса в Эно.',
  ]);
});

test('actions are copied by the queen', () => {
  expect(told(FOUR, 'queen build textile liege')).toEqual([
    [
      'Ana has the queen copy “Build a factory”.',
      'Ana fait copier «\u202fBâtir une usine\u202f» par la reine.',
      'Ana с помощью королевы повторяет действие «Построить предприятие».',
    ],
    [
      'Ana builds a textile factory in Liège.',
      'Ana construit une usine textile dans la province de Liège.',
      'Ana строит в Льеже текстильную фабрику.',
    ],
    [
      'Ana earns a medal for the province’s first factory.',
      'Ana reçoit une médaille pour la première usine de la province.',
      'Ana получает медаль за первое предприятие в провинции.',
    ],
  ]);
});

test('actions can be taken', () => {
  expect(refused(FOUR, 'place 1 namur')).toEqual([
    '“Place citizens” is taken: a pawn stands there.',
    '«\u202fPlacer un citoyen\u202f» n’est pas libre\u202f: un pion s’y trouve.',
    'Действие «Разместить граждан» занято: там стоит фишка.',
  ]);
});

test('actions can leave no francs', () => {
  expect(refused(STUCK, 'build metal namur')).toEqual([
    'This costs 3 francs, and you can spend 0 francs.',
    'Cela coûte 3\u00a0francs, et vous pouvez dépenser 0\u00a0franc.',
    'Это стоит 3 франка, а потратить можно 0 франков.',
  ]);
});

test('actions change the order', () => {
  expect(told(FOUR, 'order')).toEqual([
    [
      'Ana takes 1 franc and may change places in the turn order after this round.',
      'Ana prend 1\u00a0franc et pourra changer de place dans l’ordre de tour à la fin de la manche.',
      'Ana берёт 1 франк и в конце раунда сможет сменить место в порядке ходов.',
    ],
  ]);
  const round = ['order', 'end', 'money', 'end', 'congress from supply', 'end', 'place 1 namur', 'end'];
  expect(told(FOUR, ...round, 'reorder 1')).toEqual([
    [
      'Ana takes 2nd place in the turn order.',
      'Ana prend la 2e place dans l’ordre de tour.',
      'Ana занимает 2-е место в порядке ходов.',
    ],
    ['Round 2 begins.', 'La manche 2 commence.', 'Начинается раунд 2.'],
  ]);
  expect(told(FOUR, ...round, 'reorder 0')[0][1]).toBe('Ana prend la 1re place dans l’ordre de tour.');
});

describe('everything is counted as each language counts', () => {
  const counted = (id: string, count: number): string[] =>
    LANGUAGES.map((language) => translator('foreign-king', language, String).term({ term: 'count', id, count }));

  test.each([
    ['citizens', 0, '0 citizens', '0 citoyen', '0 граждан'],
    ['citizens', 1, '1 citizen', '1 citoyen', '1 гражданин'],
    ['citizens', 2, '2 citizens', '2 citoyens', '2 гражданина'],
    ['citizens', 5, '5 citizens', '5 citoyens', '5 граждан'],
    ['citizens', 21, '21 citizens', '21 citoyens', '21 гражданин'],
    ['francs', 0, '0 francs', '0\u00a0franc', '0 франков'],
    ['francs', 1, '1 franc', '1\u00a0franc', '1 франк'],
    ['francs', 2, '2 francs', '2\u00a0francs', '2 франка'],
    ['francs', 5, '5 francs', '5\u00a0francs', '5 франков'],
    ['francs', 21, '21 francs', '21\u00a0francs', '21 франк'],
    ['points', 0, '0 points', '0 point', '0 очков'],
    ['points', 1, '1 point', '1 point', '1 очко'],
    ['points', 2, '2 points', '2 points', '2 очка'],
    ['points', 5, '5 points', '5 points', '5 очков'],
    ['points', 21, '21 points', '21 points', '21 очко'],
  ])('%s: %i', (id, count, ...texts) => {
    expect(counted(id, count)).toEqual(texts);
  });

  test.each([
    [1, 'Ana размещает 1 гражданина в Намюре.'],
    [2, 'Ana размещает 2 граждан в Намюре.'],
    [5, 'Ana размещает 5 граждан в Намюре.'],
    [21, 'Ana размещает 21 гражданина в Намюре.'],
  ])('Russian citizens are animate: %i', (count, text) => {
    const values = {
      ...{ seat: { seat: 0 }, province: { term: 'province', id: 'namur' } },
      citizens: { term: 'count', id: 'citizens', count },
    };
    expect(sayings(foreignKing, 'log', { key: 'place', values })[2]).toBe(text);
  });
});
