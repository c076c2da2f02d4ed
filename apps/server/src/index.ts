export { addressesOf } from './addresses.ts';
export { CONTENT_SECURITY_POLICY } from './content-security-policy.ts';
export { endBySignal } from './end-by-signal.ts';
export { fileServer } from './file-server.ts';
export { isTaken, listen, listenNearby } from './listen.ts';
export { NEARBY } from './ports.ts';
