import './pictures.css';

// Coasts: Natural Earth, public domain, through the board's own map.
const REGIONS = [
  'M179 265l-10 11 52 0-7-6z',
  'M319 189l-7 5-28 5-5 46-14 31 118 0 6-13 5-40-3-22-13-13-16-8-23 1-11 11z',
  'M142 185l-42-42-51 16-35 29-3 6 4 1 21-10 13 1 4 15-1 27-14 19-33 16-13 2 0 11 177 0 10-11-28-19-13-20-2-15z',
  'M165 25l-35 16-21 2-15 10-19 28 8 14 12-5 11 3-18 18 12 32 42 42 12-12 20-2 22-13 11-16-12-28 0-36-27-37z',
  'M213-8l-40 0 1 11-9 22 3 16 27 37 0 36 12 28 19 9 12 16 20 8 26 24 28-5 7-5-1-9 12-19 1-19-4-16 6-7-3-30-23-20-45-11-16-9-25-28-8-28z',
  'M12-8l4 7-24 33 0 25 7 0 29 14 6-7 14 3 10-2 31-18 20-4 21-2 35-16 9-22-1-11z',
];
const WARWICK = 'M207 142l-11 16-22 13-20 2-12 12-6 26 2 15 13 20 28 19 35 5 7 6 44 0 14-31 5-46-26-24-20-8-12-16z';

/** Followers: lozenges are Scots, discs Welsh, squares English. */
const SHAPES = {
  scots: 'M0-14 13 0 0 14-13 0z',
  welsh: 'M0-12a12 12 0 1 1 0 24a12 12 0 1 1 0-24z',
  english: 'M-11-11h22v22h-22z',
} as const;

const FOLLOWERS: readonly (readonly [keyof typeof SHAPES, number, number])[] = [
  ['scots', 110, 74],
  ['scots', 140, 74],
  ['welsh', 125, 106],
  ['english', 156, 106],
  ['welsh', 76, 196],
  ['welsh', 106, 196],
  ['scots', 91, 226],
  ['english', 246, 88],
  ['english', 276, 88],
  ['scots', 261, 118],
  ['english', 304, 224],
  ['english', 334, 224],
  ['welsh', 364, 224],
];

/** Britain in the middle of its struggle: one region is decided, the next one bears a pennant. */
export const KingIsDeadPicture = () => (
  <svg className="picture" viewBox="0 0 400 268" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect className="picture-sea" width="400" height="268" />
    <g className="picture-coast">
      {[...REGIONS, WARWICK].map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
    <g className="picture-land">
      {REGIONS.map((path) => (
        <path key={path} d={path} />
      ))}
      <path d={WARWICK} className="picture-decided" />
    </g>
    <g className="picture-followers">
      {FOLLOWERS.map(([faction, x, y]) => (
        <path key={`${x} ${y}`} className={faction} d={SHAPES[faction]} transform={`translate(${x} ${y})`} />
      ))}
    </g>
    <g transform="translate(216 208)" className="picture-disc">
      <circle r="27" />
      <circle r="22" />
      <path className="welsh" d={SHAPES.welsh} />
    </g>
    <path className="picture-pennant" d="M224 70V18l34 11-34 12" />
  </svg>
);
