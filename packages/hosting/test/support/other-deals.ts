import { FastRandom, type Sha256 } from '@interregnum/kernel';
import { enterAll, type Match, openMatch, startMatch, takeTurn, type Viewer } from '@interregnum/match';
import { linesText, readWholeLines, recordText, sha256 } from '@interregnum/record';
import type { Deals } from '../../src/index.ts';
import { gameOf } from './world.ts';

/** The same match from another start: one that a viewer cannot tell from the real one. Its record is the same. */
function elsewhere(match: Match, viewer: Viewer, seed: string): Match {
  const { game, progress } = match;
  const first = game.imagine(game.redact(match.first, viewer), new FastRandom(seed));
  return { ...match, first, state: first, progress: { ...progress, first, state: first } };
}

/** Deals under the same commitment and salts what a viewer cannot tell from the real deal. */
export function otherDeals(viewer: Viewer, seed: string, sha: Sha256 = sha256): Deals {
  const findGame = (id: string, rules: number) => gameOf(id, rules);
  return {
    start: (given) => {
      const { match, lines } = startMatch(given, sha);
      return { match: elsewhere(match, viewer, seed), lines };
    },
    open: async (text, secret) => {
      const read = readWholeLines(text);
      if ('flaw' in read) return read;
      const opened = openMatch(linesText(read.record.lines.slice(0, 1)), findGame, secret);
      if ('flaw' in opened) return opened;
      let match = elsewhere(opened.match, viewer, seed);
      for (const entry of read.record.entries.slice(1)) {
        if (entry.type === 'start' || match.progress.end !== undefined) continue;
        const taken = entry.type === 'turn' && takeTurn(match, entry.seat, match.head.token, entry.texts);
        match = taken && 'match' in taken ? taken.match : enterAll(match, [entry]).match;
      }
      return { ...opened, match, text: recordText(read.record), entries: read.record.entries };
    },
  };
}
