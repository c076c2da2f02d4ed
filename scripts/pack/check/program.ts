import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, outputOf, run } from './run.ts';
import { playMatch } from './terminal.ts';

/** The installed program, as a user calls it who has nothing but its package. */
export interface Program {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

const COMMAND = join('node_modules', '.bin', 'interregnum');

/** Commands that need no person, each with something that it must print; among them all that start threads. */
const COMMANDS: readonly (readonly [args: string, prints: RegExp, input?: string])[] = [
  ['--version', /^\d+\.\d+\.\d+\S*\n$/],
  ['--help --lang fr', /Commandes/],
  ['simulate king-is-dead --games 2000', /2,000 random games/],
  ['simulate foreign-king --games 2 --seats squire@20,random', /2 games/],
  ['tournament claim --players squire@20,random --deals 1', /Elo/],
  ['analyze claim --seed tea --iterations 100 --json', /"best":/],
  ['bench claim --rounds 1 --json', /"gamesPerCpuSecond":/],
  ['engine', /"seat"|"toAct"|"table"|"legal"/, '{"do":"new","game":"claim","seed":"tea","legal":true}\n'],
];

/** That commands do what they did in the repository. */
export async function checkCommands({ folder, env }: Program): Promise<void> {
  for (const [args, prints, input] of COMMANDS) {
    const printed = await outputOf(COMMAND, args.split(' '), { cwd: folder, env, ...(input && { input }) });
    expect(prints.test(printed), `interregnum ${args} printed:\n${printed}`);
  }
}

/** Plays a match against a bot in a terminal, verifies its record, and has a forged one refused. */
export async function checkMatch({ folder, env }: Program): Promise<void> {
  const record = join(mkdtempSync(join(folder, 'match-')), 'match.record');
  await playMatch(
    [COMMAND, ...`play claim --seats human,squire@20 --seed tea --lang en --file ${record}`.split(' ')],
    record,
    {
      cwd: folder,
      env,
    },
  );
  const holds = await outputOf(COMMAND, ['verify', record], { cwd: folder, env });
  expect(/holds: Claim .* 52 decisions;.* Winner: /.test(holds), `verify printed: ${holds}`);
  const text = readFileSync(record, 'utf8');
  writeFileSync(record, text.replace('"seat":0,"texts"', '"seat":1,"texts"'));
  const { code } = await run(COMMAND, ['verify', record], { cwd: folder, env });
  expect(code === 1, `a forged record was answered with ${code}`);
}

/** Serves the browser's tables, fetches the page and a script of it, and stops as Ctrl-C does. */
export const checkWeb = ({ folder, env }: Program): Promise<void> =>
  whileServing({ folder, env }, ['web', '--port', '0', '--lang', 'en'], async (address) => {
    await checkPage(address);
    const { code, err } = await run(COMMAND, ['web', '--port', new URL(address).port, '--lang', 'en'], {
      cwd: folder,
      env,
    });
    expect(code === 2 && /^Port \d+ is taken. Name another one/.test(err), `a port that is taken: ${code}, ${err}`);
  });

/** Hosts tables: its threads and processes were packed, too. */
export const checkServe = ({ folder, env }: Program): Promise<void> => {
  const data = mkdtempSync(join(folder, 'data-'));
  const args = ['serve', '--port', '0', '--host', 'localhost', '--data', data, '--lang', 'en'];
  return whileServing({ folder, env }, args, async (address) => {
    await checkPage(address);
    const made = await fetch(new URL('api/player', address), { method: 'POST', body: '{"key":true}' });
    const { key } = (await made.json()) as { key: string };
    const answer = await fetch(new URL('api/requests', address), {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify({ id: 'a', do: 'mine' }),
    });
    const text = await answer.text();
    expect(answer.status === 200 && text.includes('"tables":[]'), `mine was answered with ${answer.status}: ${text}`);
    const { code } = await run(COMMAND, ['backup', join(data, 'copy.db'), '--data', data], { cwd: folder, env });
    expect(code === 0, `backup ended with ${code}`);
  });
};

/** Starts a command that serves, does something while it does, and ends it. */
async function whileServing(
  { folder, env }: Program,
  args: readonly string[],
  act: (address: string) => Promise<void>,
): Promise<void> {
  const child = spawn(COMMAND, args, { cwd: folder, env });
  const ended = once(child, 'close');
  let said = '';
  try {
    for await (const text of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      said += text;
      if (said.includes('Ctrl-C')) break;
    }
    const address = /http:\S+/.exec(said)?.[0];
    expect(address !== undefined, `interregnum ${args[0]} printed: ${said}`);
    await act(address);
  } finally {
    child.kill('SIGINT');
  }
  const [code] = await ended;
  expect(code === 0, `interregnum ${args[0]} ended with ${code}`);
}

async function checkPage(address: string): Promise<void> {
  const page = await fetch(address);
  const script = /<script[^>]* src="([^"]+)"/.exec(await page.text())?.[1];
  expect(page.status === 200 && script !== undefined, 'the page has no script');
  expect(Boolean(page.headers.get('content-security-policy')), 'the page has no security policy');
  const { status, headers } = await fetch(new URL(script, address));
  expect(status === 200 && /javascript/.test(headers.get('content-type') ?? ''), `${script}: ${status}`);
}
