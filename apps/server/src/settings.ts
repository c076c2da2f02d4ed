import { usualData } from './storage/folder.ts';

/** What keeps one client from spoiling the server for all others. */
export interface Limits {
  /** Connections to this server at the same time, all in all and from one address. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Messages of one player, by socket and by HTTP together. */
  readonly messagesPerSecond: number;
  readonly messagesAtOnce: number;
  /** New players from one address. */
  readonly playersPerMinute: number;
  readonly tablesPerPlayer: number;
  /** Bytes that a socket may be behind before it is closed. */
  readonly bytesBehind: number;
}

const LOG_FORMS = ['text', 'json', 'off'] as const;
export type LogForm = (typeof LOG_FORMS)[number];

/** Everything that an operator can set. */
export interface Settings {
  /** Undefined: the usual one, or the next that is free. */
  readonly port: number | undefined;
  readonly host: string;
  /** The folder of the database. */
  readonly data: string;
  /** Where others find this server, if that is not where it listens. */
  readonly publicUrl: URL | undefined;
  /** How many proxies in a row stand before this server and are believed. */
  readonly trustProxy: number;
  readonly metricsPort: number | undefined;
  readonly metricsKey: string | undefined;
  /** The one place that push messages are sent to though it is not public: tests put it instead of a push service. */
  readonly pushStandIn: URL | undefined;
  readonly log: LogForm;
  readonly limits: Limits;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used: which, what it was, and what it has to be. */
export class BadSetting extends Error {
  readonly setting: string;
  readonly value: string;
  readonly wanted: 'number' | 'port' | 'address' | 'word';

  constructor(setting: string, value: string, wanted: BadSetting['wanted'], message: string) {
    super(`${setting}=${value} is not ${message}`);
    this.setting = setting;
    this.value = value;
    this.wanted = wanted;
  }
}

/** Settings as the environment gives them. Without any, a server is for this machine alone. */
export function readSettings(env: Environment): Settings {
  const number = (name: string, usual: number, least = 1): number => wholeNumber(env, name, least) ?? usual;
  return {
    port: portIn(env, 'PORT'),
    host: env.HOST || 'localhost',
    data: env.DATA || usualData(env),
    publicUrl: addressIn(env, 'PUBLIC_URL'),
    trustProxy: number('TRUST_PROXY', 0, 0),
    metricsPort: portIn(env, 'METRICS_PORT'),
    metricsKey: env.METRICS_KEY || undefined,
    pushStandIn: addressIn(env, 'PUSH_STAND_IN'),
    log: logIn(env),
    limits: {
      connections: number('LIMIT_CONNECTIONS', 20_000),
      connectionsPerAddress: number('LIMIT_CONNECTIONS_PER_ADDRESS', 600),
      messagesPerSecond: number('LIMIT_MESSAGES_PER_SECOND', 20),
      messagesAtOnce: number('LIMIT_MESSAGES_AT_ONCE', 100),
      playersPerMinute: number('LIMIT_PLAYERS_PER_MINUTE', 120),
      tablesPerPlayer: number('LIMIT_TABLES_PER_PLAYER', 100),
      bytesBehind: number('LIMIT_BYTES_BEHIND', 1_000_000),
    },
  };
}

const MOST = 1_000_000_000;

function wholeNumber(env: Environment, name: string, least: number, most = MOST): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (/^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
  throw new BadSetting(name, text, 'number', `a whole number from ${least} to ${most}.`);
}

function portIn(env: Environment, name: string): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text);
  throw new BadSetting(name, text, 'port', 'a port: 0 to 65535.');
}

function addressIn(env: Environment, name: string): URL | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '') return url;
  throw new BadSetting(name, text, 'address', 'an address such as https://games.example/.');
}

function logIn({ LOG: text }: Environment): LogForm {
  if (text === undefined || text === '') return 'text';
  const form = LOG_FORMS.find((each) => each === text);
  if (form !== undefined) return form;
  throw new BadSetting('LOG', text, 'word', `one of ${LOG_FORMS.join(', ')}.`);
}
