import { hello, options, quit } from './about.ts';
import { explain, outcome, playout } from './ending.ts';
import { go, stop } from './go.ts';
import { imagine, seen } from './knowledge.ts';
import { legal, play, undo } from './play.ts';
import type { Request } from './request.ts';
import { close, copy, open, position } from './tables.ts';

/** Every request, by what stands at `do`. */
export const REQUESTS: ReadonlyMap<string, Request> = new Map(
  Object.entries({
    hello,
    options,
    new: open,
    position,
    copy,
    close,
    legal,
    play,
    undo,
    seen,
    imagine,
    playout,
    go,
    stop,
    outcome,
    explain,
    quit,
  }),
);

/** Those whose answers come later: they cannot stand in a list. */
export const LATE: readonly string[] = ['go'];
