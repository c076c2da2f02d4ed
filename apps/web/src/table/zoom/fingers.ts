import { boardZoom } from './board-zoom.ts';
import type { Point } from './zoom.ts';

/** Pixels that a finger trembles while it taps, and between two taps at one place. */
const TREMBLES = 8;
const BESIDE = 30;
/** Milliseconds between two taps that are one. */
const DOUBLE = 320;

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** What fingers on a board do: two enlarge it, one moves an enlarged one, and a double tap beside what is open shows all of it. */
class Fingers {
  private readonly points = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  /** Whether the fingers have done more than tap. */
  private hasMoved = false;
  private lastTap: { readonly at: number; readonly point: Point } | undefined;
  private readonly board: HTMLElement;
  private readonly drawing: HTMLElement;

  constructor(board: HTMLElement, drawing: HTMLElement) {
    this.board = board;
    this.drawing = drawing;
  }

  private pointOf({ clientX, clientY }: PointerEvent): Point {
    const { left, top } = this.board.getBoundingClientRect();
    return { x: clientX - left - this.drawing.offsetLeft, y: clientY - top - this.drawing.offsetTop };
  }

  readonly down = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') return;
    this.start = this.pointOf(event);
    this.points.set(event.pointerId, this.start);
    this.hasMoved = this.points.size > 1;
  };

  readonly move = (event: PointerEvent): void => {
    const { points } = this;
    const was = points.get(event.pointerId);
    if (was === undefined) return;
    const is = this.pointOf(event);
    if (!this.hasMoved && apart(this.start, is) < TREMBLES) return;
    const other = [...points].find(([id]) => id !== event.pointerId)?.[1];
    points.set(event.pointerId, is);
    if (other !== undefined) boardZoom.pinch([was, other], [is, other]);
    else if (boardZoom.now.scale > 1) {
      this.hasMoved = true;
      boardZoom.pan({ x: is.x - was.x, y: is.y - was.y });
    }
  };

  readonly up = (event: PointerEvent): void => {
    const { lastTap } = this;
    const point = this.points.get(event.pointerId);
    this.points.delete(event.pointerId);
    if (point === undefined || this.hasMoved) return;
    const isDouble =
      lastTap !== undefined && event.timeStamp - lastTap.at < DOUBLE && apart(lastTap.point, point) < BESIDE;
    const isAnswer = event.target instanceof Element && event.target.closest('.target.open') !== null;
    this.lastTap = isDouble ? undefined : { at: event.timeStamp, point };
    if (isDouble && !isAnswer) boardZoom.whole();
  };

  readonly gone = ({ pointerId }: PointerEvent): void => void this.points.delete(pointerId);

  /** What the board was moved by is not touched. */
  readonly clicked = (event: Event): void => {
    if (!this.hasMoved) return;
    this.hasMoved = false;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Follows fingers on a board; what is returned ends it. */
export function followFingers(board: HTMLElement, drawing: HTMLElement): () => void {
  const fingers = new Fingers(board, drawing);
  const closing = new AbortController();
  const { signal } = closing;
  board.addEventListener('pointerdown', fingers.down, { signal });
  addEventListener('pointermove', fingers.move, { signal });
  addEventListener('pointerup', fingers.up, { signal });
  addEventListener('pointercancel', fingers.gone, { signal });
  board.addEventListener('click', fingers.clicked, { signal, capture: true });
  return () => closing.abort();
}
