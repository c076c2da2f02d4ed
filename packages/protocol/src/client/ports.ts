import type { Game, Sha256 } from '@interregnum/kernel';

/** A socket that was asked for. Nothing that is done to it fails, whatever has become of it. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** What a socket tells: that it is open, then texts, at last that it is closed; also if it never opened. */
export interface SocketEvents {
  opened(): void;
  received(text: string): void;
  closed(): void;
}

/** Keeps texts over reloads, and for all pages of this device. */
export interface KeyValueStorage {
  get(key: string): Promise<string | undefined> | string | undefined;
  set(key: string, value: string): Promise<void> | void;
  delete(key: string): Promise<void> | void;
  keys(): Promise<readonly string[]> | readonly string[];
}

/** What the client's side needs from where it runs. */
export interface ClientPorts {
  connect(events: SocketEvents): Socket;
  /** Does something later; returns how to call that off. */
  after(milliseconds: number, act: () => void): () => void;
  randomBytes(count: number): Uint8Array;
  readonly sha256: Sha256;
  /** Where salts of deals are kept. */
  readonly storage: KeyValueStorage;
  /** Fetches rules; undefined if there are none of this name and version. */
  loadGame(game: string, rules: number): Promise<Game | undefined>;
}
