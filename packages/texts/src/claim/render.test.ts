import { claim } from '@interregnum/claim';
import { after, type State } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { renderSuite, sayings } from '../../test/render.ts';
import { LANGUAGES, translator } from '../index.ts';

/** Cards of one faction, such as `G1` to `G9`. */
const run = (letter: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${letter}${from + i}`);
const zeros = (count: number): string[] => Array(count).fill('G0');
const KNIGHTS = run('K', 2, 9);

/** The last decision of a game: seat 1 answers with its only card. */
const lastReply = (led: string, reply: string, score: readonly (readonly string[])[], discard: readonly string[]) => ({
  ...{ game: 'claim', v: 1, phase: 2, trick: 13, leader: 0, toPlay: 1, shown: null, led, hands: [[], [reply]] },
  ...{ won: [[], []], drawn: [[], []], score, discard, voids: ['', ''], deck: [] },
});

/** No seat has knights; two factions for each seat. */
const DRAWN = lastReply(
  'X0',
  'D0',
  [
    [...zeros(5), ...run('G', 1, 9), ...run('U', 0, 9)],
    [...run('D', 1, 9), ...run('X', 1, 9)],
  ],
  KNIGHTS,
);
/** One goblin zero for each seat, and the undead divided: the nine decides. */
const TIED = lastReply(
  'U0',
  'D0',
  [
    [...zeros(1), ...run('U', 1, 4), ...run('X', 0, 9)],
    [...zeros(1), ...run('U', 5, 9), ...run('D', 1, 9)],
  ],
  [...zeros(3), ...run('G', 1, 9), ...KNIGHTS],
);
/** The eleventh trick of the first phase: seat 1 has to answer a goblin. */
const FIRST_PHASE = {
  ...{ game: 'claim', v: 1, phase: 1, trick: 11, leader: 0, toPlay: 1, shown: 'U4', led: 'G2' },
  hands: [
    ['U6', 'D3'],
    ['G0', 'G1', 'D0'],
  ],
  won: [
    ['G3', 'G4', 'U8', 'D5', 'D6', 'X2'],
    ['G7', 'D2', 'D8', 'X5'],
  ],
  drawn: [
    ['K5', 'X0', 'X3', 'X4'],
    ['G0', 'G5', 'G6', 'G8', 'D1', 'X7'],
  ],
  score: [
    ['U0', 'U3', 'U5', 'U7'],
    ['U1', 'U2'],
  ],
  discard: ['G0', 'G0', 'G9', 'K3', 'K4', 'K6', 'K7', 'K8', 'K9', 'D4', 'D7', 'X6', 'X8', 'X9'],
  voids: ['', 'KU'],
  deck: ['D9', 'G0', 'X1', 'K2', 'U9'],
};

renderSuite(claim, {
  gamesPerMode: 100,
  attempts: ['pass'],
  positions: [DRAWN, TIED].map((position) => JSON.stringify(position)),
});

function stateOf(position: object): State {
  const read = claim.position.read(JSON.stringify(position));
  if ('flaw' in read) throw new Error(JSON.stringify(read.flaw));
  return read.state;
}

/** What is told of a card, to one who sees everything or to the audience. */
function told(position: object, card: string, audience = false): string[][] {
  const s = stateOf(position);
  const choice = claim.notation.read(s, card) as number;
  const states = [s, after(claim, s, choice)].map((each) => (audience ? claim.redact(each, 'audience') : each));
  return claim.tell(states[0], choice, states[1]).map((line) => sayings(claim, 'log', line));
}

const refused = (position: object, attempt: string): string[] | undefined => {
  const refusal = claim.refusal(stateOf(position), attempt);
  return refusal && sayings(claim, 'refusal', refusal);
};

/** How the winner was found, once the last card has been played. */
const criteriaOf = (position: object) => {
  const s = stateOf(position);
  const end = after(claim, s, claim.notation.read(s, 'D0') as number);
  return claim.explain(end).map((criterion) => sayings(claim, 'criterion', criterion));
};

describe('the first phase', () => {
  test('what is asked', () => {
    expect(sayings(claim, 'prompt', claim.prompt(stateOf(FIRST_PHASE)))).toEqual([
      'Choose a reply to Goblin 2. At stake: Undead 4.',
      'Choisissez une réponse au Gobelin 2. Enjeu\u202f: le Mort-vivant 4.',
      'Выберите, чем ответить на гоблина\u00a02. На кону мертвец\u00a04.',
    ]);
  });

  test('what is told of a trick', () => {
    expect(told(FIRST_PHASE, 'G1')).toEqual([
      ['Ben replies with Goblin 1.', 'Ben répond avec le Gobelin 1.', 'Ben отвечает гоблином\u00a01.'],
      ['Ana wins the trick.', 'Ana remporte le pli.', 'Ana выигрывает взятку.'],
      ['Ana recruits Undead 4.', 'Ana recrute le Mort-vivant 4.', 'Ana вербует мертвеца\u00a04.'],
      ['Ben draws Dwarf 9 from the deck.', 'Ben pioche le Nain 9.', 'Ben тянет из колоды гнома\u00a09.'],
      ['Now at stake: Goblin 0.', 'Nouvel enjeu\u202f: le Gobelin 0.', 'Теперь на кону гоблин\u00a00.'],
    ]);
  });

  test('others do not hear which card was drawn', () => {
    expect(told(FIRST_PHASE, 'G1', true)[3]).toEqual([
      'Ben draws a card from the deck.',
      'Ben pioche une carte.',
      'Ben тянет карту из колоды.',
    ]);
  });

  test('what is refused', () => {
    expect(refused(FIRST_PHASE, 'D0')).toEqual([
      'You have a Goblin in hand, so you must follow: Dwarf 0 cannot be played.',
      'Vous avez un Gobelin en main et devez donc suivre\u202f: le Nain 0 ne peut pas être joué.',
      'У вас на руке есть гоблин, поэтому гнома\u00a00 сейчас сыграть нельзя.',
    ]);
    expect(refused(FIRST_PHASE, 'X7')).toEqual([
      'You do not have Doppelganger 7 in hand.',
      'Vous n’avez pas le Doppelgänger 7 en main.',
      'У вас на руке нет двойника\u00a07.',
    ]);
  });
});

test('what is told of the last card of the second phase', () => {
  expect(told(DRAWN, 'D0')).toEqual([
    ['Ben replies with Dwarf 0.', 'Ben répond avec le Nain 0.', 'Ben отвечает гномом\u00a00.'],
    ['Ana wins the trick.', 'Ana remporte le pli.', 'Ana выигрывает взятку.'],
    [
      'The Dwarf goes to Ben, who lost the trick.',
      'Le Nain va à Ben, qui a perdu le pli.',
      'За проигранную взятку Ben получает в зачёт гнома.',
    ],
    [
      'All tricks have been played: the vote is tied.',
      'Tous les plis ont été joués\u202f: le vote se termine à égalité.',
      'Все взятки разыграны: голоса разделились поровну.',
    ],
  ]);
});

test('how the factions vote in the end', () => {
  expect(criteriaOf(DRAWN).slice(0, 2)).toEqual([
    [
      'Goblins vote for Ana: more cards scored',
      'Le vote des Gobelins va à Ana\u202f: plus de cartes dans sa pile de score',
      'Голос гоблинов получает Ana: больше карт в зачёте',
    ],
    [
      'Knights vote for nobody: none of their cards was scored',
      'Le vote des Chevaliers ne va à personne\u202f: aucune de leurs cartes dans les piles de score',
      'Голос рыцарей не достаётся никому: в зачёте нет ни одной их карты',
    ],
  ]);
  const [goblins, , undead] = criteriaOf(TIED);
  expect(goblins).toEqual([
    'Goblins vote for nobody: equal numbers of cards, and nothing but zeros',
    'Le vote des Gobelins ne va à personne\u202f: autant de cartes, et rien que des zéros',
    'Голос гоблинов не достаётся никому: карт поровну, и это одни нули',
  ]);
  expect(undead).toEqual([
    'Undead vote for Ben: equal numbers of cards, and Undead 9 is the highest',
    'Le vote des Morts-vivants va à Ben\u202f: autant de cartes, mais le Mort-vivant 9 fait la différence',
    'Голос мертвецов получает Ben: карт поровну, решает мертвец\u00a09',
  ]);
});

test('how the votes decide in the end', () => {
  expect(criteriaOf(DRAWN).at(-1)).toEqual([
    'Equal votes: the game is a draw',
    'Égalité des votes\u202f: la partie est nulle',
    'Голосов поровну: ничья',
  ]);
  expect(criteriaOf(TIED).at(-1)).toEqual([
    'Most votes: Ben wins',
    'Majorité des votes\u202f: Ben gagne',
    'Большинство голосов: побеждает Ben',
  ]);
});

test('two dwarves are both of them', () => {
  expect(sayings(claim, 'log', { key: 'dwarves', values: { seat: { seat: 0 }, count: 2 } })).toEqual([
    'Both Dwarves go to Ana, who lost the trick.',
    'Les deux Nains vont à Ana, qui a perdu le pli.',
    'За проигранную взятку Ana получает в зачёт обоих гномов.',
  ]);
});

test('several cards are joined, each in the form that is asked for', () => {
  const cards = [3, 7].map((count) => ({ term: 'card', id: 'undead', count }));
  expect(sayings(claim, 'log', { key: 'undead', values: { seat: { seat: 0 }, cards } })).toEqual([
    'Ana scores Undead 3 and Undead 7 at once.',
    'Ana place aussitôt le Mort-vivant 3 et le Mort-vivant 7 dans sa pile de score.',
    'Ana сразу берёт в зачёт мертвеца\u00a03 и мертвеца\u00a07.',
  ]);
});

test('a card has a name that stands alone', () => {
  const card = { term: 'card', id: 'knights', count: 7 };
  expect(LANGUAGES.map((language) => translator('claim', language, String).term(card))).toEqual([
    'Knight 7',
    'Chevalier 7',
    'Рыцарь\u00a07',
  ]);
});
