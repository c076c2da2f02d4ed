import { describe, expect, test } from 'vitest';
import { appText, LANGUAGES, type Language, translator } from './index.ts';

const names = ['Ana', 'Ben'];
const speak = (language: Language) => translator('king-is-dead', language, (seat) => names[seat]);
const followers = (id: string, count: number) => ({ term: 'followers', id, count });
const region = (id: string) => ({ term: 'region', id });

describe('followers are counted as each language counts', () => {
  test.each([
    ['en', 1, 'a Scottish follower'],
    ['en', 2, '2 Scottish followers'],
    ['fr', 0, '0 partisan écossais'],
    ['fr', 1, 'un partisan écossais'],
    ['fr', 2, '2 partisans écossais'],
    ['ru', 1, 'сторонник Шотландии'],
    ['ru', 2, '2 сторонника Шотландии'],
    ['ru', 5, '5 сторонников Шотландии'],
    ['ru', 11, '11 сторонников Шотландии'],
    ['ru', 21, '21 сторонник Шотландии'],
  ] as const)('%s %i', (language, count, text) => {
    expect(speak(language).term(followers('scots', count))).toBe(text);
  });

  test.each([
    [1, 'Выберите, куда поместить сторонника Уэльса.'],
    [2, 'Выберите, куда поместить двух сторонников Уэльса.'],
    [5, 'Выберите, куда поместить 5 сторонников Уэльса.'],
  ])('Russian followers are animate: %i', (count, text) => {
    expect(speak('ru').say('prompt', { key: 'place', values: { followers: followers('welsh', count) } })).toBe(text);
  });
});

test.each([
  ['en', 'Moved from Moray to Devon: 2 Welsh followers and a Viking.'],
  ['fr', 'Déplacement du Moray vers le Devon\u202f: 2 partisans gallois et un Viking.'],
  ['ru', 'Переход из Морея в Девон: 2 сторонника Уэльса и викинг.'],
] as const)('terms take the form a message asks for, lists are joined: %s', (language, text) => {
  const values = {
    followers: [followers('welsh', 2), followers('vikings', 1)],
    from: region('moray'),
    to: region('devon'),
  };
  expect(speak(language).say('log', { key: 'move', values })).toBe(text);
});

test('a list takes its form element by element', () => {
  const pair = [followers('scots', 1), followers('english', 1)];
  expect(speak('ru').term(pair, 'of')).toBe('сторонника Шотландии и сторонника Англии');
});

test('a message may choose its words by a count', () => {
  const ambush = (count: number) =>
    speak('en').say('prompt', { key: 'ambush', values: { followers: followers('scots', count) } });
  expect(ambush(2)).toBe('Choose a region for 2 Scottish followers; one follower will then leave it.');
  expect(ambush(0)).toBe('Choose a region to return a follower from.');
});

test.each([
  ['en', 'Ana passes.'],
  ['fr', 'Ana passe.'],
  ['ru', 'Ana пасует.'],
] as const)('a seat is called by the name of whoever sits there: %s', (language, text) => {
  expect(speak(language).say('log', { key: 'pass', values: { seat: { seat: 0 } } })).toBe(text);
});

test('a word is looked up by its whole key, a term stands alone or by its name', () => {
  expect(LANGUAGES.map((language) => speak(language).word('title'))).toEqual(Array(3).fill('The King Is Dead'));
  expect(speak('fr').word('card.manoeuvre')).toBe('Manœuvre');
  expect(speak('ru').word('region.moray')).toBe('Морей');
  expect(speak('en').term({ term: 'faction', id: 'scots' })).toBe('the Scots');
  expect(speak('en').term({ term: 'faction', id: 'scots' }, 'name')).toBe('Scots');
  expect(speak('ru').term(region('essex'), 'in')).toBe('в Эссексе');
  expect(speak('en').term({ seat: 1 })).toBe('Ben');
  expect(speak('en').term(3)).toBe('3');
});

test('an unknown key, value, form or game is a bug', () => {
  expect(() => speak('en').word('nothing')).toThrow('no text nothing in king-is-dead/en');
  expect(() => speak('en').word('constructor')).toThrow('no text');
  expect(() => speak('en').say('log', { key: 'pass', values: {} })).toThrow('no value seat');
  expect(() => speak('ru').term(region('moray'), 'behind')).toThrow('region.moray has no form behind');
  expect(() => speak('en').say('prompt', { key: 'ambush', values: { followers: 'many' } })).toThrow('nothing to count');
  expect(() => translator('chess', 'en', String)).toThrow('no catalogue');
});

test('the applications have words of their own', () => {
  expect(appText('en')('seat', { number: 2 })).toBe('Seat 2');
  expect(appText('fr')('team', { number: 1 })).toBe('Équipe 1');
  expect(LANGUAGES.map((language) => appText(language)('saxons'))).toEqual(['The Saxons', 'Les Saxons', 'Саксы']);
});

test('a term that is counted says so if it is not', () => {
  expect(() => speak('en').term({ term: 'followers', id: 'scots' })).toThrow(
    'followers.scots needs a count: {"term":"followers","id":"scots","count":1}',
  );
});
