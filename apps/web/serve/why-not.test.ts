import { StorageError } from '@interregnum/server/online';
import { expect, test } from 'vitest';
import { whyNot } from './why-not.ts';

const settings = { port: 4173, host: 'localhost', data: '/data' };

test.each([
  [Object.assign(new Error('taken'), { code: 'EADDRINUSE' }), /^Port 4173 is taken\..*PORT=4174/],
  [new StorageError('in-use', 'locked'), /^Another server is using \/data\..*DATA=DIR/],
  [new StorageError('read-only', 'EACCES'), /^Tables cannot be kept in \/data: EACCES\..*DATA=DIR/],
  [new Error('no such address'), /^Cannot serve at localhost, port 4173: no such address$/],
])('%s: what to do about it is told', (problem, told) => expect(whyNot(problem, settings)).toMatch(told));
