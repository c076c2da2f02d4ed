import { Command, CommanderError, Option } from 'commander';
import { describe, expect, test } from 'vitest';
import { terminal } from '../terminal/terminal.ts';
import { usageProblem } from './usage.ts';

/** What commander says when it is called like this, in our words. */
function complaint(args: readonly string[], language: 'en' | 'fr' | 'ru' = 'en'): string {
  const program = new Command('program').exitOverride().configureOutput({ outputError: () => {} });
  const command = program.command('go').argument('<place>').option('--by <way>').exitOverride();
  command.configureOutput({ outputError: () => {} }).addOption(new Option('--lang <code>').choices(['en']));
  try {
    program.parse(args, { from: 'user' });
  } catch (problem) {
    if (problem instanceof CommanderError) return usageProblem(problem.code, problem.message, terminal(language));
    throw problem;
  }
  throw new Error('no complaint');
}

describe('a complaint of commander is put in our words', () => {
  test.each([
    ['an unknown command', ['run'], /^There is no command “run”\./],
    ['an unknown command like a known one', ['goo'], /^There is no command “goo”\. /],
    ['an unknown option', ['go', 'home', '--bye'], /^There is no option “--bye” here\./],
    ['an option with a quote', ['go', 'home', "--rock'n'roll"], /^There is no option “--rock'n'roll” here\./],
    ['a missing argument', ['go'], /^Something is missing: place\./],
    ['a missing value', ['go', 'home', '--by'], /^The option “--by <way>” needs a value\.$/],
    ['a wrong value', ['go', 'home', '--lang', 'la'], /^“la” is not a possible value of “--lang <code>”\./],
    [
      'a wrong value with a quote',
      ['go', 'home', '--lang', "l'a"],
      /^“l'a” is not a possible value of “--lang <code>”\./,
    ],
    ['too many arguments', ['go', 'home', 'now'], /^There are too many arguments\./],
  ])('%s', (_, args, expected) => {
    expect(complaint(args)).toMatch(expected);
  });

  test('in the language asked for', () => {
    expect(complaint(['go', 'home', '--by'], 'fr')).toMatch(/^L’option «.--by <way>.» demande une valeur\.$/);
    expect(complaint(['run'], 'ru')).toMatch(/^Команды «run» нет\./);
  });

  test('and whatever else it says, with a hint at the help', () => {
    expect(usageProblem('commander.else', 'error: else', terminal('en'))).toMatch(/Try: interregnum --help$/);
  });
});
