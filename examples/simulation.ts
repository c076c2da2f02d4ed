/**
 * When is a game of The Foreign King decided? Plays 10,000 random games with three seats, asks after every tenth of each game
 * who leads, and counts how often that seat wins in the end. Prints a plot and draws it into an SVG file.
 *
 *     node examples/simulation.ts [GAMES] [FILE.svg]
 */
import { writeFileSync } from 'node:fs';
import { foreignKing as game } from '@interregnum/foreign-king';
import { boardOf } from '@interregnum/foreign-king/board';
import { FastRandom, NO_CHOICE, type State, TURN_CAP } from '@interregnum/kernel';

const GAMES = Number(process.argv[2] ?? 10_000);
const FILE = process.argv[3] ?? 'simulation.svg';
const SEATS = 3;
const TENTHS = Array.from({ length: 11 }, (_, tenth) => tenth);

const read = game.options({ seats: SEATS });
if ('refusal' in read) throw new Error(read.refusal.key);
const { options } = read;

/** A game from start to end, turn by turn; undefined if it would not end: no rule bounds it. */
function play(seed: string): State[] | undefined {
  const random = new FastRandom(seed);
  const state = game.setup(options, random);
  const turns = [state.slice()];
  for (let choice = game.pick(state, random); choice !== NO_CHOICE; choice = game.pick(state, random)) {
    const turn = game.turn(state);
    game.play(state, choice);
    if (game.turn(state) > turn) turns.push(state.slice());
    if (turn > TURN_CAP) return undefined;
  }
  return turns;
}

/** The seats with the most points: several if they are level. */
function leaders(state: State): number[] {
  const scores = boardOf(state).seats.map((side) => side.score);
  return [...scores.keys()].filter((seat) => scores[seat] === Math.max(...scores));
}

const right = TENTHS.map(() => 0);
let ended = 0;
for (let number = 0; number < GAMES; number++) {
  const turns = play(`game ${number}`);
  if (turns === undefined) continue;
  const last = turns.length - 1;
  const winners = game.outcome(turns[last])?.winners ?? [];
  ended++;
  for (const tenth of TENTHS) {
    const led = leaders(turns[Math.round((tenth / 10) * last)]);
    right[tenth] += led.filter((seat) => winners.includes(seat)).length / led.length;
  }
}
const shares = right.map((count) => count / ended);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(7);
console.log(`${ended} games. The seat that leads after so much of a game wins it so often:`);
for (const [tenth, share] of shares.entries())
  console.log(`${percent(tenth / 10)} ${percent(share)} ${'█'.repeat(Math.round(50 * share))}`);

const [WIDTH, HEIGHT, EDGE] = [640, 360, 50];
const x = (tenth: number): number => EDGE + (tenth / 10) * (WIDTH - 2 * EDGE);
const y = (share: number): number => HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE);
const grid = [0, 0.25, 0.5, 0.75, 1].map(
  (share) =>
    `<path d="M${x(0)} ${y(share)}H${x(10)}" stroke="#ccc"/><text x="4" y="${y(share)}">${percent(share)}</text>`,
);
const points = shares.map((share, tenth) => `${x(tenth)},${y(share).toFixed(1)}`).join(' ');
writeFileSync(
  FILE,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" style="background:#fff">
<text x="${x(0)}" y="25" font-size="15">The Foreign King: the leader after so much of a game wins it</text>
${grid.join('\n')}
<text x="${x(0)}" y="${HEIGHT - 20}">start</text><text x="${x(10)}" y="${HEIGHT - 20}" text-anchor="end">end</text>
<polyline points="${points}" fill="none" stroke="#8a1c1c" stroke-width="3"/>
</svg>
`,
);
console.log(`Drawn in ${FILE}.`);
