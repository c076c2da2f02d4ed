import { describe, expect, test } from 'vitest';
import { ConnectionClosed, RequestFailed } from '../../src/client/index.ts';
import { HandServer, WELCOME } from './hand-server.ts';
import { breathe } from './simulated-time.ts';

describe('a request', () => {
  test('waits for a connection, and is sent again after a break under the same id until it is answered', async () => {
    const server = new HandServer();
    const { connection } = server;
    const answered: unknown[] = [];
    void connection.ask('mine', {}).then((ok) => answered.push(ok));
    expect([server.asked('mine'), connection.unanswered]).toEqual([undefined, ['mine']]);
    await server.open();
    const first = server.asked('mine');
    server.socket.events.closed();
    expect(connection.state).toBe('waiting');
    await server.time.pass(1000);
    await server.open();
    expect(server.sockets.length).toBe(2);
    expect(server.asked('mine')).toEqual(first);
    await server.answer('mine', { tables: [] });
    await server.answer('mine', { tables: ['twice'] });
    expect([answered, connection.unanswered]).toEqual([[{ tables: [] }], []]);
  });

  test('fails with the reason of the server', async () => {
    const server = new HandServer();
    await server.open();
    const asking = server.connection.ask('rename', { name: 'Ana' });
    const failing = expect(asking).rejects.toMatchObject({ error: { code: 'no-player' } });
    await server.refuse('rename', { code: 'no-player' });
    await failing;
  });
});

test('turns at tables that are not watched are told to who listens', async () => {
  const server = new HandServer();
  await server.open();
  const notice = { table: 'x', game: 'claim', what: 'turn' };
  await server.send({ notice });
  const told: unknown[] = [];
  server.connection.onNotice = (each) => told.push(each);
  await server.send({ notice });
  expect([told, server.socket.isClosed]).toEqual([[notice], false]);
});

describe('a request to a busy server', () => {
  test('is sent again by itself, but not for ever', async () => {
    const server = new HandServer();
    await server.open();
    const asking = server.connection.ask('rename', { name: 'Ana' });
    const failing = expect(asking).rejects.toBeInstanceOf(RequestFailed);
    for (let nth = 1; nth <= 6; nth++) {
      const renames = server.socket.sent.filter((request) => request.do === 'rename');
      expect(renames.length).toBe(nth);
      expect(new Set(renames.map(({ id }) => id)).size).toBe(1);
      await server.refuse('rename', nth % 2 === 0 ? { code: 'unavailable' } : { code: 'too-many', seconds: 2 });
      for (let second = 0; second < 40; second++) {
        await server.time.pass(1000);
        if (server.socket.sent.at(-1)?.do === 'ping') await server.answer('ping', { now: 0 });
      }
    }
    await failing;
  });
});

describe('a request of no use', () => {
  test('that would wait longer than anybody does is told at once', async () => {
    const server = new HandServer();
    await server.open();
    const failing = expect(server.connection.ask('mine', {})).rejects.toBeInstanceOf(RequestFailed);
    await server.refuse('mine', { code: 'too-many', seconds: 3600 });
    await failing;
  });

  test('that is too long for any server is not sent', async () => {
    const server = new HandServer();
    await server.open();
    const asking = server.connection.ask('rename', { name: 'a'.repeat(17_000) });
    await expect(asking).rejects.toMatchObject({ error: { code: 'too-long' } });
    expect(server.asked('rename')).toBeUndefined();
  });

  test('fails with the others if the server cannot even read whose it is', async () => {
    const server = new HandServer();
    await server.open();
    const failing = expect(server.connection.ask('mine', {})).rejects.toMatchObject({ error: { code: 'bad-json' } });
    await server.send({ error: { code: 'bad-json' } });
    await failing;
  });

  test('is given up when the connection is closed, and nothing is asked after that', async () => {
    const server = new HandServer();
    await server.open();
    const failing = expect(server.connection.ask('mine', {})).rejects.toBeInstanceOf(ConnectionClosed);
    server.connection.close();
    await failing;
    await expect(server.connection.ask('mine', {})).rejects.toBeInstanceOf(ConnectionClosed);
    await server.time.pass(100_000);
    expect([server.sockets.length, server.connection.state]).toEqual([1, 'closed']);
  });
});

