import type { Match, Viewer } from '@interregnum/match';
import { HUMAN } from '@interregnum/record';
import { dealsWith } from '../../src/index.ts';
import type { MODES } from '../support/modes.ts';
import { otherDeals } from '../support/other-deals.ts';
import { ScriptedBots } from '../support/scripted-bots.ts';
import { SimulatedClock } from '../support/simulated-clock.ts';
import { begunTable, type MadeTable } from '../support/tables.ts';
import { TestClient } from '../support/test-client.ts';
import { stored } from '../support/truth.ts';
import { newWorld, type World } from '../support/world.ts';

/** One of two worlds that differ only in what one viewer may not know. */
export interface Side {
  readonly world: World;
  readonly bots: ScriptedBots;
  /** By seat; no client where a bot plays. */
  readonly players: readonly (TestClient | undefined)[];
  /** All who record what they are sent, and for whose eyes that is. */
  readonly recording: readonly (readonly [TestClient, Viewer])[];
  readonly made: MadeTable;
  match: Match;
}

const NAMES = ['Ana', 'Ben', 'Cem', 'Dan'];
export const BOT = 'page';
const CLOCKS = [{ turn: 3600 }, { game: 21_600, increment: 30 }, { days: 3 }];
/** Milliseconds until devices are told of a turn: bots take theirs at their own times. */
export const NOTICE = 0;
const KEYS = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };

export type Mode = (typeof MODES)[number];

export async function newSide(
  mode: Mode,
  kinds: readonly string[],
  viewer: Viewer,
  seed: string,
  isOther: boolean,
): Promise<Side> {
  const clock = new SimulatedClock();
  const bots = new ScriptedBots(clock);
  const deals = isOther ? otherDeals(viewer, seed) : dealsWith();
  const world = newWorld(seed, { noticeDelay: NOTICE }, { clock, deals, bots });
  const connect = (name: string, knowsLayouts = true) => new TestClient(world, name, knowsLayouts).connect();
  const players = await Promise.all(kinds.map((kind, seat) => (kind === HUMAN ? connect(NAMES[seat]) : undefined)));
  const [host, ...others] = players.filter((player) => player !== undefined);
  const seats = kinds.map((kind, seat) => (kind === HUMAN ? (players[seat] === host ? 'me' : 'open') : { bot: kind }));
  const wanted = {
    game: mode.game.meta.id,
    options: mode.options,
    seats,
    whenSeatGoes: { bot: BOT },
    hints: true,
    clock: CLOCKS[seed.length % CLOCKS.length],
  };
  await world.host.start();
  const made = await begunTable(world, [host, ...others], wanted);
  for (const player of players) {
    const endpoint = `https://push.example/${player?.name}`;
    await player?.must({ do: 'subscribe', endpoint, keys: KEYS, all: true, tables: {} });
    await player?.must({ do: 'visible', isVisible: false });
  }
  const recording: [TestClient, Viewer][] = players.flatMap((player, seat) => (player ? [[player, seat]] : []));
  for (const knowsLayouts of [true, false]) {
    const eve = await connect(`Eve ${knowsLayouts}`, knowsLayouts);
    await eve.watch(made.table, made.watching);
    recording.push([eve, 'audience']);
    const own = typeof viewer === 'number' ? await connect(NAMES[viewer], knowsLayouts) : undefined;
    await own?.watch(made.table);
    await own?.must({ do: 'visible', isVisible: false });
    if (own) recording.push([own, viewer]);
  }
  const { match } = (await stored(world, made.table)).table;
  if (match === undefined) throw new Error('the match has not begun');
  return { world, bots, players, recording, made, match };
}

/** Something happens in both worlds, first in one. */
export async function inBoth(
  sides: readonly Side[],
  act: (side: Side, which: number) => Promise<unknown>,
): Promise<void> {
  for (const [which, side] of sides.entries()) await act(side, which);
}
