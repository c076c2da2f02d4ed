import { readFileSync } from 'node:fs';
import { startInOrder } from './games-played.ts';

/** A position that the rules of a game print, as it is laid out there and on one line. */
interface Example {
  readonly game: string;
  readonly name: string;
  readonly laidOut: string;
  readonly line: string;
}
/** What the rules say of a set of positions; the digest may be the first part only. */
interface Answer {
  readonly count: number;
  readonly digest: string;
}
/** Positions that are asked about in one call, and what the rules say. */
interface Level {
  readonly game: string;
  readonly args: readonly string[];
  readonly lines: readonly string[];
  readonly answers: readonly Answer[];
}

const rulesOf = (game: string): string =>
  readFileSync(new URL(`../../../packages/${game}/RULES.md`, import.meta.url), 'utf8');

const examplesOf = (game: string): Example[] =>
  [...rulesOf(game).matchAll(/^### (?:Example|Position) (\w):.*?^```\w+\n(\{.*?)^```/gms)].map(([, name, laidOut]) => ({
    game,
    name,
    laidOut,
    line: JSON.stringify(JSON.parse(laidOut)),
  }));

const [KING, FOREIGN, CLAIM] = ['king-is-dead', 'foreign-king', 'claim'];
/** The printed positions of each game. */
export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = Object.fromEntries(
  [KING, FOREIGN, CLAIM].map((game) => [game, examplesOf(game)]),
);

const section = (game: string): string => rulesOf(game).slice(rulesOf(game).indexOf('\n## 4.'));
/** The cells of the first row of section 4 that is about a position. */
const cellsOf = (game: string, name: string): string[] =>
  (new RegExp(`^\\| ${name} +\\| (.*) \\|$`, 'm').exec(section(game))?.[1] ?? '').replaceAll('`', '').split(/ +\| +/);
const answer = (count: string, digest = ''): Answer => ({ count: Number(count), digest });

function kingLevels(): Level[] {
  const answers = EXAMPLES[KING]
    .map(({ name }) => cellsOf(KING, name))
    .map(([count, sha]) => answer(count, sha.trim()));
  return [{ game: KING, args: [], lines: EXAMPLES[KING].map(({ line }) => line), answers }];
}

const STARTS = [2, 3, 4].map((seats) => ({ name: `start, ${seats} seats`, line: startInOrder(seats) }));

function foreignLevels(): Level[] {
  const asked = [...STARTS, ...EXAMPLES[FOREIGN]];
  const cells = asked.map(({ name }) => cellsOf(FOREIGN, name));
  const level = (by: string, at: number): Level => ({
    game: FOREIGN,
    args: ['--by', by],
    lines: asked.map(({ line }) => line),
    answers: cells.map((row) => answer(row[at], row[at + 1].trim())),
  });
  return [level('decision', 0), level('turn', 2)];
}

/** In Claim a turn is a decision: depths are asked for in either way. */
const claimLevels = (): Level[] =>
  ['1', '2', '3', '4'].map((depth, at) => ({
    game: CLAIM,
    args: ['--depth', depth, '--by', at % 2 === 0 ? 'decision' : 'turn'],
    lines: EXAMPLES[CLAIM].map(({ line }) => line),
    answers: EXAMPLES[CLAIM]
      .map(({ name }) => cellsOf(CLAIM, name)[at].trim().split(' '))
      .map(([count, digest]) => answer(count, digest)),
  }));

/** Every set of positions whose size and digest the rules give. */
export const LEVELS: readonly Level[] = [...kingLevels(), ...foreignLevels(), ...claimLevels()];

/** FK-PERFT-4  The starts, and how many sequences of two decisions follow from each. */
export const SEQUENCES = {
  lines: STARTS.map(({ line }) => line),
  counts: /perft\(2\) is (\d+), (\d+) and (\d+)/.exec(rulesOf(FOREIGN))?.slice(1).map(Number) ?? [],
};
