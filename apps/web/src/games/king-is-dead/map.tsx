import { useId } from 'react';
import type { DrawingProps } from '../drawing.ts';
import './map.css';
import { type Board, REGIONS as REGION_NAMES } from '@interregnum/king-is-dead/board';
import { BACKGROUND, REGIONS, VIEW } from './map-data.ts';
import { Heading, Region } from './region.tsx';

/** The land around, which fades where the map ends. */
const FarLand = ({ own }: { readonly own: string }) => (
  <>
    <linearGradient id={`${own}haze`}>
      <stop offset="0" stopColor="black" />
      <stop offset="0.13" stopColor="white" />
      <stop offset="0.9" stopColor="white" />
      <stop offset="1" stopColor="black" />
    </linearGradient>
    <mask id={`${own}far`}>
      <rect width={VIEW.width} height={VIEW.height} fill={`url(#${own}haze)`} />
    </mask>
    <g mask={`url(#${own}far)`}>
      {BACKGROUND.map((path) => (
        <path key={path} className="kd-far" d={path} />
      ))}
    </g>
  </>
);

/** Britain with its eight regions. */
export function MapOfBritain(props: DrawingProps<Board>) {
  const own = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG cannot be a fieldset
    <svg
      className="kd-map"
      viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
      role="group"
      aria-label={props.scene.text('king-is-dead.map')}
    >
      {REGION_NAMES.map((id) => (
        <clipPath key={id} id={`${own}${id}`}>
          <path d={REGIONS[id].path} />
        </clipPath>
      ))}
      <FarLand own={own} />
      {REGION_NAMES.map((id) => (
        <path key={id} className="kd-shore" d={REGIONS[id].path} />
      ))}
      {REGION_NAMES.map((id) => (
        <Region key={id} {...props} id={id} clip={`${own}${id}`} />
      ))}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus, and labels say the same */}
      <g className="kd-headings" aria-hidden="true">
        {REGION_NAMES.map((id) => (
          <Heading key={id} {...props} id={id} />
        ))}
      </g>
    </svg>
  );
}
