import { createServer, type Server } from 'node:http';
import { type Clock, dealsWith, Host, type HostSettings, MIGRATIONS, type Ports } from '@interregnum/hosting';
import type { Welcome } from '@interregnum/protocol';
import { BotProcess } from './bots/bot-process.ts';
import { sha256, chance as unforeseen } from './chance.ts';
import { metricsServer } from './http/operator-endpoints.ts';
import { limitConnections, SERVER_OPTIONS } from './http/server-limits.ts';
import { notReady } from './http/site.ts';
import { IdentityStore } from './identity/identity-store.ts';
import { addressFor } from './network/address.ts';
import { listen, listenNearby } from './network/listen.ts';
import { openSite } from './open-site.ts';
import { keepTime, latestTime, SteadyClock } from './operation/clock.ts';
import type { Log } from './operation/log.ts';
import { Metrics } from './operation/metrics.ts';
import { limitYoungGeneration } from './operation/young-generation.ts';
import { pushKeys } from './push/push-keys.ts';
import { pushSubject, WebPush } from './push/web-push.ts';
import type { Settings } from './settings.ts';
import { SERVER_PART } from './storage/parts.ts';
import { SqliteStore, type StoreListener } from './storage/sqlite-store.ts';

/** All tables of a server's database. */
export const PARTS = [SERVER_PART, { name: 'hosting', migrations: MIGRATIONS }];

/** A server that is running. */
export interface RunningServer {
  readonly port: number;
  readonly address: Welcome['address'];
  /** Finishes what is being stored and tells everybody to connect again. */
  close(): Promise<void>;
}

/** What tests want otherwise: settings of hosting where nobody can wait, a clock after a time that has been already, and chance. */
interface Trial {
  readonly hosting?: Partial<HostSettings>;
  readonly newClock?: (least: number) => Clock;
  readonly chance?: Ports['chance'];
}

/** Events of hosting that an operator has to look into; all others are counted only. */
const LOGGED = ['fault', 'bot-failed'];
/** Milliseconds between two notes of what time it is. */
const MINUTE = 60_000;

/**
 * Serves the files of the web app and tables for many players. Fails if it cannot listen or if the data folder cannot be used;
 * undefined if no port was asked for and all usual ones are taken. `trial` is for tests.
 */
export async function startServer(
  settings: Settings,
  folder: string,
  log: Log,
  trial: Trial = {},
): Promise<RunningServer | undefined> {
  const metrics = new Metrics();
  const server = createServer(SERVER_OPTIONS, notReady);
  limitConnections(server, settings, () => metrics.counts.refused++);
  const port =
    settings.port === undefined
      ? await listenNearby(server, settings.host)
      : await listen(server, settings.port, settings.host);
  if (port === undefined) return undefined;
  try {
    const address = addressFor(settings, port);
    const close = await serve({ server, settings, folder, address, log, metrics, trial });
    log('info', 'listening', { host: settings.host, port });
    return { port, address, close };
  } catch (problem) {
    server.close();
    server.closeAllConnections();
    metrics.close();
    throw problem;
  }
}

interface Parts {
  readonly server: Server;
  readonly settings: Settings;
  readonly folder: string;
  readonly address: Welcome['address'];
  readonly log: Log;
  readonly metrics: Metrics;
  readonly trial: Trial;
}

/** Builds everything behind a server that listens already, and returns how to end it. */
async function serve({
  server,
  settings,
  folder,
  address,
  log,
  metrics,
  trial: { hosting, newClock = (least) => new SteadyClock(least), chance = unforeseen },
}: Parts): Promise<() => Promise<void>> {
  const store = await SqliteStore.open(settings.data, PARTS, storeListener(log));
  const bots = new BotProcess(log);
  const clock = newClock(await latestTime(store));
  const note: Ports['note'] = (event, values) => {
    metrics.note(event);
    if (LOGGED.includes(event)) log('warn', event, values);
  };
  const push = new WebPush({
    keys: await pushKeys(store),
    subject: pushSubject(settings),
    standIn: settings.pushStandIn,
  });
  const { tablesPerPlayer } = settings.limits;
  const host = new Host(
    { store, clock, chance, deals: dealsWith(sha256), sha256, bots, push, note },
    { tablesPerPlayer, ...hosting, address },
  );
  addSources(metrics, host, store, bots);
  await host.start();
  const identityStore = await IdentityStore.open(store, clock);
  const isReady = (): boolean => store.isWell;
  const sockets = openSite({
    server,
    settings,
    host,
    identityStore,
    folder,
    address: address.url,
    metrics,
    log,
    isReady,
  });
  const other = settings.metricsPort === undefined ? undefined : metricsServer(metrics);
  if (other !== undefined) await listen(other, settings.metricsPort ?? 0, settings.host);
  const unlimit = limitYoungGeneration();
  const time = setInterval(() => void keepTime(store, clock).catch(() => {}), MINUTE);
  return async () => {
    clearInterval(time);
    unlimit();
    server.close();
    other?.close();
    sockets.stop();
    await host.close();
    await sockets.close();
    server.closeAllConnections();
    bots.close();
    await keepTime(store, clock).catch(() => {});
    await store.close();
    metrics.close();
    log('info', 'closed');
  };
}

/** Without its store a server is of no use: its operator or their supervisor has to start it again. */
const storeListener =
  (log: Log): StoreListener =>
  (state, reason) => {
    log(state === 'well' ? 'info' : 'error', `store-${state}`, { reason });
    if (state === 'gone') process.exit(1);
  };

function addSources(metrics: Metrics, host: Host, store: SqliteStore, bots: BotProcess): void {
  metrics.add(() => host.counts());
  metrics.add(() => ({
    store_transactions_total: store.counts.transactions,
    store_commits_total: store.counts.commits,
    store_conflicts_total: store.counts.conflicts,
    store_failures_total: store.counts.failures,
    store_seconds_total: store.counts.spent / 1000,
  }));
  metrics.add(() => ({
    bot_questions_total: bots.counts.asked,
    bot_failures_total: bots.counts.failed,
    bot_restarts_total: bots.counts.restarts,
    bot_questions_waiting: bots.awaited,
  }));
}
