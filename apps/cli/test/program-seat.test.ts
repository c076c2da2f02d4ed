import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@interregnum/games/all';
import { type Choice, FastRandom, type Game, NO_SEAT } from '@interregnum/kernel';
import { LANGUAGES } from '@interregnum/texts';
import { afterAll, describe, expect, test } from 'vitest';
import { Program } from '../src/bots/program.ts';
import { describeProgramFailure, ProgramError, type ProgramFailure } from '../src/bots/program-failure.ts';
import { askedIn, type Budget, type DecisionQuestion } from '../src/bots/program-lines.ts';
import { terminal } from '../src/terminal/terminal.ts';
import { GAME_IDS } from './games-played.ts';
import { PROGRAM } from './program.ts';
import { optionsOf } from './tables.ts';

const programs: Program[] = [];
afterAll(() => Promise.all(programs.map((program) => program.close())));

function programOf(command: readonly [string, ...string[]], patience?: number): Program {
  const program = new Program({ name: 'Rival', command }, patience);
  programs.push(program);
  return program;
}

/** A program of one line that answers each line of its input. */
const answering = (answer: string, patience?: number): Program =>
  programOf(
    [process.execPath, '-e', `require('readline').createInterface(process.stdin).on('line', (line) => { ${answer} })`],
    patience,
  );
const SAY = `
  const say = (json) => console.log(JSON.stringify(json));
  const { id, legal, ...asked } = JSON.parse(line);
  if (asked.do !== 'go') return;`;

const claim = GAMES.get('claim') as Game;
const SEATED = { match: 'm', seed: 'a' };
const first = (budget: Budget = {}): DecisionQuestion =>
  askedIn(claim, claim.setup(optionsOf(claim, {}), new FastRandom('tea')), SEATED, budget);
const { legal } = first().go;

/** Plays a whole game in which a program decides everything. Every choice must be legal. */
async function playOut(program: Program, game: Game, options: object, budget: Budget): Promise<number> {
  const s = game.setup(optionsOf(game, { ...options }), new FastRandom('tea'));
  let decisions = 0;
  for (; game.toAct(s) !== NO_SEAT && decisions < 400; decisions++) {
    const text = await program.decide(askedIn(game, game.redact(s, game.toAct(s)), SEATED, budget));
    expect(game.refusal(s, text)).toBeUndefined();
    game.play(s, game.notation.read(s, text) as Choice);
  }
  return decisions;
}

describe('a program takes a seat:', () => {
  test.each<[string, object]>([...GAME_IDS.map((id): [string, object] => [id, {}]), ['king-is-dead', { solo: true }]])(
    'our own engine, in %s %j',
    async (id, options) => {
      const engine = programOf([process.execPath, PROGRAM, 'engine']);
      expect(await playOut(engine, GAMES.get(id) as Game, options, { iterations: 2 })).toBeGreaterThan(20);
      await engine.close();
    },
  );

  const hasPython = spawnSync('python3', ['--version']).status === 0;
  test.skipIf(!hasPython).each(GAME_IDS)('the example in Python, in %s', async (id) => {
    const bot = programOf(['python3', fileURLToPath(new URL('../../../examples/random_bot.py', import.meta.url))]);
    expect(await playOut(bot, GAMES.get(id) as Game, {}, {})).toBeGreaterThan(20);
    await bot.close();
  });

  test.skipIf(!hasPython)('the example in Python, which chooses anew each time', async () => {
    const bot = programOf(['python3', fileURLToPath(new URL('../../../examples/random_bot.py', import.meta.url))]);
    const chosen = new Set<string>();
    for (let times = 0; times < 40; times++) chosen.add(await bot.decide(first()));
    expect(chosen.size).toBeGreaterThan(legal.length / 2);
  });

  test('it is told all that there is to know, and may talk before it answers', async () => {
    const talker = answering(`${SAY}
      say({ id, info: {} });
      console.log();
      const keys = Object.keys(JSON.parse(line)).join();
      if (keys !== 'id,do,game,rules,options,position,seed,legal,ms,match,seat,prompt,means') process.exit(7);
      say({ id, ok: { choice: legal.at(-1), value: 0.5 } });`);
    expect(await talker.decide(first({ ms: 5 }))).toBe(legal.at(-1));
  });

  test('it may be asked several things at once, and answer in any order', async () => {
    const reverse = answering(`${SAY}
      (global.asked ??= []).unshift({ id, ok: { choice: legal[id] } });
      if (global.asked.length === 3) global.asked.map(say);`);
    expect(await Promise.all([1, 2, 3].map(() => reverse.decide(first())))).toEqual(legal.slice(1, 4));
  });
});

