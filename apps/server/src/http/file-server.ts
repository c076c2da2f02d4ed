import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { finished, type Readable } from 'node:stream';
import sirv from 'sirv';
import { setCacheHeaders, setSecurityHeaders } from './headers.ts';
import { refuse } from './respond.ts';

/** Hands out files of a folder, and nothing else. */
export function filesOf(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const onNoMatch = (_: IncomingMessage, response: ServerResponse): void => refuse(response, { code: 'no-path' });
  const files = sirv(folder, { brotli: true, gzip: true, etag: true, setHeaders: setCacheHeaders, onNoMatch });
  return (request, response) => {
    response.once('pipe', (file: Readable) => {
      // A file may be gone since it was listed: after a new build.
      file.once('error', () => response.destroy());
      // The client may be gone before it is sent: it would stay open.
      finished(response, () => file.destroy());
    });
    // Files are sent as a whole: they are small, and ranges that end before they begin would be a fault.
    delete request.headers.range;
    if (request.method === 'GET' || request.method === 'HEAD') files(request, response);
    else {
      response.setHeader('Allow', 'GET, HEAD');
      refuse(response, { code: 'no-method' });
    }
  };
}

/** A server of the built web app. It only ever hands out files. */
export function fileServer(folder: string): Server {
  const files = filesOf(folder);
  return createServer((request, response) => {
    setSecurityHeaders(response);
    files(request, response);
  });
}
