import { distinctNames } from '@interregnum/match';
import type { SeatInfo } from '@interregnum/protocol/client';
import { EMPTY_SEAT, HUMAN } from '@interregnum/record';
import { botKindWords } from '@interregnum/screen';
import type { AppText } from '@interregnum/texts/lazy';

/** What those who sit at a table are called: people by their names, bots by their level, an open seat by its number. */
export function seatNames(seats: readonly SeatInfo[], table: AppText): string[] {
  return distinctNames(
    seats.map(({ kind, name }, seat) => {
      if (name !== undefined) return name;
      if (kind === HUMAN || kind === EMPTY_SEAT) return table('play.player', { number: seat + 1 });
      return botKindWords(kind, table) ?? table(`play.${kind}`);
    }),
  );
}
