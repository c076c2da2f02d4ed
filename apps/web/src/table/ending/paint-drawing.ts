/** Where a drawing is painted: its box of the page is fitted into this one. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Paints an SVG of the page part by part, as it is styled there: an image of it would know none of the page’s styles and fonts. */
export function paintDrawing(pen: CanvasRenderingContext2D, drawing: SVGSVGElement, place: Place): void {
  const box = drawing.viewBox.baseVal;
  const scale = Math.min(place.width / box.width, place.height / box.height);
  const origin = new DOMMatrix()
    .translate(place.x + (place.width - box.width * scale) / 2, place.y)
    .scale(scale)
    .translate(-box.x, -box.y);
  const page = drawing.getScreenCTM()?.inverse() ?? new DOMMatrix();
  for (const part of drawing.querySelectorAll<SVGGraphicsElement>('path, circle, rect, text')) {
    const own = part.getScreenCTM();
    if (own === null) continue;
    pen.save();
    pen.setTransform(origin.multiply(page.multiply(own)));
    pen.globalAlpha = opacityOf(part, drawing);
    paintPart(pen, part);
    pen.restore();
  }
}

/** How much of a part is seen, with all that it lies in. */
function opacityOf(part: Element, drawing: Element): number {
  let opacity = 1;
  for (let at: Element | null = part; at !== null && at !== drawing; at = at.parentElement)
    opacity *= Number(getComputedStyle(at).opacity);
  return opacity;
}

function paintPart(pen: CanvasRenderingContext2D, part: SVGGraphicsElement): void {
  const style = getComputedStyle(part);
  pen.fillStyle = style.fill;
  pen.strokeStyle = style.stroke;
  pen.lineWidth = Number.parseFloat(style.strokeWidth);
  pen.lineJoin = style.strokeLinejoin as CanvasLineJoin;
  pen.lineCap = style.strokeLinecap as CanvasLineCap;
  if (part instanceof SVGTextElement) {
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    pen.textAlign = style.textAnchor === 'middle' ? 'center' : 'left';
    pen.fillText(part.textContent, Number(part.getAttribute('x')), Number(part.getAttribute('y')));
    return;
  }
  const shape = shapeOf(part);
  if (style.fill !== 'none') pen.fill(shape, style.fillRule as CanvasFillRule);
  if (style.stroke !== 'none') pen.stroke(shape);
}

function shapeOf(part: SVGGraphicsElement): Path2D {
  if (part instanceof SVGPathElement) return new Path2D(part.getAttribute('d') ?? '');
  const shape = new Path2D();
  const [x, y, width, height, rx, cx, cy, r] = ['x', 'y', 'width', 'height', 'rx', 'cx', 'cy', 'r'].map((name) =>
    Number(part.getAttribute(name)),
  );
  if (part instanceof SVGCircleElement) shape.arc(cx, cy, r, 0, 2 * Math.PI);
  else shape.roundRect(x, y, width, height, rx);
  return shape;
}