describe('a socket', () => {
  test('that is silent is asked for a sign, and left if none comes', async () => {
    const server = new HandServer();
    await server.open();
    await server.time.pass(14_900);
    expect(server.asked('ping')).toBeUndefined();
    await server.time.pass(200);
    expect(server.asked('ping')).toBeDefined();
    await server.answer('ping', { now: 0 });
    await server.time.pass(15_100);
    expect(server.sockets.length).toBe(1);
    await server.time.pass(5100);
    expect([server.connection.state, server.socket.isClosed]).toEqual(['waiting', true]);
  });

  test('that owes an answer is asked sooner, however much is sent', async () => {
    const server = new HandServer();
    await server.open();
    for (let second = 0; second < 6; second++) {
      void server.connection.ask('mine', {}).catch(() => {});
      await server.time.pass(1000);
    }
    expect(server.asked('ping')).toBeDefined();
    server.connection.close();
  });

  test('on which no welcome comes is left', async () => {
    const server = new HandServer();
    server.socket.events.opened();
    await server.time.pass(10_100);
    expect([server.socket.isClosed, server.connection.state]).toEqual([true, 'waiting']);
  });
});

describe('one socket after another', () => {
  test('what one tells after it was left is not heard', async () => {
    const server = new HandServer();
    await server.open();
    const [old] = server.sockets;
    old.events.closed();
    await server.time.pass(1000);
    await server.open();
    old.events.closed();
    old.events.opened();
    old.events.received('no JSON at all');
    await breathe();
    expect([server.connection.state, server.sockets.length]).toEqual(['open', 2]);
  });

  test('each is tried at growing intervals, never all clients at the same time', async () => {
    const server = new HandServer();
    const waits: number[] = [];
    for (let nth = 0; nth < 9; nth++) {
      const [count, from] = [server.sockets.length, server.time.now];
      server.socket.events.closed();
      while (server.sockets.length === count) await server.time.step();
      waits.push(server.time.now - from);
    }
    for (const [nth, wait] of waits.entries()) {
      const most = Math.min(500 * 2 ** nth, 20_000);
      expect(wait).toBeGreaterThanOrEqual(most / 2);
      expect(wait).toBeLessThanOrEqual(most);
    }
    expect(new Set(waits.slice(6)).size).toBe(3);
  });

  test('the next is tried at once when the device wakes, and an open one is asked for a sign', async () => {
    const server = new HandServer();
    server.socket.events.closed();
    server.connection.wake();
    expect([server.sockets.length, server.connection.state]).toEqual([2, 'connecting']);
    await server.open();
    server.connection.wake();
    expect(server.asked('ping')).toBeDefined();
    await server.time.pass(5100);
    expect(server.connection.state).toBe('waiting');
  });
});

describe('a server that speaks another protocol', () => {
  test('is left for good, so that the page can ask to be loaded anew', async () => {
    const server = new HandServer();
    server.socket.events.opened();
    await server.refuse('hello', { code: 'old-protocol' });
    expect(server.connection.state).toBe('old');
    server.connection.wake();
    await server.time.pass(60_000);
    expect(server.sockets.length).toBe(1);
  });

  test('is not mistaken for one that is busy', async () => {
    const server = new HandServer();
    server.socket.events.opened();
    await server.refuse('hello', { code: 'unavailable' });
    expect(server.connection.state).toBe('waiting');
    await server.time.pass(1000);
    await server.open();
    expect([server.connection.state, server.connection.welcome]).toEqual(['open', WELCOME]);
  });
});
