import { Frame } from '../../ui/ending-frame.tsx';

const BACK = 'M262 196V64Q262 26 320 14 378 26 378 64V196';
const SEAT = 'M246 190H394V214H246Z';
const LEGS = 'M258 214V280M382 214V280M258 248H382M246 190V148M394 190V148M236 148H258M382 148H404';
const CROWN = 'M-32 20-38-12-18 4 0-22 18 4 38-12 32 20ZM-32 14H32';

/** Where no rule has ended a match: the throne is empty, and the crown lies on it. */
export const EmptyThrone = () => (
  <Frame>
    <path className="end-line" d="M150 280H490" />
    <path className="end-paper" d={BACK} />
    <path className="end-line" d="M284 176V74Q284 50 320 40 356 50 356 74V176" />
    <path className="end-line" d={LEGS} />
    <path className="end-paper" d={SEAT} />
    <g transform="translate(322 172) rotate(-14)">
      <path className="end-solid" d={CROWN} />
    </g>
  </Frame>
);
