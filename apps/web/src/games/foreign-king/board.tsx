import { type Board, PROVINCES } from '@interregnum/foreign-king/board';
import { useId } from 'react';
import type { DrawingProps } from '../drawing.ts';
import { Congress } from './congress.tsx';
import { Portrait, Stock } from './corners.tsx';
import { BACKGROUND, VIEW } from './map-data.ts';
import { ProvinceArea, ProvincePieces } from './province.tsx';
import { Route } from './route.tsx';
import { Track } from './track.tsx';
import { Weaves } from './weaves.tsx';
import './board.css';
import './pieces.css';

/** What is shown of the map: all but its far edges. */
const SEEN = { x: 16, y: 22, width: VIEW.width - 36, height: VIEW.height - 40 } as const;

/** Where there is no province: Congress in the south-west, the stock in the north-east, the portrait in the south-east. */
const CORNERS = { congress: [198, 728], stock: [968, 72], portrait: [926, 736] } as const;

/** The nine provinces, and around them what the table holds beside them. */
export function BoardDrawing(props: DrawingProps<Board>) {
  const prefix = `fk${useId().replaceAll(/\W/g, '')}`;
  const { text } = props.scene;
  return (
    <div className="fk-board">
      <div className="fk-layout">
        <Track {...props} />
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
        <svg
          className="fk-map"
          viewBox={`${SEEN.x} ${SEEN.y} ${SEEN.width} ${SEEN.height}`}
          preserveAspectRatio="xMidYMid meet"
          role="group"
          aria-label={text('foreign-king.map')}
        >
          <Weaves prefix={prefix} />
          <rect className="fk-sea" width={VIEW.width} height={VIEW.height} />
          {BACKGROUND.map((path) => (
            <path key={path.slice(0, 24)} className="fk-far" d={path} />
          ))}
          {PROVINCES.map((id) => (
            <ProvinceArea key={id} id={id} prefix={prefix} {...props} />
          ))}
          <Route portrait={CORNERS.portrait} prefix={prefix} {...props} />
          {PROVINCES.map((id) => (
            <ProvincePieces key={id} id={id} {...props} />
          ))}
          <Congress at={CORNERS.congress} {...props} />
          <Stock at={CORNERS.stock} {...props} />
          <Portrait at={CORNERS.portrait} {...props} />
        </svg>
      </div>
    </div>
  );
}
