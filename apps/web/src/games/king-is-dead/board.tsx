import type { DrawingProps, Scene } from '../view.ts';
import './board.css';
import type { Board } from '@interregnum/king-is-dead/board';
import { MapOfBritain } from './map.tsx';
import { France, Supply } from './sea.tsx';
import { asksForCards, Track } from './track.tsx';

/** A region's card has the mark of the region: while cards are asked for, the map does not glow. */
const unlit = (scene: Scene): Scene => ({ ...scene, isOpen: () => false, isChosen: () => false });

export function BoardDrawing(props: DrawingProps<Board>) {
  const { scene } = props;
  return (
    <div className="kd-board">
      <div className="kd-spread">
        <Track {...props} />
        <div className="kd-sea">
          <MapOfBritain {...props} scene={asksForCards(scene) ? unlit(scene) : scene} />
          <Supply {...props} />
          <France {...props} />
        </div>
      </div>
    </div>
  );
}
