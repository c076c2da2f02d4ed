export { endBySignal, onEnd } from './end-by-signal.ts';
export { CONTENT_SECURITY_POLICY } from './http/content-security-policy.ts';
export { fileServer } from './http/file-server.ts';
export { addressesOf } from './network/addresses.ts';
export { isTaken, listen, listenNearby } from './network/listen.ts';
export { NEARBY } from './network/ports.ts';
