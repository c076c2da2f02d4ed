import { foreignKing } from '@interregnum/foreign-king';
import { after, type State } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { renderSuite, sayings } from '../../test/render.ts';
import { LANGUAGES, speaker } from '../index.ts';

const PROVINCES = foreignKing.words.filter((key) => key.startsWith('province.')).map((key) => key.slice(9));

/** What stands in a province: citizens by side, and factories as pairs of active and inactive ones. */
interface Province {
  readonly citizens?: readonly number[];
  readonly metal?: readonly [active: number, inactive: number];
  readonly textile?: readonly [active: number, inactive: number];
}

interface Sketch {
  readonly players: number;
  readonly provinces?: Readonly<Record<string, Province>>;
  /** By side, what differs from 5 francs and nothing else. */
  readonly seats?: readonly object[];
  /** What differs from the first turn of a game. */
  readonly rest?: object;
}

/** The canonical text of a position. Whoever is not in a province or in Congress is in the supply. */
function table({ players, provinces = {}, seats = [], rest = {} }: Sketch): string {
  const sides = Array.from({ length: Math.max(players, 3) }, (_, side) => side);
  const at = (id: string): Province => provinces[id] ?? {};
  const sum = (of: (id: string) => number): number => PROVINCES.reduce((total, id) => total + of(id), 0);
  const stock = (kind: 'metal' | 'textile'): number => 5 - sum((id) => (at(id)[kind] ?? []).reduce((a, b) => a + b, 0));
  const factories = ([active, inactive]: readonly number[] = [0, 0]): object => ({ active, inactive });
  const seat = (side: number): object => {
    const isVirtual = side >= players;
    const given = { congress: 0, francs: isVirtual ? 0 : 5, ...seats[side] };
    const standing = sum((id) => at(id).citizens?.[side] ?? 0);
    const supply = (players === 2 ? 15 : 14) - standing - given.congress;
    return { medals: { down: 0, up: 0 }, pawn: null, score: 0, supply, ...given };
  };
  return JSON.stringify(
    sorted({
      ...{ actor: 0, game: 'foreign-king', king: { at: 'portrait', marker: 30 }, order: sides.slice(0, players) },
      ...{ pending: null, pendingOrder: [], phase: 'start', players, result: null, round: 1, schema: 1, turn: 0 },
      provinces: Object.fromEntries(
        PROVINCES.map((id) => [
          id,
          {
            citizens: sides.map((side) => at(id).citizens?.[side] ?? 0),
            metal: factories(at(id).metal),
            textile: factories(at(id).textile),
          },
        ]),
      ),
      seats: sides.map(seat),
      stock: { metal: stock('metal'), textile: stock('textile') },
      ...rest,
    }),
  );
}

/** The same with keys in ascending order. */
function sorted(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map(sorted);
  const entries = Object.entries(json).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, sorted(value)]));
}

const medals = (up: number): object => ({ medals: { down: 0, up } });
/** All ten factories stand in Antwerp, spent. */
const SPENT = { antwerp: { metal: [0, 5], textile: [0, 5] } } as const;
const AT_END = { phase: 'end', king: { at: 'namur', marker: 0 } };

/** Two players: Ana holds Namur with its five active factories, and the virtual player Limburg. */
const TWO = table({
  players: 2,
  provinces: {
    limburg: { citizens: [1, 0, 3] },
    luxembourg: { citizens: [0, 2, 0] },
    namur: { citizens: [3, 1, 0], metal: [2, 0], textile: [3, 0] },
    west_flanders: { citizens: [1, 1, 0], textile: [1, 1] },
  },
  seats: [{ pawn: 'place' }, { pawn: 'move', medals: { down: 1, up: 1 } }],
  rest: { king: { at: 'liege', marker: 24 } },
});
/** Four players: Ben has members of Congress, and pawns stand on four actions. */
const FOUR = table({
  players: 4,
  provinces: { hainaut: { citizens: [2, 1, 0, 0] }, luxembourg: { citizens: [11, 0, 0, 0] } },
  seats: [{ pawn: 'money' }, { congress: 2, pawn: 'king' }, { pawn: 'place' }, { pawn: 'build' }],
  rest: { king: { at: 'brabant', marker: 27 } },
});
/** Ana can do nothing: everybody is in Congress, and there are no francs. */
const STUCK = table({ players: 2, seats: [{ congress: 15, francs: 0, pawn: 'money' }, { pawn: 'king' }] });
/** Ben owes operations, and no virtual citizen is in the supply. */
const OPERATIONS = table({
  players: 2,
  provinces: { brabant: { citizens: [0, 0, 15] }, namur: { citizens: [3, 1, 0], metal: [0, 1] } },
  seats: [{ pawn: 'king', ...medals(1) }],
  rest: { actor: 1, king: { at: 'namur', marker: 24 }, pending: { ops: 5 }, phase: 'virtual' },
});

