import type { Board } from '@interregnum/king-is-dead/board';
import { padded } from '../terminal/layout.ts';
import type { Drawing } from './drawing.ts';
import { legendLines } from './king-is-dead/legend.ts';
import { MAP_WIDTH, mapLines } from './king-is-dead/map.ts';
import { powerLines } from './king-is-dead/power.ts';
import { seatLines } from './king-is-dead/seats.ts';
import { trackLine } from './king-is-dead/track.ts';

/** The powers above the seats, with blank lines between the seats and then before them as far as there is room. */
function beside(powers: readonly string[], seats: readonly (readonly string[])[], height: number): string[] {
  const room = height - powers.length - seats.flat().length;
  const apart = room >= seats.length - 1;
  const first = room >= (apart ? seats.length : 1) ? [''] : [];
  return [...powers, ...first, ...seats.flatMap((lines, seat) => (apart && seat > 0 ? ['', ...lines] : lines))];
}

/** The track, the map below it, and beside the map the powers and the seats; new after each struggle, and at the end. */
export const kingIsDeadDrawing: Drawing<Board> = {
  redrawKey: ({ struggles, result }) => (result === null ? struggles.length : 'over'),

  legend: legendLines,

  draw(board, context) {
    const map = mapLines(board, context);
    const seats = board.courts.map((_, seat) => seatLines(seat, board, context));
    const side = beside(powerLines(board, context), seats, map.length);
    const rows = map.map((line, at) => ` ${padded(line, MAP_WIDTH)}  ${side[at] ?? ''}`.trimEnd());
    return [trackLine(board, context), ...rows];
  },
};