/** What went wrong. */
async function failureOf(program: Program): Promise<ProgramFailure> {
  const problem: unknown = await program.decide(first()).then(
    (choice) => expect.fail(`it chose ${choice}`),
    (reason) => reason,
  );
  expect(problem).toBeInstanceOf(ProgramError);
  return (problem as ProgramError).failure;
}

describe('a program is in failure if', () => {
  test('it cannot be started', async () => {
    expect(await failureOf(programOf(['./no-such-program']))).toEqual({
      kind: 'start',
      values: { program: 'Rival', reason: expect.stringContaining('ENOENT') },
    });
  });

  test.each([
    ['process.exit(3)', { kind: 'ended', values: { program: 'Rival', code: '3' } }],
    ['process.exit(0)', { kind: 'ended', values: { program: 'Rival', code: '0' } }],
    ['process.kill(process.pid, "SIGKILL")', { kind: 'ended', values: { program: 'Rival', code: 'SIGKILL' } }],
    ['console.error("so\\nsorry"); process.exit(1)', { kind: 'complained', values: { code: '1', said: 'sorry' } }],
    ['null.x', { kind: 'complained', values: { code: '1', said: expect.stringMatching(/^TypeError: .*null/) } }],
    ['console.log("hello")', { kind: 'garbled', values: { line: 'hello' } }],
    ['console.log("[".repeat(2e6))', { kind: 'garbled', values: { line: 'too-long' } }],
    [`${SAY} say([{ id, ok: { choice: legal[0] } }])`, { kind: 'garbled' }],
    [`${SAY} say({ id: id + 1, ok: { choice: legal[0] } })`, { kind: 'garbled' }],
    [`${SAY} say({ ok: { choice: legal[0] } })`, { kind: 'garbled' }],
    [`${SAY} say({ id, ok: { choice: 0 } })`, { kind: 'garbled' }],
    [`${SAY} say({ id, ok: {} })`, { kind: 'garbled' }],
    [`${SAY} say({ id, error: { code: "x", message: "No." } })`, { kind: 'refused', values: { message: 'No.' } }],
    [`${SAY} say({ id, ok: { choice: "X0" } })`, { kind: 'illegal', values: { program: 'Rival', choice: 'X0' } }],
  ])('it does this: %s', async (answer, failure) => {
    expect(await failureOf(answering(answer))).toMatchObject(failure);
  });

  test('it is late, by the time that it was given', async () => {
    const slow = answering(`${SAY} setTimeout(() => say({ id, ok: { choice: legal[0] } }), 700)`, 10);
    expect(await failureOf(slow)).toEqual({ kind: 'late', values: { program: 'Rival', seconds: 1 } });
    expect(await slow.decide(first({ ms: 60_000 }))).toBe(legal[0]);
  });

  test('it ended, and it starts afresh when it is asked again', async () => {
    const tired = answering(`${SAY} if (id > 2) process.exit(1); say({ id, ok: { choice: legal[0] } })`);
    const mortal = answering(`${SAY} say({ id, ok: { choice: legal[id > 1 ? 0 : 99] } })`);
    for (const expected of ['ok', 'ok', 'ended'])
      expect(
        await tired.decide(first()).then(
          () => 'ok',
          ({ failure }) => failure.kind,
        ),
      ).toBe(expected);
    expect((await failureOf(mortal)).kind).toBe('garbled');
    expect(await mortal.decide(first())).toBe(legal[0]);
  });
});

