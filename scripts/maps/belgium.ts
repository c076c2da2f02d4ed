// Draws the map of The Foreign King, Belgium in its nine provinces: `npm run maps`.
import { areas, type Border } from './areas.ts';
import { countries, push, scale, warp } from './atlas.ts';
import type { Line, Point } from './line.ts';
import { write } from './write.ts';

type Province =
  | 'antwerp'
  | 'brabant'
  | 'east_flanders'
  | 'hainaut'
  | 'liege'
  | 'limburg'
  | 'luxembourg'
  | 'namur'
  | 'west_flanders';

const VIEW = { width: 1000, height: 830 };
const EAST = scale([2.5, 22], [3.4, 250], [4.35, 510], [5.2, 702], [6.4, 978]);
const NORTH = scale([49.45, 816], [50.2, 528], [51, 226], [51.55, 10]);
const project = warp(
  EAST,
  NORTH,
  push([2.95, 50.75], 0.8, [-4, 22]), // the Yser
  push([3.65, 50.35], 1, [-36, 30]), // the Borinage
  push([4.85, 50.12], 0.45, [-8, 34]), // Givet
  push([5.2, 49.7], 0.9, [-26, 10]), // the Semois
  push([5.8, 49.85], 0.8, [24, 0]), // Arlon
  push([5.8, 51], 0.8, [32, 0]), // the Meuse
);

// Junctions, from west to east.
const KORTRIJK: Point = [3.5, 50.75];
const NINOVE: Point = [4.0, 50.74];
const BOOM: Point = [4.34, 51.01];
const GEMBLOUX: Point = [4.55, 50.48];
const DIEST: Point = [5, 50.98];
const HANNUT: Point = [4.97, 50.55];
const LANDEN: Point = [5.13, 50.72];
const MARCHE: Point = [5.35, 50.36];

const border = (left: Province, right: Province, ...line: Line): Border<Province> => ({
  left,
  right,
  line: line.map(project),
});
const BORDERS = [
  border('west_flanders', 'east_flanders', KORTRIJK, [3.4, 50.95], [3.47, 51.1], [3.38, 51.27]),
  border('west_flanders', 'hainaut', [3.27, 50.68], [3.38, 50.72], KORTRIJK),
  border('east_flanders', 'hainaut', KORTRIJK, [3.8, 50.7], NINOVE),
  border('east_flanders', 'antwerp', BOOM, [4.27, 51.12], [4.36, 51.2], [4.24, 51.37]),
  border('east_flanders', 'brabant', NINOVE, [4.13, 50.85], [4.16, 50.97], BOOM),
  border('antwerp', 'brabant', BOOM, [4.55, 50.96], [4.8, 50.99], DIEST),
  border('antwerp', 'limburg', DIEST, [5.1, 51.08], [5.08, 51.18], [5.24, 51.27]),
  border('hainaut', 'brabant', GEMBLOUX, [4.3, 50.53], [4.12, 50.64], NINOVE),
  border('namur', 'brabant', HANNUT, [4.75, 50.55], GEMBLOUX),
  border('liege', 'brabant', LANDEN, [5.07, 50.64], HANNUT),
  border('limburg', 'brabant', DIEST, [5.05, 50.87], LANDEN),
  border('liege', 'limburg', [5.7, 50.76], [5.4, 50.71], LANDEN),
  border('liege', 'namur', HANNUT, [5.1, 50.5], [5.25, 50.46], MARCHE),
  border('liege', 'luxembourg', MARCHE, [5.7, 50.3], [5.9, 50.2], [6.03, 50.17]),
  border('namur', 'luxembourg', [4.95, 49.79], [5.06, 50], [5.25, 50.15], MARCHE),
  border('namur', 'hainaut', GEMBLOUX, [4.52, 50.35], [4.42, 50.15], [4.3, 49.96]),
];

/** How wide the longest word of each name is, at the size the board writes it; the two Flanders take two lines. */
const NAMES: Readonly<Record<Province, number>> = {
  antwerp: 120,
  brabant: 110,
  east_flanders: 126,
  hainaut: 100,
  liege: 80,
  limburg: 110,
  luxembourg: 130,
  namur: 90,
  west_flanders: 140,
};

const country = countries(project, { thin: 40, mouth: 16, loop: 500, island: 400 });
const [belgium = []] = country('Belgium');

write({
  file: 'apps/web/src/games/foreign-king/map-data.ts',
  script: 'scripts/maps/belgium.ts',
  constant: 'PROVINCES',
  view: VIEW,
  background: ['France', 'Netherlands', 'Germany', 'Luxembourg'].flatMap(country),
  areas: areas(belgium, BORDERS, 14),
  islands: () => [],
  wish: (id) => ({ name: { width: NAMES[id], height: id.endsWith('flanders') ? 58 : 34 }, margin: 6, pieces: [4, 3] }),
});
