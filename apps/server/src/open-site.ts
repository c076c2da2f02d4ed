import type { Server } from 'node:http';
import type { HostApi } from './host-api.ts';
import { Api } from './http/api.ts';
import { Authenticator } from './http/authenticator.ts';
import { filesOf } from './http/file-server.ts';
import { notReady, site } from './http/site.ts';
import type { Identities } from './identity/identities.ts';
import type { Log } from './operation/log.ts';
import type { Metrics } from './operation/metrics.ts';
import type { Settings } from './settings.ts';
import { Sockets } from './socket/sockets.ts';

interface Parts {
  readonly server: Server;
  readonly settings: Settings;
  readonly host: HostApi;
  readonly identities: Identities;
  /** The built web app. */
  readonly folder: string;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly isReady: () => boolean;
}

/** Lets a server answer: files, requests by HTTP, and sockets. */
export function openSite(parts: Parts): Sockets {
  const { server, settings, host, folder, metrics, log, isReady } = parts;
  const { limits, metricsKey } = settings;
  const authenticator = new Authenticator(parts.identities, settings);
  const sockets = new Sockets({ host, authenticator, metrics, limits });
  const operatorOptions = { metrics, metricsKey, isReady };
  server.off('request', notReady);
  server.on(
    'request',
    site({ api: new Api(host, authenticator), files: filesOf(folder), operatorOptions, metrics, log }),
  );
  sockets.attach(server);
  return sockets;
}
