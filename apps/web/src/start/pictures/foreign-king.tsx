import './pictures.css';

// Coasts: Natural Earth, public domain, through the board's own map.
const PROVINCES = [
  'M177 12l8 23 10 12-11 19 1 10 8 12 25 9 34-5 22 2 12-20-3-21 12-7 10-12-18-15-4-10 0-14-2-1-6 0-11 11-10-6-2-5-16 0-11 6-11-6-9 0-7 4 5 13-2 3z',
  'M193 88l-25 9-6 25-11 15-12 11 12 10 5 12 18 9 10 11 28 3 8 3 29-16 21 2 20-35-16-53-22-2-34 5z',
  'M50 32l7 9 7 24-2 12-8 12-1 20 9 16-2 25 43 9 25-11 11 0 12-11 11-15 6-25 25-9-8-12-1-10 11-19-10-12-8-23-5 10-9 8-30 15-15 1-14-12-13-4-15 0-15 9z',
  'M60 150l-9 7-29 11 3 35 5 5 15-2 23 8 7 30 17-5 21 1 18-4 20 13 12-1-7 18 6 9 33 0 6-9 3-22 11-23 5-25-8-3-28-3-10-11-18-9-5-12-12-10-11 0-25 11z',
  'M290 147l-20 35 21 14 12 3 14 21 18 4 16 8 11 1 44 29 0-120 0-1-20-1-12-7-25 1-24 15-25 1z',
  'M305 34l-10 12-12 7 3 21-12 20 16 53 10 3 25-1 24-15 25-1-10-10 20-22 6-31-1-12-35-13-12-14z',
  'M406 263l0-1-44-29-11-1-16-8-18-4-6 5-7 14-3 27-6 9 96 0 5-10z',
  'M270 182l-21-2-29 16-5 25-11 23-3 22-6 9 100 0 6-9 3-27 7-14 6-5-14-21-12-3z',
  'M60 150l2-25-9-16 1-20 8-12 2-12-7-24-7-9-3-22-18 6-23 11-12 7 0 118 1-1 16-4 11 21 29-11z',
];

const CITIZEN = 'M0-1c9 0 13 5 14 14l1 7h-30l1-7c1-9 5-14 14-14z';
/** Heads tell seats apart as colours do. */
const HEADS = ['M0-16a7 7 0 1 1 0 14a7 7 0 1 1 0-14z', 'M-6-15h12v13h-12z', 'M0-18l9 16h-18z'];

const CITIZENS: readonly (readonly [seat: number, x: number, y: number])[] = [
  [1, 92, 116],
  [1, 124, 116],
  [0, 222, 58],
  [0, 254, 58],
  [2, 238, 226],
  [1, 270, 226],
  [0, 318, 88],
  [2, 350, 88],
  [0, 84, 186],
];

const ANVIL = 'M-15-9h8v-2h21v5c-6 0-9 2-9 6 0 3 2 4 4 5v5h-17v-5c3-1 4-2 4-5-7 0-11-3-11-9z';
const SPOOL = 'M-11-14h22v6h-3v16h3v6h-22v-6h3v-16h-3z';

/** The king on his way through Belgium, past anvils and spools. */
export const ForeignKingPicture = () => (
  <svg className="picture" viewBox="0 0 400 268" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect className="picture-abroad" width="400" height="268" />
    <path className="picture-sea" d="M-6-6H70L50 4 20 12-6 28z" />
    <g className="picture-land">
      {PROVINCES.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
    <path className="picture-way" d="M206 172C196 206 170 212 142 214" />
    <path className="picture-way-end" d="M152 203l-14 11 15 9" />
    {CITIZENS.map(([seat, x, y]) => (
      <g key={`${x} ${y}`} className={`picture-citizen seat-${seat}`} transform={`translate(${x} ${y})`}>
        <path d={CITIZEN} />
        <path d={HEADS[seat]} />
      </g>
    ))}
    <g className="picture-factory">
      <path d={ANVIL} transform="translate(112 232)" />
      <path d={ANVIL} transform="translate(352 186)" />
      <path d={SPOOL} transform="translate(108 78)" />
      <path className="hollow" d={SPOOL} transform="translate(28 108)" />
    </g>
    <g className="picture-king" transform="translate(213 140)">
      <path d="M0-4c16 0 24 8 26 24l1 8h-54l1-8c2-16 10-24 26-24z" />
      <path d="M-17-8l-4-22 12 8 9-11 9 11 12-8-4 22z" />
      <path className="sash" d="M-17 4 12 28" />
    </g>
  </svg>
);
