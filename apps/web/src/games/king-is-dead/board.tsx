import type { Board } from '@interregnum/king-is-dead/board';
import type { ReactNode } from 'react';
import { ScreenProvider, useScreen } from '../../ui/screen-context.ts';
import type { DrawingProps } from '../drawing.ts';
import './board.css';
import { MapOfBritain } from './map.tsx';
import { France, Supply } from './sea.tsx';
import { asksForCards, Track } from './track.tsx';

/** A region's card has the mark of the region: while cards are asked for, the map does not glow. */
function Unlit({ children }: { readonly children: ReactNode }) {
  const screen = useScreen();
  const unlit = asksForCards(screen) ? { ...screen, isOpen: () => false, isChosen: () => false } : screen;
  return <ScreenProvider value={unlit}>{children}</ScreenProvider>;
}

export function BoardDrawing(props: DrawingProps<Board>) {
  return (
    <div className="kd-board">
      <div className="kd-spread">
        <Track {...props} />
        <div className="kd-sea">
          <Unlit>
            <MapOfBritain {...props} />
          </Unlit>
          <Supply {...props} />
          <France {...props} />
        </div>
      </div>
    </div>
  );
}
