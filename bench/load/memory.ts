import { forEachOf, OurLoad } from './loads.ts';
import { MeasuredServer } from './measured-server.ts';

export interface Memory {
  readonly matches: number;
  /** Of each match with its two connections, in thousands of bytes: what is resident beyond a server that is empty again. */
  readonly kilobytes: number;
  /** The same beyond a server that has just started: with all that any work makes it grow by. */
  readonly sinceStart: number;
}

/** Turns after which a match counts as under way. */
const UNDER_WAY = 17;
/** Matches that come together. What is left of their coming is collected then: on no server thousands come at once. */
const GROUP = 100;

/** Matches that are under way. */
async function begun(server: MeasuredServer, matches: number): Promise<OurLoad> {
  const load = await OurLoad.enter(server, matches, 1);
  await load.prepare();
  await forEachOf(load.pairs, async (pair) => {
    while (pair.isReady && pair.turns < UNDER_WAY) await pair.takeTurn();
  });
  await server.figures('collected');
  return load;
}

/** How much of a server's memory a match takes that is under way while both players are connected and think. */
export async function memoryPerMatch(matches: number, tell: (line: string) => void): Promise<Memory> {
  const server = await MeasuredServer.start();
  const resident = async (): Promise<number> => (await server.figures('settled')).resident;
  const started = await resident();
  (await begun(server, GROUP)).close();
  const empty = await resident();
  const loads: OurLoad[] = [];
  for (let count = 0; count < matches; count += GROUP)
    loads.push(await begun(server, Math.min(GROUP, matches - count)));
  const full = await resident();
  const each = (bytes: number): number => Math.round(bytes / matches / 100) / 10;
  const result = { matches, kilobytes: each(full - empty), sinceStart: each(full - started) };
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
  tell(`a server just started ${megabytes(started)}, empty again ${megabytes(empty)},`);
  tell(`with ${matches} matches after ${UNDER_WAY} turns ${megabytes(full)}`);
  for (const load of loads) load.close();
  await server.stop();
  return result;
}
