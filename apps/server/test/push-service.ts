import { createECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushDevice } from '@interregnum/hosting';

/** What a browser has made for one of its devices. */
export const newDevice = (endpoint: string): PushDevice => {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return { endpoint, p256dh: curve.getPublicKey('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') };
};

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Stands for a push service on this machine. Paths such as /410 are answered with that status; /302 leads elsewhere. */
export class PushService {
  readonly received: Received[] = [];
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      this.received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      const status = Number(/^[/](\d{3})$/.exec(path)?.[1] ?? 201);
      response.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {});
      response.end('x'.repeat(100_000));
    });
  });

  async open(): Promise<URL> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return new URL(`http://127.0.0.1:${(this.server.address() as AddressInfo).port}`);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
