import type { Session } from '../../src/index.ts';
import { idFrom, newWorld, type World } from '../support/world.ts';

/** Two people at a host whose ids, seeds and times are always the same, as docs/online.md tells it. */
class DocumentedSession {
  private readonly world: World = newWorld('docs');
  private readonly sessions = new Map<string, Session>();
  private readonly sent = new Map<string, string[]>();

  private sessionOf(who: string): Session {
    const known = this.sessions.get(who);
    if (known !== undefined) return known;
    const sent: string[] = [];
    const session = this.world.host.connect(idFrom(who), (text) => sent.push(text));
    this.sessions.set(who, session);
    this.sent.set(who, sent);
    return session;
  }

  /** Somebody sends a line. */
  async send(who: string, text: string): Promise<void> {
    await this.sessionOf(who).receive(text);
    await this.world.clock.pass(0);
  }

  /** What somebody was sent and has not read yet. */
  next(who: string): string | undefined {
    return this.sent.get(who)?.shift();
  }

  async pass(seconds: number): Promise<void> {
    await this.world.clock.pass(seconds * 1000);
  }
}

/** A line of a session: somebody sends, somebody is sent, or time passes. Long ones go on in the next lines. */
type Told =
  | { readonly who: string; readonly to: 'server' | 'client'; readonly text: string }
  | { readonly seconds: number };

export function readLines(text: string): Told[] {
  return text
    .replaceAll('\n  ', '')
    .trim()
    .split('\n')
    .map((line) => {
      const [, who, sign, said] = /^(\w+) ([<>]) (.*)$/.exec(line) ?? [];
      if (said !== undefined) return { who, to: sign === '>' ? 'server' : 'client', text: said };
      const [, seconds] = /^\((\d+) seconds? later\)$/.exec(line) ?? [];
      if (seconds === undefined) throw new Error(`not a line of a session: ${line}`);
      return { seconds: Number(seconds) };
    });
}

/** How the session goes now: its lines as the page would have them. */
async function toldAgain(lines: readonly Told[]): Promise<string> {
  const session = new DocumentedSession();
  const told: string[] = [];
  for (const line of lines) {
    if ('seconds' in line) {
      await session.pass(line.seconds);
      told.push(`(${line.seconds} seconds later)`);
    } else if (line.to === 'server') {
      await session.send(line.who, line.text);
      told.push(`${line.who} > ${line.text}`);
    } else {
      const sent = session.next(line.who) ?? 'nothing';
      told.push(`${line.who} < ${line.text === '...' && sent !== 'nothing' ? '...' : sent}`);
    }
  }
  return told.map(wrapped).join('\n');
}

const WIDTH = 118;

/** A long line goes on in the next ones; no line ends or begins with a blank of its own. */
function wrapped(line: string): string {
  const parts: string[] = [''];
  for (const [at, sign] of [...line].entries()) {
    const part = parts[parts.length - 1] + sign;
    parts[parts.length - 1] = part;
    if (part.length >= WIDTH && at + 1 < line.length && sign !== ' ' && line[at + 1] !== ' ') parts.push('  ');
  }
  return parts.join('\n');
}

/** The page with the session as it goes now. */
export async function pageToldAgain(page: string): Promise<string> {
  const blocks = [...page.matchAll(BLOCKS)].map(([, text]) => readLines(text));
  const told = (await toldAgain(blocks.flat())).split(/\n(?! {2})/);
  return page.replace(BLOCKS, () => `\`\`\`text\n${told.splice(0, blocks.shift()?.length).join('\n')}\n\`\`\``);
}

const BLOCKS = /^```text\n(.*?)^```/gms;
