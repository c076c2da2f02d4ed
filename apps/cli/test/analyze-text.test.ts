import { describe, expect, test } from 'vitest';
import { widthOf } from '../src/terminal/layout.ts';
import { overIn, reached, viewIn, written } from './analyze-positions.ts';
import { KEYS } from './keys.ts';
import { fileWith, linesOf, output } from './program.ts';
import { hasTerminals, Pty } from './pty.ts';

const BUDGET = ['--iterations', '400'];

/** The answer for people; no line of it may be wider than a terminal. */
async function told(game: string, positions: readonly string[], ...args: string[]): Promise<string[]> {
  const all = ['analyze', game, '--position', '-', ...BUDGET, ...args];
  const lines = linesOf(await output(all, { input: positions.join('\n') }));
  expect(lines.filter((line) => widthOf(line) > 80)).toEqual([]);
  return lines;
}

describe.concurrent('analyze tells people', () => {
  test('what is asked, what each choice promises, and what is expected turn by turn', async () => {
    const lines = await told('king-is-dead', [written(reached('king-is-dead', {}, 0))]);
    expect(lines.slice(0, 3)).toEqual(['The King Is Dead: Seat 1 to act', 'Play a card or pass.', '']);
    expect(lines[3]).toMatch(/^ {2}Choice +Chance +Tried$/);
    expect(lines[4]).toMatch(/^ {2}[A-Z][a-z ]+ \d+\.\d% {2}[█░]{10} +\d+$/);
    const expected = lines.indexOf('What to expect:');
    expect(lines[expected + 1]).toMatch(/^ {2}Seat 1: [A-Z]/);
    expect(lines[expected + 2] ?? '  Seat 2: A').toMatch(/^ {2}(Seat 2: [A-Z]| {2})/);
  });

  test('eight choices at most, and how many more there are', async () => {
    const lines = await told('foreign-king', [written(reached('foreign-king', {}, 0))]);
    expect(lines.filter((line) => /[█░]{10}/.test(line))).toHaveLength(8);
    expect(lines.find((line) => line.startsWith('  and '))).toMatch(/^ {2}and \d+ more$/);
  });

  test('what is proven, with the best play to the end', async () => {
    const lines = await told('claim', [written(reached('claim', {}, 40))]);
    expect(lines[2]).toMatch(/^Proven: a (win|loss), /);
    expect(lines.filter((line) => line.endsWith('proven')).length).toBeGreaterThan(0);
    const best = lines.indexOf('Best play:');
    expect(lines.slice(best + 1)).toHaveLength(12);
  });

  test('which position is meant, and how a game ended', async () => {
    const lines = await told('claim', [viewIn(reached('claim', {}, 4)), written(overIn('claim'))]);
    const second = lines.indexOf('Position 2');
    expect(lines[0]).toBe('Position 1');
    expect(lines).toContain('What to expect, in one of the deals that are possible:');
    expect([lines[second - 1], lines[second + 1]]).toEqual(['', 'Claim']);
    expect(lines.at(-1)).toMatch(/^Winner: Seat \d\.$/);
  });

  test.each([
    ['fr', 'Claim\u202f: à Joueur 2 de jouer', 'Meilleur jeu\u202f:'],
    ['ru', 'Claim: ходит Игрок 2', 'Лучшая игра:'],
  ])('in the language asked for: %s', async (language, first, best) => {
    const lines = await told('claim', [written(reached('claim', {}, 40))], '--lang', language);
    expect(lines[0]).toBe(first);
    expect(lines).toContain(best);
  });
});

describe.skipIf(!hasTerminals).concurrent('Ctrl-C', () => {
  const line = written(reached('king-is-dead', {}, 0));
  const stopped = async (positions: readonly string[]): Promise<{ code: number | null; screen: string }> => {
    const file = fileWith(`stopped-${positions.length}.jsonl`, positions.join('\n'));
    const pty = new Pty(['analyze', 'king-is-dead', '--position', file, '--ms', '600000', '--lang', 'en']);
    await pty.shows(/^\d+\/\d+ · best so far: .* · Ctrl-C: enough$/m);
    pty.send(KEYS.interrupt);
    const code = await pty.ended;
    expect(pty.screen).not.toContain('best so far');
    return { code, screen: pty.screen };
  };

  test('is enough: the best so far is the answer', async () => {
    const { code, screen } = await stopped([line]);
    expect(code).toBe(0);
    expect(screen).toContain('What to expect:');
  });

  test('leaves out the positions that nobody has thought about', async () => {
    const { code, screen } = await stopped(Array(200).fill(line));
    expect(code).toBe(130);
    expect(screen).not.toContain('Position 200');
    expect(screen).toContain('What to expect:');
  });
});
