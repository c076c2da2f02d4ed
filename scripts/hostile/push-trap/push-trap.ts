import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PushService } from '../../../apps/server/test/push-service.ts';

const PRELOAD = fileURLToPath(new URL('./preload.ts', import.meta.url));

/** Watches where a server sends to: one stand-in may get messages, and nobody else any connection. */
export class PushTrap {
  readonly service = new PushService();
  private readonly file: string;
  private standIn = new URL('http://127.0.0.1');

  constructor(folder: string) {
    this.file = join(folder, 'connections');
  }

  async open(): Promise<void> {
    this.standIn = await this.service.open();
  }

  close(): void {
    this.service.close();
  }

  /** Where a device can be that is told of turns. */
  get endpoint(): string {
    return new URL('/201', this.standIn).href;
  }

  /** What the server has to be started with. */
  get settings() {
    return { PUSH_STAND_IN: this.standIn.href, PUSH_TRAP: this.file, options: `--import ${PRELOAD}` };
  }

  /** To where connections were begun that must not be. */
  attempts(): readonly string[] {
    if (!existsSync(this.file)) return [];
    const lines = readFileSync(this.file, 'utf8').trim().split('\n');
    return [...new Set(lines)].filter((line) => line !== `127.0.0.1 ${this.standIn.port}`);
  }
}