renderSuite(foreignKing, {
  gamesPerMode: 5,
  attempts: ['borrow', 'done', 'queen queen', 'king namur brabant namur', 'king antwerp luxembourg'],
  positions: [
    STUCK,
    OPERATIONS,
    table({ players: 3, rest: AT_END }),
    table({ players: 3, provinces: SPENT, seats: [medals(1)], rest: AT_END }),
    table({ players: 3, provinces: SPENT, seats: [medals(1)], rest: { phase: 'end' } }),
  ],
});

function stateOf(position: string): State {
  const read = foreignKing.position.read(position);
  if ('flaw' in read) throw new Error(JSON.stringify(read.flaw));
  return read.state;
}
const afterwards = (s: State, text: string): State =>
  after(foreignKing, s, foreignKing.notation.read(s, text) as number);
const states = (position: string, texts: readonly string[]): State => texts.reduce(afterwards, stateOf(position));

/** What is asked after some choices. */
const asked = (position: string, ...texts: string[]): string[] =>
  sayings(foreignKing, 'prompt', foreignKing.prompt(states(position, texts)));

/** What is told of the last of some choices. */
function told(position: string, ...texts: string[]): string[][] {
  const before = states(position, texts.slice(0, -1));
  const choice = foreignKing.notation.read(before, texts[texts.length - 1]) as number;
  return foreignKing
    .log(before, choice, after(foreignKing, before, choice))
    .map((line) => sayings(foreignKing, 'log', line));
}

/** Why the last of some texts is refused. */
function refused(position: string, ...texts: string[]): string[] | undefined {
  const refusal = foreignKing.refusal(states(position, texts.slice(0, -1)), texts[texts.length - 1]);
  return refusal && sayings(foreignKing, 'refusal', refusal);
}

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
    expect(LANGUAGES.map((language) => speaker('foreign-king', language, String).term(virtual))).toEqual([
      'Virtual player',
      'Joueur virtuel',
      'Виртуальный игрок',
    ]);
  });
});

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
    'Cela coûte 21 francs, et vous pouvez dépenser 5 francs.',
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
    'Решите, отправить ли 2 граждан из Конгресса в Эно.',
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
      'Ana fait copier «\u202fConstruire une usine\u202f» par la reine.',
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
    '«\u202fPlacer des citoyens\u202f» n’est pas libre\u202f: un pion s’y trouve.',
    'Действие «Разместить граждан» занято: там стоит фишка.',
  ]);
});

test('actions can leave no francs', () => {
  expect(refused(STUCK, 'build metal namur')).toEqual([
    'This costs 3 francs, and you can spend 0 francs.',
    'Cela coûte 3 francs, et vous pouvez dépenser 0 franc.',
    'Это стоит 3 франка, а потратить можно 0 франков.',
  ]);
});

test('actions change the order', () => {
  expect(told(FOUR, 'order')).toEqual([
    [
      'Ana takes 1 franc and may change places in the turn order after this round.',
      'Ana prend 1 franc et pourra changer de place dans l’ordre de jeu à la fin de la manche.',
      'Ana берёт 1 франк и в конце раунда сможет сменить место в порядке ходов.',
    ],
  ]);
  const round = ['order', 'end', 'money', 'end', 'congress from supply', 'end', 'place 1 namur', 'end'];
  expect(told(FOUR, ...round, 'reorder 1')).toEqual([
    [
      'Ana takes 2nd place in the turn order.',
      'Ana prend la 2e place dans l’ordre de jeu.',
      'Ana занимает 2-е место в порядке ходов.',
    ],
    ['Round 2 begins.', 'La manche 2 commence.', 'Начинается раунд 2.'],
  ]);
  expect(told(FOUR, ...round, 'reorder 0')[0][1]).toBe('Ana prend la 1re place dans l’ordre de jeu.');
});

describe('everything is counted as each language counts', () => {
  const counted = (id: string, count: number): string[] =>
    LANGUAGES.map((language) => speaker('foreign-king', language, String).term({ term: 'count', id, count }));

  test.each([
    ['citizens', 0, '0 citizens', '0 citoyen', '0 граждан'],
    ['citizens', 1, '1 citizen', '1 citoyen', '1 гражданин'],
    ['citizens', 2, '2 citizens', '2 citoyens', '2 гражданина'],
    ['citizens', 5, '5 citizens', '5 citoyens', '5 граждан'],
    ['citizens', 21, '21 citizens', '21 citoyens', '21 гражданин'],
    ['francs', 0, '0 francs', '0 franc', '0 франков'],
    ['francs', 1, '1 franc', '1 franc', '1 франк'],
    ['francs', 2, '2 francs', '2 francs', '2 франка'],
    ['francs', 5, '5 francs', '5 francs', '5 франков'],
    ['francs', 21, '21 francs', '21 francs', '21 франк'],
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
