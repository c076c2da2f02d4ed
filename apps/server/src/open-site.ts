import type { Server } from 'node:http';
import type { HostApi } from './host-api.ts';
import { Api } from './http/api.ts';
import { Authenticator } from './http/authenticator.ts';
import { filesOf } from './http/file-server.ts';
import { IdentityApi } from './http/identity-api.ts';
import { notReady, site } from './http/site.ts';
import { sendTablePage } from './http/table-page.ts';
import type { IdentityStore } from './identity/identity-store.ts';
import { OpenConnections } from './identity/open-connections.ts';
import type { Log } from './operation/log.ts';
import type { Metrics } from './operation/metrics.ts';
import type { Settings } from './settings.ts';
import { Sockets } from './socket/sockets.ts';

interface Parts {
  readonly server: Server;
  readonly settings: Settings;
  readonly host: HostApi;
  readonly identityStore: IdentityStore;
  /** The built web app. */
  readonly folder: string;
  /** Where others find this server. */
  readonly address: string;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly isReady: () => boolean;
}

/** Lets a server answer: files, requests by HTTP, and sockets. */
export function openSite(parts: Parts): Sockets {
  const { server, settings, host, identityStore, folder, address, metrics, log, isReady } = parts;
  const { limits, metricsKey } = settings;
  const authenticator = new Authenticator(identityStore, settings);
  const connections = new OpenConnections();
  const sockets = new Sockets({ host, authenticator, connections, metrics, limits });
  const identityApi = new IdentityApi({
    host,
    authenticator,
    store: identityStore,
    connections,
    failed: () => metrics.note('store-failed'),
  });
  const api = new Api({ host, authenticator, connections, identityApi });
  const operatorOptions = { metrics, metricsKey, isReady };
  server.off('request', notReady);
  const tablePage: Parameters<typeof site>[0]['tablePage'] = (...asked) =>
    sendTablePage({ host, folder, address }, ...asked);
  server.on('request', site({ api, files: filesOf(folder), tablePage, operatorOptions, metrics, log }));
  sockets.attach(server);
  return sockets;
}
