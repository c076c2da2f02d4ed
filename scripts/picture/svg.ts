import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARIES, ROOT } from '../pack/workspace.ts';
import type { Imports } from './imports.ts';
import { essentialImports } from './layers.ts';
import { BOX, layoutOf, type Point } from './layout.ts';

const APPLICATIONS = readdirSync(join(ROOT, 'apps'));

function kindOf(name: string): string {
  if (APPLICATIONS.includes(name)) return 'application';
  return (LIBRARIES as readonly string[]).includes(name) ? 'library' : 'internal';
}

const STYLE = `
    .page { fill: #fbfaf7; }
    .box { stroke: #2b3a4a; stroke-width: 1.5; }
    .application { fill: #f3e2c0; }
    .library { fill: #ffffff; }
    .internal { fill: #e4e8ec; }
    .name { fill: #16202b; font-weight: 600; }
    .note { fill: #45525e; font-size: 12px; }
    .arrow { stroke: #2b3a4a; stroke-width: 1.4; fill: none; }
    .head { fill: #2b3a4a; }
    @media (prefers-color-scheme: dark) {
      .page { fill: #14191f; }
      .box { stroke: #b9c6d2; }
      .application { fill: #4d3f22; }
      .library { fill: #2a343e; }
      .internal { fill: #1b2229; }
      .name { fill: #f2f5f8; }
      .note { fill: #b4c0cb; }
      .arrow { stroke: #b9c6d2; }
      .head { fill: #b9c6d2; }
    }
`;

/** Room below the boxes for what the picture says of itself, and between a tip and its box. */
const [NOTES, TIP] = [52, 3];

/** A curve from box to box that passes layers between them straight down, as high as boxes are. */
function curve(points: readonly Point[]): string {
  const half = BOX.height / 2;
  const parts = points.slice(1).map(({ x, y }, at) => {
    const from = { x: points[at].x, y: points[at].y + half };
    const to = { x, y: y - half };
    const middle = (from.y + to.y) / 2;
    const isLast = at === points.length - 2;
    return `C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${isLast ? to.y - TIP : to.y}${isLast ? '' : ` V${y + half}`}`;
  });
  return [`M${points[0].x} ${points[0].y + half}`, ...parts].join(' ');
}

function box(name: string, { x, y }: Point): string {
  const [left, top] = [x - BOX.width / 2, y - BOX.height / 2];
  return `  <rect class="box ${kindOf(name)}" x="${left}" y="${top}" width="${BOX.width}" height="${BOX.height}" rx="6"/>
  <text class="name" x="${x}" y="${y + 5}" text-anchor="middle">${name}</text>`;
}

/** What colours mean. */
const LEGEND = [
  ['application', 'application'],
  ['library', 'can be installed'],
  ['internal', 'for this repository alone'],
] as const;

const swatch = (kind: string, text: string, x: number, y: number): string =>
  `  <rect class="box ${kind}" x="${x}" y="${y - 11}" width="20" height="14" rx="3"/>
  <text class="note" x="${x + 28}" y="${y}">${text}</text>`;

/** What the picture says, for those who do not see it: every import, those without an arrow included. */
const told = (imports: Imports): string =>
  [...imports.keys()]
    .sort()
    .map((name) => `${name} imports ${[...(imports.get(name) ?? [])].sort().join(', ') || 'nothing'}.`)
    .join('\n    ');

/** The picture of what packages import. */
export function pictureOf(imports: Imports): string {
  const { width, height, boxes, arrows } = layoutOf(essentialImports(imports));
  const whole = height + NOTES;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${whole}" width="${width}" height="${whole}" role="img"
     aria-labelledby="title desc" font-family="system-ui, -apple-system, 'Segoe UI', sans-serif" font-size="14">
  <title id="title">The packages of Interregnum and what they import</title>
  <desc id="desc">${told(imports)}</desc>
  <style>${STYLE}  </style>
  <defs>
    <marker id="tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7" markerHeight="7" orient="auto">
      <path class="head" d="M0 0 L10 5 L0 10 z"/>
    </marker>
  </defs>
  <rect class="page" width="${width}" height="${whole}" rx="10"/>
${arrows.map((points) => `  <path class="arrow" d="${curve(points)}" marker-end="url(#tip)"/>`).join('\n')}
${[...boxes].map(([name, at]) => box(name, at)).join('\n')}
  <text class="note" x="28" y="${height + 8}">An arrow points at what is imported; one that follows from others is left out.</text>
${LEGEND.map(([kind, text], at) => swatch(kind, text, 28 + at * 200, height + 28)).join('\n')}
</svg>
`;
}
