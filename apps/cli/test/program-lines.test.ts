import { describe, expect, test } from 'vitest';
import { asked, guest, type Told } from './guests.ts';
import { output } from './program.ts';

const held = async (game: string, players: string, program: string, ...args: string[]): Promise<Told> =>
  JSON.parse(
    await output([
      ...['tournament', game, '--players', players, '--program', program, '--deals', '1', '--json'],
      ...args,
    ]),
  );

/** The lines of one game after the other, as they were sent. */
function games(lines: readonly Told[]): Told[][] {
  const found: Told[][] = [];
  for (const line of lines) {
    if (line.do === 'begin' && found.at(-1)?.at(-1)?.do !== 'begin') found.push([]);
    found.at(-1)?.push(line);
  }
  return found;
}

describe.concurrent('a program is told', () => {
  test('when a game begins and ends, at which seat it sits, and what it is asked', async () => {
    const one = guest('one');
    const { meetings } = await held('claim', 'one,random', one.named, '--threads', '1');
    const played = games(one.told());
    expect(played).toHaveLength(2);
    for (const lines of played) {
      const [begin, ...rest] = lines;
      const end = rest.pop() as Told;
      expect(begin).toMatchObject({ do: 'begin', game: 'claim', rules: 1, options: { seats: 2 }, seats: 2 });
      expect(begin.parties).toEqual([[0], [1]]);
      for (const go of rest) {
        expect(go).toMatchObject({ do: 'go', match: begin.match, seat: begin.seat, seed: begin.seed });
        expect(go.prompt.key).toMatch(/^(lead|reply)/);
        expect(go.prompt).not.toHaveProperty('text');
      }
      expect(end).toMatchObject({ do: 'end', match: begin.match, seat: begin.seat });
      expect(end.outcome.winners.every((seat: number) => seat < 2)).toBe(true);
    }
    expect(new Set(played.map(([{ seat }]) => seat)).size).toBe(2);
    expect(new Set(played.map(([{ match }]) => match)).size).toBe(2);
    const won = played.filter((lines) => lines.at(-1)?.outcome.winners.includes(lines[0].seat)).length;
    expect(meetings[0].wins + meetings[0].shared).toBe(won);
  });

  test('of every choice what it does: which faction assemble places, and where', async () => {
    const one = guest('one', `legal.sort((a, b) => (b === 'assemble') - (a === 'assemble'));`);
    await held('king-is-dead', 'one,random', one.named);
    const placing = asked(one).filter(({ prompt }) => prompt.key === 'place');
    expect(placing.length).toBeGreaterThan(3);
    for (const { prompt, legal, means } of placing) {
      const { id: faction, count } = prompt.values.followers;
      expect(means.map((lines: Told[]) => lines[0].moves)).toEqual(
        legal.map((region: string) => [{ piece: faction, from: 'supply', to: `region:${region}`, count }]),
      );
    }
  });
});

describe.concurrent('a program is told what is left of its turn', () => {
  test('in milliseconds, which it spends as our bots do', async () => {
    const slow = guest('slow', 'await new Promise((done) => setTimeout(done, 4));');
    await held('king-is-dead', 'slow@80ms,random', slow.named, '--threads', '1');
    const all = asked(slow);
    const begins = all.flatMap(({ position }, at) => (position.halfMade === undefined ? [at] : []));
    const turns = begins.map((from, nth) => all.slice(from, begins[nth + 1]));
    expect(Math.max(...turns.map((turn) => turn.length))).toBeGreaterThan(1);
    for (const turn of turns) {
      const left = turn.map((go) => go.left);
      expect([turn[0].ms, left[0]]).toEqual([40, 80]);
      expect(left).toEqual(left.toSorted((a, b) => b - a));
      // It took some time each time, and the second decision gets half as much.
      if (turn.length > 1) expect([left[1] < 80, turn[1].ms]).toEqual([true, 20]);
    }
  });

  test('in iterations', async () => {
    const one = guest('one');
    await held('king-is-dead', 'one@800,random', one.named, '--threads', '1');
    const turn = asked(one).findIndex(({ position }) => position.halfMade !== undefined);
    const told = asked(one).slice(turn - 1, turn + 1);
    expect(told.map(({ iterations, left }) => [iterations, left])).toEqual([
      [400, 800],
      [200, 400],
    ]);
  });
});
