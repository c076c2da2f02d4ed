import { askHosted } from '../online/connection/hello.ts';
import { whenIdle } from './when-idle.ts';

/** Connects players to their server on whatever page they are, once that has come: their tables may be waiting. */
async function follow(): Promise<void> {
  if ((await askHosted()) !== 'player') return;
  const { pageConnection } = await import('../online/connection/page-connection.ts');
  pageConnection();
}

export const followTurnsWhenIdle = (): void =>
  addEventListener('load', () => whenIdle(() => void follow().catch(() => {})));
