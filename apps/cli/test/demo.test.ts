import { spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { output, PROGRAM } from './program.ts';

const demo = (...args: string[]) => output(['demo', ...args]);

describe.concurrent('a demonstration', () => {
  test('tells a game of The King Is Dead, unless another is asked for, struggle by struggle', async () => {
    const told = await demo('--seed', 'x', '--pause', '0');
    expect(told).toMatch(/^The King Is Dead: a random game \(seed x\)\n {2}S Scots {2}W Welsh {2}E English {2}▸ /);
    expect(told).toMatch(/^ ▸\w+(│\w+){7}\n/m);
    expect(told).toMatch(/♔ S0 = W0 = E0 {2}Unstable ···\n.* Supply +S\d {2}W\d {2}E\d\n/);
    expect(told).toMatch(/ ▸ Ana .*◉A\n(.*\n){4}.* {4}Ben .*◉B\n/);
    const tracks = [...told.matchAll(/^ (?:▸|\d[●×]).*│.*$/gm)].map(([track]) => track);
    expect(tracks.map((track) => track.match(/[●×]/g)?.length ?? 0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(told.match(/Power struggle in /g)).toHaveLength(8);
    expect(told).toMatch(/ Coronation\n.*\n.* ♔ (Ana|Ben) (.*\n)*.*\[KD-END-COR-1\]\nWinner: \1\.\n$/);
    expect(await demo('king-is-dead', '--seed', 'x')).toBe(told);
  });

  test('tells a game of The Foreign King round by round', async () => {
    const told = await demo('foreign-king', '--seed', 'x');
    expect(told).toMatch(/^The Foreign King: .*\n {2}Citizens: A Ana, B Ben, V Virtual player; A3 /);
    expect(told).toMatch(/^ ♔ 30 {2}ABV {2}0 · .* ♔\n.* Round 1 +pawn\n(.* – *\n){2}.* V Virtual player$/m);
    expect(told).toMatch(/^ MMMMM .*\n TTTTT .*\n ♔ portrait .* supply +15 +15 +15$/m);
    const rounds = [...told.matchAll(/^┌.*┐ Round (\d+) /gm)].map(([, round]) => Number(round));
    expect(rounds).toEqual(rounds.map((_, at) => at + 1));
    expect(rounds.length).toBeGreaterThan(3);
    expect([...told.matchAll(/^ {2}Round (\d+) begins\.$/gm)].map(([, round]) => Number(round))).toEqual(
      rounds.slice(1),
    );
    expect(told).toMatch(/^┌.*┐ Game over\n(.*\n)*?.* [ABV] (.*\S) +wins\n(.*\n)*Winner: \2\.\n$/m);
    expect(told).toMatch(
      /^ +Ana {2}Ben {2}Virtual player\n {2}Points scored during the game +\d+ +\d+ +\d+ {2}\[FK-SCORE-4\]$/m,
    );
    expect(told).toMatch(/^ {2}Total points .*\[FK-FINAL-9\]\nWinner: /m);
  });

  test('tells a game of Claim with boards at the start of a phase and every few tricks, all cards open', async () => {
    const told = await demo('claim', '--seed', 'x');
    const tricks = [...told.matchAll(/^ {2}Phase (\d), trick (\d+) of 13/gm)].map(([, ...when]) => when.map(Number));
    expect(tricks).toEqual([1, 2].flatMap((phase) => [1, 6, 11].map((trick) => [phase, trick])));
    const decks = [...told.matchAll(/· at stake: \w+ \d · deck: (\d+)$/gm)].map(([, deck]) => Number(deck));
    expect(decks).toEqual([25, 15, 5]);
    for (const name of ['Ana', 'Ben']) {
      const hands = [...told.matchAll(new RegExp(`^  ${name}  (│.*│)$`, 'gm'))].map(([, hand]) => hand);
      expect(hands.map((hand) => hand.match(/[GKUDX]\d/g)?.length)).toEqual(tricks.map(([, trick]) => 14 - trick));
      expect(hands.join('')).not.toContain('×');
    }
    expect(told).toMatch(/^ {2}End of the game\n +╔═+╗\n.*║ (\d) : (\d) ║.*\n(.*\n)*.* \1 +\2 {2}\[CL-END-6\]\n/m);
    expect(told).toMatch(/^ {2}Goblins vote for \w+: .*\[CL-END-\d\]$/m);
    expect(told).toMatch(/\[CL-END-6\]\nWinner: (Ana|Ben)\.\n$/);
  });
});

describe.concurrent('demo', () => {
  test('shows another game every time unless it gets a seed', async () => {
    const [first, second] = [await demo('claim'), await demo('claim')];
    expect(first.split('\n')[0]).not.toBe(second.split('\n')[0]);
  });

  const script = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? '';
  test.skipIf(!script.includes('util-linux'))('has colours on a terminal, and says the same without them', async () => {
    const command = `'${process.execPath}' '${PROGRAM}' demo foreign-king --seed x --pause 0`;
    const onTerminal = (env: Record<string, string>) =>
      output([], { program: 'script', before: ['-qec', command, '/dev/null'], env });
    const [coloured, plain] = [await onTerminal({}), await demo('foreign-king', '--seed', 'x')];
    expect(coloured).toContain('\u001b[94mA\u001b[0m');
    expect(stripVTControlCharacters(coloured).replaceAll('\r', '')).toBe(plain);
    expect((await onTerminal({ NO_COLOR: '1' })).replaceAll('\r', '')).toBe(plain);
  });
});
