import { describe, expect, test } from 'vitest';
import { BadInput } from '../command-line/bad-input.ts';
import { terminal } from '../terminal/terminal.ts';
import { programsIn, readProgramSpec } from './program-spec.ts';

test.each([
  ['bot=./bot', 'bot', ['./bot']],
  ['My_bot-2=  python3   bot.py ', 'My_bot-2', ['python3', 'bot.py']],
  ['a="C:\\Program Files\\bot.exe" --level=3', 'a', ['C:\\Program Files\\bot.exe', '--level=3']],
  [`a=node -e 'console.log("$HOME")' *.py`, 'a', ['node', '-e', 'console.log("$HOME")', '*.py']],
  [`a=x --name="O'Neill"s "" ''`, 'a', ['x', "--name=O'Neills", '', '']],
  ['a=b;c|d&&e', 'a', ['b;c|d&&e']],
])('%s names a program and its command', (text, name, command) => {
  expect(readProgramSpec(text)).toEqual({ name, command });
});

test.each([
  '',
  'bot',
  '=bot',
  'bot=',
  'bot= ',
  'bot=""',
  'b t=x',
  'a@1=x',
  'a,b=x',
  '1=x',
  'a="x',
  "a=it's",
  `${'a'.repeat(31)}=x`,
])('%j names none', (text) => {
  expect(readProgramSpec(text)).toBeUndefined();
});

describe('the programs of a command line', () => {
  const screen = terminal('en');

  test('are known by their names', () => {
    expect([...programsIn(['a=x', 'b=y z'], screen)]).toEqual([
      ['a', { name: 'a', command: ['x'] }],
      ['b', { name: 'b', command: ['y', 'z'] }],
    ]);
    expect(programsIn([], screen).size).toBe(0);
  });

  test.each([['a=x', 'a=y'], ['regent=x'], ['random=x'], ['human=x']])('have names of their own: %s', (...given) => {
    expect(() => programsIn(given, screen)).toThrow(BadInput);
    expect(() => programsIn(given, screen)).toThrow(/is taken/);
  });

  test('must be readable', () => {
    expect(() => programsIn(['a=x', 'b'], screen)).toThrow('“b” names no program');
  });
});
