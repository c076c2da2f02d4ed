import type { RequestError } from '../errors.ts';

/** The server has not done what it was asked, and says why. Nothing has changed. */
export class RequestFailed extends Error {
  readonly error: RequestError;

  constructor(error: RequestError) {
    super(`the server answers ${error.code}`);
    this.error = error;
  }
}

/** The connection was closed before an answer came: it is unknown what has become of the request. */
export class ConnectionClosed extends Error {
  constructor() {
    super('the connection was closed');
  }
}
