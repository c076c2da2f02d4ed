import { describe, expect, test } from 'vitest';
import { obeyed } from './command-line.ts';
import { run } from './program.ts';

const KD = 'king-is-dead';
const GAMES = 'king-is-dead, foreign-king, claim';

/** Cannot be used: one line says why, and nothing is printed. */
async function complaint(args: readonly string[]): Promise<string> {
  const { out, complaint: said = '' } = await obeyed(args);
  expect(out).toBe('');
  expect(said).toMatch(/^\S[^\n]*$/);
  return said;
}

const SEE_OPTIONS = 'Add --help to the command to see its options.';
const SEE_USE = 'Add --help to the command to see how it is used.';
const notWhole = (option: string, value: string, least = 1) =>
  `${option} must be a whole number from ${least} to 1000000000, not “${value}”.`;
const BOTS = 'random, uniform, greedy, page, squire, steward, chancellor, regent';
const notSeated = (name: string, players: string) => `“${name}” cannot take a seat. Choose from: ${players}.`;
const NO_TERMINAL =
  'A table needs a terminal on both sides: do not redirect input or output. Programs use: interregnum engine';

describe('a command line that cannot be used is refused', () => {
  test.each<[string, string[], string]>([
    ['an unknown command', ['chess'], 'There is no command “chess”. Try: interregnum --help'],
    ['a game without a command', ['claim', '--lang', 'en'], 'There is no command “claim”. Try: interregnum --help'],
    ['an unknown option without a command', ['--fast'], `There is no option “--fast” here. ${SEE_OPTIONS}`],
    ['an unknown option', ['check', KD, '--fast'], `There is no option “--fast” here. ${SEE_OPTIONS}`],
    ['an option of another command', ['check', KD, '--list'], `There is no option “--list” here. ${SEE_OPTIONS}`],
    ['no game', ['perft'], `Something is missing: game. ${SEE_USE}`],
    ['an unknown game', ['position', 'chess'], `There is no game “chess”. Choose one of: ${GAMES}.`],
    ['a game in capitals', ['bench', 'King-Is-Dead'], `There is no game “King-Is-Dead”. Choose one of: ${GAMES}.`],
    ['too many arguments', ['position', KD, KD], `There are too many arguments. ${SEE_USE}`],
    ['no value', ['simulate', KD, '--games'], 'The option “--games <n>” needs a value.'],
    ['an unknown unit', ['perft', KD, '--by', 'day'], '--by must be one of: turn, decision; not “day”.'],
    ['a negative depth', ['perft', KD, '--depth', '-1'], notWhole('--depth', '-1', 0)],
    ['games in another way than ours', ['simulate', KD, '--games', '1e3'], notWhole('--games', '1e3')],
    ['no threads', ['simulate', KD, '--threads', '0'], notWhole('--threads', '0')],
    ['an unknown player', ['simulate', KD, '--seats', 'random,bot'], notSeated('bot', BOTS)],
    ['a person in a simulation', ['simulate', KD, '--seats', 'human,random'], notSeated('human', BOTS)],
    [
      'an unknown language',
      ['check', KD, '--lang', "l'en"],
      "“l'en” is not a possible value of “--lang <code>”. Add --help to see what is.",
    ],
    ['rounds that are no number', ['bench', '--rounds', 'many'], notWhole('--rounds', 'many')],
    ['a port that is none', ['web', '--port', '65536'], '--port must be a whole number from 0 to 65535, not “65536”.'],
    ['a pause that is negative', ['demo', '--pause', '-1'], notWhole('--pause', '-1', 0)],
  ])('%s', async (_, args, expected) => {
    expect(await complaint(args)).toBe(expected);
  });

  test.each([
    [[], 'basic-2, .*solo-vikings, seats-2, seats-3, seats-4'],
    [['foreign-king'], 'seats-2, seats-3, seats-4'],
  ])('a mode that is not there, with the ones that are, once each: bench %j', async (game, modes) => {
    const message = await complaint(['bench', ...game, '--mode', 'basic-5']);
    expect(message).toMatch(new RegExp(`^--mode must be one of: ${modes}; not “basic-5”\\.$`));
  });

  test.each([
    [KD, '5', 'KD-MODE-1'],
    ['foreign-king', '5', 'FK-POS-7'],
    ['claim', '3', 'CL-SETUP-1'],
  ])('%s for %s seats, citing the rule', async (game, seats, clause) => {
    expect(await complaint(['position', game, '--seats', seats])).toContain(`(${clause})`);
  });

  test.each([
    [['simulate', 'claim', '--solo'], 'The option “--solo” does not belong to Claim.'],
    [['perft', 'foreign-king', '--memory'], 'The option “--memory” does not belong to The Foreign King.'],
    [['demo', '--no-deactivate-empty'], 'The option “--no-deactivate-empty” does not belong to The King Is Dead.'],
  ])('a variant of another game: %j', async (args, expected) => {
    expect(await complaint(args)).toBe(`${expected} Leave it out, or choose another game.`);
  });
});

