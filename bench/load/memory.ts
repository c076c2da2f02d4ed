import { BareLoad, forEachOf, type Load, OurLoad } from './loads.ts';
import { BARE, MeasuredServer, OURS } from './measured-server.ts';
import { sizesSoFar } from './sizes.ts';

/** Thousands of bytes that are resident for each match with its two connections. */
interface Grown {
  /** Beyond a server that is empty again. */
  readonly kilobytes: number;
  /** Beyond a server that has just started: with all that any work makes it grow by. */
  readonly sinceStart: number;
}

export interface Memory extends Grown {
  readonly matches: number;
  readonly bare: Grown;
}

/** Turns after which a match counts as under way. */
const UNDER_WAY = 17;
/** Matches that come together. What is left of their coming is collected then: on no server thousands come at once. */
const GROUP = 100;

/** Matches of ours that are under way. */
async function begin(server: MeasuredServer, matches: number): Promise<Load> {
  const load = await OurLoad.enter(server, matches, 1);
  await load.prepare();
  await forEachOf(load.pairs, async (pair) => {
    while (pair.isReady && pair.turns < UNDER_WAY) await pair.takeTurn();
  });
  return load;
}

/** What a server grows by while so many matches are under way. */
async function growth(
  server: MeasuredServer,
  matches: number,
  begun: (count: number) => Promise<Load>,
  tell: (line: string) => void,
): Promise<Grown> {
  const resident = async (what: string): Promise<number> => {
    const figures = await server.figures('settled');
    tell(`${what}: ${(figures.resident / 1e6).toFixed(0)} MB`);
    return figures.resident;
  };
  const started = await resident('just started');
  (await begun(GROUP)).close();
  const empty = await resident('empty again');
  const loads: Load[] = [];
  while (loads.length * GROUP < matches) {
    loads.push(await begun(GROUP));
    await server.figures('collected');
  }
  const full = await resident(`${loads.length * GROUP} matches`);
  for (const load of loads) load.close();
  const each = (bytes: number): number => Math.round(bytes / loads.length / GROUP / 100) / 10;
  return { kilobytes: each(full - empty), sinceStart: each(full - started) };
}

/** How much of a server's memory a match takes that is under way while both players are connected and think. */
export async function memoryPerMatch(matches: number, tell: (line: string) => void): Promise<Memory> {
  const server = await MeasuredServer.start(OURS);
  const ours = await growth(server, matches, (count) => begin(server, count), tell);
  const sizes = sizesSoFar(server);
  await server.stop();
  tell('the bare server:');
  const other = await MeasuredServer.start(BARE, { SIZES: JSON.stringify(sizes) });
  const enterBare = async (count: number): Promise<Load> => {
    const load = await BareLoad.enter(other, count, sizes);
    await load.play(0.1);
    return load;
  };
  const bare = await growth(other, matches, enterBare, tell);
  await other.stop();
  return { matches, ...ours, bare };
}
