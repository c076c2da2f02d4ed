import { paintDrawing } from './paint-drawing.ts';

/** What stands on the picture of a result: nothing that was hidden. */
export interface ResultPicture {
  readonly drawing: SVGSVGElement | undefined;
  readonly title: string;
  readonly lines: readonly string[];
  readonly foot: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 60;

/** Writes a line in the middle, smaller if it would not fit. */
function write(pen: CanvasRenderingContext2D, words: string, y: number, size: number, font: string): void {
  pen.font = `${font.replace('SIZE', String(size))}`;
  const fits = Math.min(1, (WIDTH - 2 * MARGIN) / pen.measureText(words).width);
  pen.font = `${font.replace('SIZE', String(Math.floor(size * fits)))}`;
  pen.fillText(words, WIDTH / 2, y);
}

/** The result as a picture of 1200 by 630, in the colours of the page. */
export async function paintResult({ drawing, title, lines, foot }: ResultPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser paints nothing');
  const page = getComputedStyle(document.documentElement);
  const colour = (name: string): string => page.getPropertyValue(`--${name}`).trim();
  pen.fillStyle = colour('raised');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = colour('line');
  pen.lineWidth = 3;
  pen.strokeRect(18, 18, WIDTH - 36, HEIGHT - 36);
  if (drawing !== undefined) paintDrawing(pen, drawing, { x: 220, y: 36, width: 760, height: 370 });
  pen.textAlign = 'center';
  pen.fillStyle = colour('ink');
  write(pen, title, drawing === undefined ? 250 : 462, 50, '700 SIZEpx "Alegreya Variable", Georgia, serif');
  pen.fillStyle = colour('soft-ink');
  for (const [at, line] of lines.entries())
    write(pen, line, (drawing === undefined ? 320 : 508) + at * 38, 28, 'SIZEpx "Source Sans 3 Variable", sans-serif');
  write(pen, foot, 596, 24, '600 SIZEpx "Alegreya Variable", Georgia, serif');
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture was made')) : resolve(blob)), 'image/png'),
  );
}