/** What a program was sent, by what each line asks for; it tells when it is asked. */
const LISTENING = `const { id, do: what, legal, ...told } = JSON.parse(line); (global.lines ??= []).push([what, told]);
  if (what === 'go') console.log(JSON.stringify({ id, ok: { choice: legal[global.lines.length] } }));`;

describe('a program is told of its seats', () => {
  test('once each, before it is asked, and of the end of the match', async () => {
    const listener = answering(LISTENING);
    const other = { ...first(), begin: { ...first().begin, seat: 0 } };
    const lines = async (asked: DecisionQuestion): Promise<number> => legal.indexOf(await listener.decide(asked));
    expect(await lines(first())).toBe(2);
    expect(await lines(first())).toBe(3);
    expect(await lines(other)).toBe(5);
    listener.end({ match: 'another', outcome: null });
    expect(await lines(first())).toBe(6);
    listener.end({ match: 'm', outcome: null });
    expect(await lines(first())).toBe(10);
  });

  test('again after it had to be started again', async () => {
    const weak = answering(`if (global.lines?.length === 2) process.exit(3); ${LISTENING}`);
    expect(await weak.decide(first())).toBe(legal[2]);
    expect((await failureOf(weak)).kind).toBe('ended');
    expect(await weak.decide(first())).toBe(legal[2]);
  });
});

describe('a program of protocol 1', () => {
  test('that takes every line for a decision still plays', async () => {
    const old = answering(`const { id, legal } = JSON.parse(line);
      console.log(JSON.stringify({ id, ok: { choice: legal[0] } }));`);
    for (let times = 0; times < 3; times++) expect(await old.decide(first())).toBe(legal[0]);
    old.end({ match: 'm', outcome: null });
    expect(await old.decide(first())).toBe(legal[0]);
  });

  test('that refuses keys which it does not know, as our engine does, is not sent them', async () => {
    const strict = answering(`const { id, do: what, ...told } = JSON.parse(line);
      const known = ['game', 'rules', 'options', 'position', 'seed', 'legal', 'ms'];
      const isKnown = what === 'go' && Object.keys(told).every((key) => known.includes(key));
      const error = { code: what === 'go' ? 'unknown-key' : 'unknown-request', message: 'What?' };
      console.log(JSON.stringify(isKnown ? { id, ok: { choice: told.legal[0] } } : { id, error }));`);
    for (let times = 0; times < 3; times++) expect(await strict.decide(first({ ms: 9 }))).toBe(legal[0]);
  });

  test('is no excuse: one that fails in both ways is told to have failed in the first', async () => {
    const hopeless = answering(`const { prompt } = JSON.parse(line);
      if (prompt) console.error('an error of its own'); process.exit(prompt ? 4 : 5);`);
    const clumsy = answering(`if (JSON.parse(line).do === 'go') process.exit(JSON.parse(line).prompt ? 4 : 5);`);
    expect((await failureOf(hopeless)).kind).toBe('ended');
    for (let times = 0; times < 2; times++) expect((await failureOf(clumsy)).values.code).toBe('4');
  });
});

test('a program that is closed ends, though it is thinking and does not care for its input', async () => {
  const stubborn = answering('setInterval(() => {}, 1000)');
  const thought = stubborn.decide(first());
  const refused = expect(thought).rejects.toThrow('the program Rival was let go');
  await stubborn.close();
  await refused;
  await stubborn.close();
});

/** What an answer looks like. */
const EXAMPLE = '{"id":1,"ok":{"choice":"pass"}}';

test.each(LANGUAGES)('failure is told in %s, with the name of the program', (language) => {
  const { text } = terminal(language);
  const values = {
    program: 'Rival',
    reason: 'x',
    code: '1',
    said: 'x',
    seconds: 11,
    line: 'x',
    message: 'x',
    choice: 'x',
  };
  for (const kind of ['start', 'ended', 'complained', 'late', 'garbled', 'refused', 'illegal'] as const)
    expect(describeProgramFailure({ kind, values }, text).replace(EXAMPLE, '')).toMatch(/^[^{}]*Rival[^{}]*$/);
  expect(describeProgramFailure({ kind: 'garbled', values }, text)).toContain(EXAMPLE);
});
