import { describe, expect, test } from 'vitest';
import { asked, OPERATIONS, refused, TWO, told } from '../../test/foreign-king.ts';
import { LANGUAGES, translator } from '../index.ts';

test('the king arrives, and a seat scores', () => {
  expect(told(TWO, 'king namur')).toEqual([
    [
      'Ana sends the king to Namur. His marker is now at 22.',
      'Ana envoie le roi dans la province de Namur. Le marqueur du roi est maintenant à 22.',
      'Ana отправляет короля в Намюр. Маркер короля теперь на отметке 22.',
    ],
    [
      'Ana scores 21 points in Namur.',
      'Ana marque 21 points dans la province de Namur.',
      'Ana получает 21 очко в Намюре.',
    ],
    [
      'Now inactive in Namur: 2 metal factories and 3 textile factories.',
      'Fin d’activité dans la province de Namur\u202f: 2 usines métallurgiques et 3 usines textiles.',
      'Остановлено в Намюре: 2 металлургических завода и 3 текстильные фабрики.',
    ],
  ]);
});

test('the king arrives, and the virtual player scores', () => {
  expect(told(TWO, 'king limburg')[1]).toEqual([
    'The virtual player scores 1 point in Limburg.',
    'Le joueur virtuel marque 1 point dans le Limbourg.',
    'Виртуальный игрок получает 1 очко в Лимбурге.',
  ]);
});

test('the king arrives, and a majority is worth nothing', () => {
  expect(told(TWO, 'king luxembourg')[1]).toEqual([
    'Ben has the majority in Luxembourg, but scores nothing.',
    'Ben a la majorité dans la province de Luxembourg, mais ne marque rien.',
    'Ben удерживает большинство в Люксембурге, но не получает очков.',
  ]);
});

const TO_WEST_FLANDERS = 'king brabant hainaut west_flanders';

test('the king arrives, and nobody scores', () => {
  expect(told(TWO, TO_WEST_FLANDERS)[1]).toEqual([
    'Nobody has the majority in West Flanders, so nobody scores.',
    'Personne n’a la majorité en Flandre-Occidentale\u202f: personne ne marque.',
    'Ни у кого нет большинства в Западной Фландрии: очков никто не получает.',
  ]);
  expect(asked(TWO, TO_WEST_FLANDERS)).toEqual([
    'You may deactivate one factory in West Flanders.',
    'Vous pouvez désactiver une usine en Flandre-Occidentale.',
    'Можно остановить одно предприятие в Западной Фландрии.',
  ]);
  expect(told(TWO, TO_WEST_FLANDERS, 'deactivate textile')).toEqual([
    [
      'Ana deactivates a textile factory in West Flanders.',
      'Ana désactive une usine textile en Flandre-Occidentale.',
      'Ana останавливает в Западной Фландрии текстильную фабрику.',
    ],
  ]);
  expect(refused(TWO, TO_WEST_FLANDERS, 'deactivate metal')).toEqual([
    'There are no active metal factories here.',
    'Il n’y a pas d’usines métallurgiques actives ici.',
    'Действующих металлургических заводов здесь нет.',
  ]);
});

test('the king cannot take every route', () => {
  expect(refused(TWO, 'king antwerp')).toEqual([
    'The king cannot go to Antwerp: it does not border Liège.',
    'Le roi ne peut pas aller de la province de Liège vers la province d’Anvers\u202f: ces provinces ne sont pas voisines.',
    'Король не может перейти из Льежа в Антверпен: эти провинции не соседние.',
  ]);
  expect(refused(TWO, 'king namur liege')).toEqual([
    'The king’s route already includes Liège: he cannot return there.',
    'Le roi est déjà passé dans la province de Liège pendant ce trajet\u202f: il ne peut pas y revenir.',
    'Король уже был в Льеже на этом пути и не может туда вернуться.',
  ]);
});

describe('the virtual player', () => {
  test('is moved by whoever did not score', () => {
    expect(asked(TWO, 'king namur')).toEqual([
      'Place a virtual citizen or move one to a neighbouring province. 20 operations left.',
      'Placez un citoyen virtuel ou déplacez-en un vers une province voisine. Il reste 20 opérations.',
      'Разместите или переместите в соседнюю провинцию одного виртуального гражданина. Осталось 20 операций.',
    ]);
    expect(told(OPERATIONS, 'vmove brabant east_flanders')).toEqual([
      [
        'Ben moves a virtual citizen from Brabant to East Flanders.',
        'Ben déplace un citoyen virtuel du Brabant vers la Flandre-Orientale.',
        'Ben перемещает виртуального гражданина из Брабанта в Восточную Фландрию.',
      ],
    ]);
    expect(refused(OPERATIONS, 'vplace hainaut')).toEqual([
      'The virtual player’s supply is empty.',
      'La réserve du joueur virtuel est vide.',
      'Запас виртуального игрока пуст.',
    ]);
  });

  test('has a name that stands alone', () => {
    const virtual = { term: 'side', id: 'virtual' };
    expect(LANGUAGES.map((language) => translator('foreign-king', language, String).term(virtual))).toEqual([
      'Virtual player',
      'Joueur virtuel',
      'Виртуальный игрок',
    ]);
  });
});
