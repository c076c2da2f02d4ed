import { createServer, type Server } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { setCacheHeaders, setSecurityHeaders } from './headers.ts';

/** A server of the built web app. It only ever hands out files. */
export function fileServer(folder: string): Server {
  const files = sirv(folder, { brotli: true, gzip: true, etag: true, setHeaders: setCacheHeaders });
  return createServer((request, response) => {
    setSecurityHeaders(response);
    // A file may be gone since it was listed: after a new build.
    response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
    if (request.method === 'GET' || request.method === 'HEAD') files(request, response);
    else response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  });
}
