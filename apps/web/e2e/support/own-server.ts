import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileServer, listen } from '@interregnum/server';
import { DIST } from '../../serve/target.ts';

/** A server with a copy of the built app, for a test that stops it or changes what it serves. */
export class OwnServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'interregnum-'));
  #server: Server | undefined;
  /** The same after each stop. */
  #port = 0;

  constructor() {
    cpSync(DIST, this.folder, { recursive: true });
  }

  /** Returns its address. */
  async start(): Promise<string> {
    this.#server = fileServer(this.folder);
    this.#port = await listen(this.#server, this.#port, 'localhost');
    return `http://localhost:${this.#port}`;
  }

  stop(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }

  remove(): void {
    this.stop();
    rmSync(this.folder, { recursive: true });
  }
}
