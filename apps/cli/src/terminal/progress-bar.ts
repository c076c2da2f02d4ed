import type { SingleBar } from 'cli-progress';
import type { Terminal } from './terminal.ts';

/** What is shown of work that takes its time. */
export type ProgressBar = Pick<SingleBar, 'update' | 'stop'>;

/** A bar on standard error, if that is a terminal; only then it is loaded. */
export async function progressBar(total: number, done: number, { text }: Terminal): Promise<ProgressBar> {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} };
  const { default: cliProgress } = await import('cli-progress');
  const format = `${text('simulate.playing')} {bar} {value}/{total} · {eta_formatted}`;
  const bar = new cliProgress.SingleBar(
    { stream: process.stderr, format, hideCursor: true, clearOnComplete: true },
    cliProgress.Presets.shades_classic,
  );
  bar.start(total, done);
  return bar;
}
