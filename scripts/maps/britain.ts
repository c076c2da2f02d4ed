// Draws the map of The King Is Dead, Great Britain in eight regions: `npm run maps`. Scotland is pressed together and the
// middle of England widened, so that every region has room for its followers.
import { areas, type Border } from './areas.ts';
import { countries, push, scale, warp } from './atlas.ts';
import { type Line, middle, type Point } from './line.ts';
import { write } from './write.ts';

type Region = 'moray' | 'strathclyde' | 'lancaster' | 'northumbria' | 'gwynedd' | 'warwick' | 'essex' | 'devon';

const VIEW = { width: 880, height: 1000 };
const EAST = scale([-7.2, 0], [-6.2, 70], [-5.6, 130], [-3, 395], [-0.5, 655], [1.8, 835], [2.3, 880]);
const NORTH = scale(
  [49.6, 1008],
  [50, 980],
  [50.6, 928],
  [51.3, 848],
  [52, 756],
  [53.4, 560],
  [55, 390],
  [56, 264],
  [57.5, 112],
  [58.7, 12],
);
const project = warp(
  EAST,
  NORTH,
  push([-3.1, 53.9], 1.4, [-52, 0]), // Lancashire's coast
  push([-3.9, 57.6], 1.6, [-18, -7]), // the Moray Firth
  push([-4.5, 53.45], 0.55, [-10, -8]), // Anglesey
  push([-4.2, 54.9], 1.4, [-10, 24]), // Galloway
  push([-0.4, 54.2], 2, [50, -6]), // Yorkshire's coast
  push([1, 51.8], 1.2, [14, 16]), // the Thames
  push([-1.8, 50.6], 2.4, [0, 34]), // the Channel coast
);

// Junctions, from north to south.
const CHEVIOT: Point = [-2.35, 55.17];
const PEAK: Point = [-1.75, 53.42];
const DEE: Point = [-2.7, 52.9];
const TRENT: Point = [-0.5, 52.75];
const AVON: Point = [-2.15, 52.02];
const CHILTERNS: Point = [-1, 51.64];

const border = (left: Region, right: Region, ...line: Line): Border<Region> => ({
  left,
  right,
  line: line.map(project),
});
const BORDERS = [
  border('moray', 'strathclyde', [-5.4, 56.5], [-4.9, 56.38], [-4.4, 56.2], [-3.8, 56.22], [-3.3, 56.36]),
  border('strathclyde', 'lancaster', [-3.05, 54.98], [-2.75, 55.02], CHEVIOT),
  border('strathclyde', 'northumbria', CHEVIOT, [-2.2, 55.45], [-2.25, 55.6], [-2, 55.8]),
  border('lancaster', 'northumbria', PEAK, [-1.92, 53.8], [-1.97, 54.4], [-2.2, 54.8], CHEVIOT),
  border('gwynedd', 'lancaster', DEE, [-2.95, 53.1], [-3.1, 53.25]),
  border('warwick', 'lancaster', PEAK, [-2.1, 53.1], [-2.5, 53.05], DEE),
  border('warwick', 'northumbria', TRENT, [-0.8, 52.92], [-1.2, 53.08], [-1.5, 53.32], PEAK),
  border('essex', 'northumbria', [0.1, 52.85], [-0.3, 52.75], TRENT),
  border('gwynedd', 'warwick', AVON, [-2.6, 52.3], [-2.8, 52.6], DEE),
  border('gwynedd', 'devon', [-2.5, 51.7], [-2.35, 51.85], AVON),
  border('warwick', 'essex', CHILTERNS, [-0.7, 52.1], [-0.55, 52.45], TRENT),
  border('devon', 'warwick', CHILTERNS, [-1.5, 51.9], AVON),
  border('devon', 'essex', [-0.9, 50.77], [-0.95, 51.1], [-1.2, 51.4], CHILTERNS),
];

/** How wide the longest form of each name is, at the size the board writes it. */
const NAMES: Readonly<Record<Region, number>> = {
  moray: 100,
  strathclyde: 140,
  lancaster: 124,
  northumbria: 150,
  gwynedd: 112,
  warwick: 110,
  essex: 100,
  devon: 100,
};

/** The larger islands, by a place near their middle. */
const ISLANDS: readonly (readonly [region: Region, near: Point])[] = [
  ['moray', [-6.3, 57.35]], // Skye
  ['moray', [-6.7, 58.1]], // Lewis
  ['moray', [-6, 56.45]], // Mull
  ['strathclyde', [-6.2, 55.75]], // Islay
  ['strathclyde', [-5.25, 55.6]], // Arran
  ['gwynedd', [-4.35, 53.3]], // Anglesey
  ['devon', [-1.3, 50.68]], // Wight
];

const country = countries(project, { thin: 40, mouth: 9, loop: 500, island: 260 });
const [britain = [], ...others] = country('United Kingdom');
const islands = ISLANDS.map(([region, near]) => {
  const [x, y] = project(near);
  const ring = others.find((other) => Math.hypot(middle(other)[0] - x, middle(other)[1] - y) < 25);
  if (ring === undefined) throw new Error(`no island of ${region} near ${near}`);
  return { region, ring };
});
const around = [...others, ...['Ireland', 'Isle of Man', 'France', 'Belgium'].flatMap(country)];

write({
  file: 'apps/web/src/games/king-is-dead/map-data.ts',
  script: 'scripts/maps/britain.ts',
  constant: 'REGIONS',
  view: VIEW,
  background: around.filter((land) => islands.every(({ ring }) => ring !== land)),
  areas: areas(britain, BORDERS, 14),
  islands: (id) => islands.filter(({ region }) => region === id).map(({ ring }) => ring),
  wish: (id) => ({ name: { width: NAMES[id], height: 34 }, margin: 6, pieces: [4, 3] }),
});
