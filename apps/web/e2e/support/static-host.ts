import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { listen } from '@interregnum/server';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

interface Reply {
  readonly status: number;
  readonly path: string;
}

/**
 * A host as those that give away space for pages: a folder under a path, types by the ends of names, 404.html for what is
 * not there, and no header of ours.
 */
export class StaticHost {
  readonly #folder: string;
  readonly #base: string;
  #server: Server | undefined;

  constructor(folder: string, base: string) {
    this.#folder = folder;
    this.#base = base;
  }

  /** Returns the address of the folder. */
  async start(): Promise<string> {
    this.#server = createServer(({ url = '' }, response) => {
      const { status, path } = this.#replyTo(new URL(url, 'http://host').pathname);
      const type = TYPES[extname(path)];
      response.writeHead(status, type === undefined ? {} : { 'Content-Type': type });
      response.end(existsSync(path) ? readFileSync(path) : 'Not found');
    });
    return `http://localhost:${await listen(this.#server, 0, 'localhost')}${this.#base}`;
  }

  stop(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }

  #replyTo(pathname: string): Reply {
    const missing = { status: 404, path: join(this.#folder, '404.html') };
    if (!pathname.startsWith(this.#base)) return missing;
    const path = join(this.#folder, pathname.slice(this.#base.length) || 'index.html');
    return statSync(path, { throwIfNoEntry: false })?.isFile() ? { status: 200, path } : missing;
  }
}
