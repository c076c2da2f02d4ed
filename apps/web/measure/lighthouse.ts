// What Lighthouse thinks of the built app: `npm run lighthouse`, or `npm run lighthouse -- mobile claim` for a part of it.
// Lighthouse itself is fetched by npx. Meant for an idle machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession } from '@playwright/test';
import { type Dealing, dealTable } from '../e2e/support/deal-table.ts';
import { visiting } from './visit.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
/** What every category must reach. */
const WANTED = 95;

const TABLES: readonly Dealing[] = [
  { game: 'king-is-dead', kinds: ['human', 'squire'] },
  { game: 'foreign-king', kinds: ['human', 'squire'] },
  { game: 'claim', kinds: ['human', 'squire'] },
];

const FORMS = ['mobile', 'desktop'] as const;
type Form = (typeof FORMS)[number];

/** The Chromium that Lighthouse looks through. */
interface Judge {
  readonly port: number;
  readonly profile: string;
}

interface Audit {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
}

interface Judgement {
  readonly categories: Readonly<
    Record<string, { readonly score: number; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

/** What else a machine does makes a run better or worse: the middle one of these counts. */
const RUNS = 5;

/** On a busy machine Lighthouse may miss the beginning of a page. */
const ATTEMPTS = 3;

/** Has a page judged in a Chromium that is already open, with what it has stored. */
async function judge(url: string, { port, profile }: Judge, form: Form): Promise<Judgement> {
  const file = join(profile, 'judgement.json');
  const given = [`--port=${port}`, '--disable-storage-reset', '--quiet', '--output=json', `--output-path=${file}`];
  const categories = `--only-categories=${CATEGORIES.join(',')}`;
  const desktop = form === 'desktop' ? ['--preset=desktop'] : [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const judging = spawn('npx', ['--yes', LIGHTHOUSE, url, ...given, categories, ...desktop], { stdio: 'inherit' });
    const [status] = await once(judging, 'exit');
    if (status === 0) return JSON.parse(readFileSync(file, 'utf8')) as Judgement;
  }
  throw new Error(`Lighthouse failed at ${url}; its message is above`);
}

/** Tables are to stay, but each page is to be fetched as if for the first time. */
async function forgetApp(session: CDPSession, origin: string): Promise<void> {
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers,cache_storage' });
}

const performanceOf = ({ categories }: Judgement): number => Math.round(categories.performance.score * 100);

/** Prints what was reached in the middle run, and what cost points there. Tells whether it is enough. */
function report(name: string, judgements: readonly Judgement[]): boolean {
  const sorted = [...judgements].sort((a, b) => performanceOf(a) - performanceOf(b));
  const { categories, audits } = sorted[judgements.length >> 1];
  const scores = CATEGORIES.map((category) => Math.round(categories[category].score * 100));
  console.log(
    `${name.padEnd(22)} ${scores.map((score, at) => `${CATEGORIES[at]} ${score}`).join('  ')}  ` +
      `(performance of all runs: ${sorted.map(performanceOf).join(', ')})`,
  );
  const counted = CATEGORIES.flatMap((category) => categories[category].auditRefs.filter(({ weight }) => weight > 0));
  for (const { id } of counted) {
    const { score, title, displayValue = '' } = audits[id];
    if (score !== null && score < 0.9) console.log(`  ${Math.round(score * 100)}  ${title} ${displayValue}`);
  }
  return scores.every((score) => score >= WANTED);
}

const given = process.argv.slice(2);

/** Of the forms, and of the pages, only those that are named; all if none is. */
const isWanted = (name: string): boolean => {
  const kind: readonly string[] = FORMS.some((form) => form === name)
    ? FORMS
    : ['start', ...TABLES.map(({ game }) => game)];
  const named = given.filter((each) => kind.includes(each));
  return named.length === 0 || named.includes(name);
};

await visiting(
  async ({ address, context, profile }) => {
    // Chromium tells here which port it has chosen.
    const port = Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]);
    const page = await context.newPage();
    const pages = new Map([['start', `${address}/`]]);
    for (const dealing of TABLES) pages.set(dealing.game, `${address}/#/table/${await dealTable(page, dealing)}`);
    await page.goto('about:blank');
    const session = await context.newCDPSession(page);
    for (const form of FORMS.filter(isWanted)) {
      for (const [name, url] of [...pages].filter(([name]) => isWanted(name))) {
        const judgements: Judgement[] = [];
        for (let run = 0; run < RUNS; run++) {
          await forgetApp(session, address);
          judgements.push(await judge(url, { port, profile }, form));
        }
        if (!report(`${name}, ${form}`, judgements)) process.exitCode = 1;
      }
    }
  },
  ['--remote-debugging-port=0'],
);
