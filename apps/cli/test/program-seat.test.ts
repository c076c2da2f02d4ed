import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@interregnum/games/all';
import { type Choice, FastRandom, type Game, NOBODY } from '@interregnum/kernel';
import { LANGUAGES } from '@interregnum/texts';
import { afterAll, describe, expect, test } from 'vitest';
import { Program } from '../src/bots/program.ts';
import { type Budget, type Decision, decisionIn } from '../src/bots/program-decision.ts';
import { describeTrouble, ProgramTrouble, type Trouble } from '../src/bots/program-trouble.ts';
import { terminal } from '../src/language.ts';
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
const SAY =
  'const say = (json) => console.log(JSON.stringify(json)); const { id, legal, ...asked } = JSON.parse(line);';

const claim = GAMES.get('claim') as Game;
const first = (): Decision => decisionIn(claim, claim.setup(optionsOf(claim, {}), new FastRandom('tea')), 'a');

/** Plays a whole game in which a program decides everything. Every choice must be legal. */
async function playOut(program: Program, game: Game, options: object, budget: Budget): Promise<number> {
  const s = game.setup(optionsOf(game, { ...options }), new FastRandom('tea'));
  let decisions = 0;
  for (; game.toAct(s) !== NOBODY && decisions < 400; decisions++) {
    const text = await program.decide(decisionIn(game, game.redact(s, game.toAct(s)), `${decisions}`, budget));
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

  test('it is told all that there is to know, and may talk before it answers', async () => {
    const talker = answering(`${SAY}
      say({ id, info: {} });
      console.log();
      const keys = Object.keys(JSON.parse(line)).join();
      if (keys !== 'id,do,game,rules,options,position,seed,legal,ms') process.exit(7);
      say({ id, ok: { choice: legal.at(-1), value: 0.5 } });`);
    const decision = { ...first(), ms: 5 };
    expect(await talker.decide(decision)).toBe(decision.legal.at(-1));
  });

  test('it may be asked several things at once, and answer in any order', async () => {
    const reverse = answering(`${SAY}
      (global.asked ??= []).unshift({ id, ok: { choice: legal[id] } });
      if (global.asked.length === 3) global.asked.map(say);`);
    const decision = first();
    expect(await Promise.all([1, 2, 3].map(() => reverse.decide(decision)))).toEqual(decision.legal.slice(1, 4));
  });
});

/** What went wrong. */
async function troubleOf(program: Program, decision: Decision = first()): Promise<Trouble> {
  const problem: unknown = await program.decide(decision).then(
    (choice) => expect.fail(`it chose ${choice}`),
    (reason) => reason,
  );
  expect(problem).toBeInstanceOf(ProgramTrouble);
  return (problem as ProgramTrouble).trouble;
}

describe('a program is in trouble if', () => {
  test('it cannot be started', async () => {
    expect(await troubleOf(programOf(['./no-such-program']))).toEqual({
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
  ])('it does this: %s', async (answer, trouble) => {
    expect(await troubleOf(answering(answer))).toMatchObject(trouble);
  });

  test('it is late, by the time that it was given', async () => {
    const slow = answering(`${SAY} setTimeout(() => say({ id, ok: { choice: legal[0] } }), 700)`, 10);
    expect(await troubleOf(slow)).toEqual({ kind: 'late', values: { program: 'Rival', seconds: 1 } });
    expect(await slow.decide({ ...first(), ms: 60_000 })).toBe(first().legal[0]);
  });

  test('it ended, and it starts afresh when it is asked again', async () => {
    const tired = answering(`${SAY} if (id > 2) process.exit(1); say({ id, ok: { choice: legal[0] } })`);
    const mortal = answering(`${SAY} say({ id, ok: { choice: legal[id > 1 ? 0 : 99] } })`);
    for (const expected of ['ok', 'ok', 'ended'])
      expect(
        await tired.decide(first()).then(
          () => 'ok',
          ({ trouble }) => trouble.kind,
        ),
      ).toBe(expected);
    expect((await troubleOf(mortal)).kind).toBe('garbled');
    expect(await mortal.decide(first())).toBe(first().legal[0]);
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

test.each(LANGUAGES)('trouble is told in %s, with the name of the program', (language) => {
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
    expect(describeTrouble({ kind, values }, text)).toMatch(/^[^{}]*Rival[^{}]*$/);
});
