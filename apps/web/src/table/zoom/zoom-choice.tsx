import { useSyncExternalStore } from 'react';
import { useWords } from '../../shell/words.tsx';
import { Strip } from '../../ui/strip.tsx';
import { boardZoom } from './board-zoom.ts';

const SCALES = [1, 1.5, 2, 3] as const;

/** How much the board is enlarged: without two fingers too. */
export function ZoomChoice() {
  const { text, language } = useWords();
  useSyncExternalStore(boardZoom.subscribe, boardZoom.snapshot);
  const { scale } = boardZoom.now;
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <Strip
      legend={text('table.board-size')}
      values={SCALES.map((value) => ({ value, label: percent.format(value) }))}
      value={scale}
      change={(to) => boardZoom.to(to)}
    />
  );
}