describe('a table that cannot be opened is refused', () => {
  test.each<[string, string[], string]>([
    ['an unknown player', ['play', KD, '--seats', 'human,bot'], notSeated('bot', `human, ${BOTS}`)],
    ['more names than seats', ['play', KD, '--names', 'Ana,Ben,Cleo'], 'There are more names (3) than seats (2).'],
    [
      'nobody but programs',
      ['play', KD, '--seats', 'steward,random', '--file', 'x'],
      'At least one seat must be taken by a person. Programs play among themselves in: interregnum tournament king-is-dead ' +
        '--players steward,random. It keeps results, not records.',
    ],
    ['somebody without a name', ['play', KD, '--names', 'Ana,'], '“” is not a name: write 1 to 40 characters.'],
    ['no terminal', ['play', KD], NO_TERMINAL],
    ['a menu, but no terminal', ['play'], NO_TERMINAL],
  ])('%s', async (_, args, expected) => {
    expect(await complaint(args)).toBe(expected);
  });
});

describe('refusals in the language asked for', () => {
  test.each([
    ['en', /^The solo game is played without cunning cards.* \(KD-MODE-2\)$/],
    ['fr', /^Le mode solo se joue sans cartes spéciales.* \(KD-MODE-2\)$/],
    ['ru', /^В соло-игре нет карт хитрости.* \(KD-MODE-2\)$/],
  ])('the advanced game in solo, in %s', async (language, expected) => {
    expect(await complaint(['position', KD, '--solo', '--advanced', '--lang', language])).toMatch(expected);
  });

  test.each([
    [
      'fr',
      [/^La commande «.chess.» n’existe pas/, /^Le jeu «.chess.» n’existe pas/, /^--games doit être un nombre entier/],
    ],
    ['ru', [/^Команды «chess» нет/, /^Игры «chess» нет/, /^--games должно быть целым числом/]],
  ])('what else cannot be used, in %s', async (language, [command, game, number]) => {
    expect(await complaint(['chess', '--lang', language])).toMatch(command);
    expect(await complaint(['--lang', language, 'check', 'chess'])).toMatch(game);
    expect(await complaint([`--lang=${language}`, 'simulate', KD, '--games', 'x'])).toMatch(number);
  });
});

describe.concurrent('the program ends with exit code 2, one line on standard error and nothing else', () => {
  test.each<[string, string[]]>([
    ['a command that is not there', ['chess', '--lang', 'ru']],
    ['an option that is not there', ['check', KD, '--fast']],
    ['a value that is none', ['simulate', KD, '--games', '1e3']],
    ['options that do not go together', ['position', KD, '--solo', '--advanced', '--lang', 'fr']],
    ['a mode that is not there', ['bench', '--mode', 'basic-5']],
    ['a table without a terminal', ['play', KD]],
  ])('for %s', async (_, args) => {
    expect(await run(args)).toEqual({ code: 2, out: '', err: `${await complaint(args)}\n` });
  });
});
