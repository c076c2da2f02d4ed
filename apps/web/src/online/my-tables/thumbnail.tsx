import './thumbnail.css';
import type { TableLine } from '@interregnum/protocol/client';
import { isGameId } from '../../games/index.ts';
import { FACTS } from '../../start/game-card.tsx';
import { StillBoard } from '../../table/still-board.tsx';
import { useIsNear } from '../../ui/use-is-near.ts';
import { useGlance } from './glances.ts';

interface ThumbnailProps {
  readonly line: TableLine;
  readonly names: readonly string[];
}

/** A table as it stands, small, once it comes into sight. It shows nothing that the line beside it does not say. */
export function Thumbnail({ line, names }: ThumbnailProps) {
  const { place, isNear } = useIsNear();
  const glance = useGlance(line, names, isNear);
  const Picture = isGameId(line.game) ? FACTS[line.game].Picture : undefined;
  return (
    <div className="thumbnail" ref={place} aria-hidden="true" inert>
      {glance === undefined ? (
        Picture && <Picture />
      ) : (
        <div className={`thumbnail-board ${glance.gameId}`}>
          <StillBoard still={glance} />
        </div>
      )}
    </div>
  );
}
