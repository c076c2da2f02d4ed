/** Pixels that a pointer trembles while it clicks. */
const TREMBLES = 8;

/** What follows a drag. */
export interface DragListener {
  /** Something is being dragged to a point of the window; what can be touched below it. */
  readonly dragged: (mark: string, x: number, y: number, over: Element | undefined) => void;
  /** It was let go: onto something that can be touched, or onto a place of the table that cannot. */
  readonly dropped: (mark: string, onto: string | undefined) => void;
  /** It is over, wherever it has ended. */
  readonly ended: () => void;
}

/** What can be touched at a place of the page, as a click there would have it. */
const touchedBy = (element: Element | null | undefined): string | undefined =>
  element?.closest<HTMLElement | SVGElement>('[data-touch]')?.dataset.touch ??
  element?.closest<HTMLElement | SVGElement>('.target[data-mark]')?.dataset.mark;

/** Where something can be dropped that is no answer itself: the board, a court. */
const isPlace = (element: Element): boolean => element.closest('.table-board, .seats [data-anchor]') !== null;

interface Pressed {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly mark: string;
}

class Drags {
  private from: Pressed | undefined;
  private isDragging = false;
  /** Whether the click that ends it is none. */
  private hasDragged = false;
  private readonly surface: HTMLElement;
  private readonly listener: DragListener;

  constructor(surface: HTMLElement, listener: DragListener) {
    this.surface = surface;
    this.listener = listener;
  }

  readonly stop = (): void => {
    if (this.isDragging) this.listener.ended();
    this.from = undefined;
    this.isDragging = false;
  };

  readonly down = (event: PointerEvent): void => {
    const { target, pointerId: id, clientX: x, clientY: y } = event;
    this.hasDragged = false;
    const element = target instanceof Element ? target : undefined;
    const mark = touchedBy(element);
    // One finger moves a board that is enlarged.
    const pans = event.pointerType === 'touch' && element !== undefined && element.closest('.zoomed') !== null;
    if (!event.isPrimary) this.stop();
    else if (event.button === 0 && mark !== undefined && !pans) this.from = { id, x, y, mark };
  };

  readonly move = ({ pointerId, clientX: x, clientY: y }: PointerEvent): void => {
    const { from } = this;
    if (from === undefined || pointerId !== from.id) return;
    if (!this.isDragging && Math.hypot(x - from.x, y - from.y) < TREMBLES) return;
    this.isDragging = true;
    this.hasDragged = true;
    this.listener.dragged(from.mark, x, y, document.elementFromPoint(x, y)?.closest('.target') ?? undefined);
  };

  readonly up = ({ pointerId, clientX: x, clientY: y }: PointerEvent): void => {
    const { from, isDragging } = this;
    if (from === undefined || pointerId !== from.id) return;
    this.stop();
    const element = isDragging ? document.elementFromPoint(x, y) : null;
    const onto = touchedBy(element);
    if (element === null || onto === from.mark || !this.surface.contains(element)) return;
    if (onto !== undefined || isPlace(element)) this.listener.dropped(from.mark, onto);
  };

  readonly keyed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.isDragging) return;
    this.stop();
    event.stopImmediatePropagation();
  };

  /** What was dragged is not touched once more. */
  readonly clicked = (event: Event): void => {
    if (!this.hasDragged) return;
    this.hasDragged = false;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Follows what is dragged on a table, by whatever pointer. A press that does not move is a touch, and none of this. */
export function followDrags(surface: HTMLElement, listener: DragListener): () => void {
  const drags = new Drags(surface, listener);
  const closing = new AbortController();
  const { signal } = closing;
  surface.addEventListener('pointerdown', drags.down, { signal });
  surface.addEventListener('click', drags.clicked, { signal, capture: true });
  surface.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  addEventListener('pointermove', drags.move, { signal });
  addEventListener('pointerup', drags.up, { signal });
  addEventListener('pointercancel', drags.stop, { signal });
  addEventListener('keydown', drags.keyed, { signal, capture: true });
  return () => closing.abort();
}
