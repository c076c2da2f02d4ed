import type { RemoteTable } from '@interregnum/protocol/client';
import type { TableModel } from '../../table/model/table-model.ts';

/** Milliseconds after which the server is told what was shown, if the visitor stays: the page may end without a word. */
const TELL_AFTER = 20_000;

/** How many decisions had been made before the last turns of a match. */
const decisionsBefore = (turnEnds: readonly number[], lastTurns: number): number =>
  lastTurns === 0 ? (turnEnds.at(-1) ?? 0) : (turnEnds.at(-1 - lastTurns) ?? 0);

/**
 * Follows what of a table the visitor looks at. What happened while they did not is played back when they are here again;
 * and the server is told how far they were shown the table, so that their other devices know. Returns how to end that.
 */
export function followLooks(remote: RemoteTable, model: TableModel): () => void {
  /** The log of the table, and the decisions, when everything that is known was last before the visitor. */
  let shown: { readonly seq: number; readonly decisions: number } | undefined;
  let told = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (shown === undefined || shown.seq <= told) return;
    told = shown.seq;
    remote.ask('seen', { seq: told }).catch(() => {});
  };
  const look = (): void => {
    const { seq } = remote;
    if (document.visibilityState !== 'visible' || model.timeline.isPlayedBack || seq === undefined) return;
    shown = { seq, decisions: model.client.view.choices.length };
    if (seq > told) timer ??= setTimeout(tell, TELL_AFTER);
  };
  const visibilityChanged = (): void => {
    if (document.visibilityState === 'visible') {
      if (shown !== undefined) model.playBackFrom(shown.decisions);
      look();
    } else tell();
  };
  model.playBackFrom(decisionsBefore(model.client.view.turnEnds, remote.unseen));
  look();
  const unsubscribe = model.subscribe(look);
  document.addEventListener('visibilitychange', visibilityChanged);
  return () => {
    document.removeEventListener('visibilitychange', visibilityChanged);
    unsubscribe();
    tell();
  };
}
