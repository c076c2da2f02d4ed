import { expect, test, vi } from 'vitest';
import { newDevice, PushService } from './push-service.ts';
import { TestServer } from './running.ts';

test('who looks elsewhere is told of their turn by a push service, with keys that outlast a restart', async () => {
  const [server, service] = [new TestServer(), new PushService()];
  const standIn = (await service.open()).href;
  await server.start({ PUSH_STAND_IN: standIn });
  try {
    const [ana, ben] = [await server.person('Ana'), await server.person('Ben')];
    const settled = { begins: 'first', whenSeatGoes: 'stop', watch: 'link', hints: false } as const;
    const made = await ana.create({ game: 'claim', options: { seats: 2 }, seats: ['me', 'open'], ...settled });
    for (const [at, person] of [ana, ben].entries()) {
      const { endpoint, ...keys } = newDevice(new URL(person.name, standIn).href);
      await person.comeTo(made.table, made.invitation, at === 1 ? 1 : undefined);
      await person.connection.ask('visible', { isVisible: false });
      await person.connection.ask('subscribe', { endpoint, keys, all: true, tables: {} });
    }
    await vi.waitFor(() => expect(service.received.length).toBe(1), 5000);
    const { push } = (await (await server.fetch('/api/hello')).json()) as { push: string };
    expect(service.received[0].headers.authorization).toContain(`k=${push}`);
    await server.stop();
    await server.start();
    expect(await (await server.fetch('/api/hello')).json()).toMatchObject({ push });
  } finally {
    await server.end();
    service.close();
  }
});
