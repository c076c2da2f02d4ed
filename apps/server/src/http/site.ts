import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Log } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { Api } from './api.ts';
import { setSecurityHeaders } from './headers.ts';
import { handleOperatorRequest, type OperatorOptions } from './operator-endpoints.ts';
import { refuse, sendJson } from './respond.ts';
import { tableIn } from './table-page.ts';

interface Parts {
  readonly api: Api;
  readonly files: (request: IncomingMessage, response: ServerResponse) => void;
  /** The page as it is for whoever shows a preview of a table; false if the plain one will do. */
  readonly tablePage: (
    table: string,
    query: URLSearchParams,
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<boolean>;
  readonly operatorOptions: OperatorOptions;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** Everything that is asked for by HTTP: what operators ask, the API, and else the files of the web app. */
export function site({ api, files, tablePage, operatorOptions, metrics, log }: Parts): RequestListener {
  const fault = (response: ServerResponse, problem: unknown): void => {
    metrics.counts.faults++;
    log('error', 'fault', { problem: (problem as Error).stack ?? String(problem) });
    if (response.headersSent) response.destroy();
    else sendJson(response, 500, {});
  };
  return (request, response) => {
    metrics.counts.requests++;
    setSecurityHeaders(response);
    if (request.headers.host === undefined && request.httpVersion !== '1.0') {
      response.setHeader('Connection', 'close');
      refuse(response, { code: 'bad-request', path: 'host' });
      return;
    }
    const [path, query = ''] = (request.url ?? '/').split('?', 2);
    const given = new URLSearchParams(query);
    try {
      if (handleOperatorRequest(path, request, response, operatorOptions)) return;
      if (path !== '/api' && !path.startsWith('/api/')) {
        const table = tableIn(path, given);
        if (table === undefined) files(request, response);
        else
          tablePage(table, given, request, response).then(
            (isSent) => isSent || files(request, response),
            // The page works all the same, without a preview.
            () => files(request, response),
          );
        return;
      }
      api.handle(path, { request, response, query: given }).catch((problem: unknown) => {
        // A client that has gone before its request was read is no fault of ours.
        if (request.destroyed && !request.complete) response.destroy();
        else fault(response, problem);
      });
    } catch (problem) {
      fault(response, problem);
    }
  };
}

/** What is answered before a server is ready, and after it has stopped to be. */
export const notReady: RequestListener = (_, response) => refuse(response, { code: 'unavailable', seconds: 1 });
