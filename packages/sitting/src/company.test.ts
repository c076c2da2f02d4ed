import { kingIsDead } from '@interregnum/king-is-dead';
import { heuristics as kingIsDeadHeuristics } from '@interregnum/king-is-dead/heuristics';
import { hexOf, sha256 } from '@interregnum/record';
import { choose, isComplete, openTable, type Table } from '@interregnum/table';
import { describe, expect, test } from 'vitest';
import { Company } from './company.ts';
import { Desk } from './desk.ts';
import { Asking } from './hint.ts';
import { BotHost, type StartThread } from './host.ts';
import type { ToBots } from './messages.ts';
import { ProgramTurns } from './program-turns.ts';

const hex = (text: string): string => hexOf(sha256(new TextEncoder().encode(text)));

function newTable(): Table {
  const read = kingIsDead.options({});
  if ('refusal' in read) throw new Error(read.refusal.key);
  const players = ['Ana', 'Ben'].map((name) => ({ name, kind: 'page' }));
  const salts = ['a', 'b'].map(hex);
  return openTable({
    match: 'test',
    game: kingIsDead,
    options: read.options,
    players,
    seed: hex('s'),
    salts,
    time: '2026-01-01T00:00:00.000Z',
  });
}

/** A thread that is none: messages go to and fro as soon as possible. The clock stands still. */
function newThread(): { start: StartThread; heard: ToBots[]; fail: (problem: Error) => void; ended: () => boolean } {
  const heard: ToBots[] = [];
  let broken: (problem: Error) => void = () => {};
  let ended = false;
  const start: StartThread = (hear, fail) => {
    broken = fail;
    const desk = new Desk({
      send: (message) => queueMicrotask(() => hear(message)),
      now: () => 0,
      pause: () => new Promise(setImmediate),
      learn: async () => ({ game: kingIsDead, heuristics: kingIsDeadHeuristics }),
    });
    const post = (message: ToBots): void => {
      heard.push(message);
      queueMicrotask(() => desk.hear(message));
    };
    return {
      post,
      awaited: () => {},
      end: () => {
        ended = true;
      },
    };
  };
  return { start, heard, fail: (problem) => broken(problem), ended: () => ended };
}

const PAGE = { name: 'page', iterations: 30 } as const;

describe('the bots of a table', () => {
  test('choose what the rules allow', async () => {
    const table = newTable();
    const company = new Company(new BotHost(newThread().start), 'x');
    const text = await company.decide(table, PAGE).choice;
    expect('refusal' in choose(table, text)).toBe(false);
  });

  test('take whole turns', async () => {
    const table = newTable();
    const company = new Company(new BotHost(newThread().start), 'x');
    const turns = new ProgramTurns(
      { decide: (turn) => company.decide(turn, PAGE), forget: () => company.forget(2) },
      () => table,
    );
    const turn = await turns.next();
    expect(turn !== undefined && isComplete(turn)).toBe(true);
    expect(turn?.record).toBe(table.record);
  });

  test('are asked about several things at once, and answer all of them', async () => {
    const table = newTable();
    const host = new BotHost(newThread().start);
    const answers = ['x', 'y', 'z'].map((seed) => new Company(host, seed).decide(table, PAGE).choice);
    expect((await Promise.all(answers)).every((text) => !('refusal' in choose(table, text)))).toBe(true);
  });

  test('answer at once when that was long enough', async () => {
    const company = new Company(new BotHost(newThread().start), 'x');
    const thought = company.decide(newTable(), { name: 'regent', iterations: 1_000_000_000 });
    setImmediate(() => thought.enough());
    expect(typeof (await thought.choice)).toBe('string');
  });

  test('are told nothing but what the seat to act sees', async () => {
    const table = newTable();
    const { start, heard } = newThread();
    await new Company(new BotHost(start), 'x').decide(table, PAGE).choice;
    const [asked] = heard;
    if (!('ask' in asked)) throw new Error('nothing was asked');
    expect(asked.ask.seen).toEqual(kingIsDead.redact(table.states[0], 0));
  });

  test('say so if their thread fails, which is then ended', async () => {
    const { start, fail, ended } = newThread();
    const company = new Company(new BotHost(start), 'x');
    const { choice } = company.decide(newTable(), { name: 'regent', iterations: 1_000_000_000 });
    fail(new Error('out of memory'));
    await expect(choice).rejects.toThrow('out of memory');
    expect(ended()).toBe(true);
  });
});

describe('a hint', () => {
  /** An adviser whose thoughts are long enough as soon as they have begun. */
  const hurriedAdviser = (company: Company) => {
    const { advise, dismiss } = company.adviser();
    return {
      advise: ((...given) => {
        const thought = advise(...given);
        setTimeout(thought.enough, 20);
        return thought;
      }) satisfies typeof advise,
      dismiss,
    };
  };

  test('is a whole turn', async () => {
    const table = newTable();
    const company = new Company(new BotHost(newThread().start), 'x');
    const { texts } = await new Asking(hurriedAdviser(company), table, () => {}).hint;
    let turn = table;
    for (const text of texts) turn = choose(turn, text) as Table;
    expect(isComplete(turn)).toBe(true);
  });

  test('does not come once nobody wants it', async () => {
    const company = new Company(new BotHost(newThread().start), 'x');
    const asking = new Asking(hurriedAdviser(company), newTable(), () => {});
    asking.stop();
    await expect(asking.hint).rejects.toThrow();
  });

  test('comes from a mind of its own, which is forgotten', async () => {
    const { start, heard } = newThread();
    const company = new Company(new BotHost(start), 'x');
    const asked = [1, 2].map(() => new Asking(hurriedAdviser(company), newTable(), () => {}).hint);
    await Promise.all(asked);
    const minds = new Set(heard.flatMap((message) => ('ask' in message ? [message.ask.mind] : [])));
    expect(minds.size).toBe(2);
    expect(heard.filter((message) => 'forget' in message)).toHaveLength(2);
  });
});
