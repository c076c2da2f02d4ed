import { Observable } from '../model/observable.ts';
import { type Point, panned, pinched, WHOLE, within, type Zoom, zoomedAt } from './zoom.ts';

/** How the board on the screen is enlarged. There is one table on a page, whose menu asks for it too. */
class BoardZoom extends Observable {
  now: Zoom = WHOLE;
  private box = { width: 1, height: 1 };

  private show(zoom: Zoom): void {
    if (zoom.scale === this.now.scale && zoom.x === this.now.x && zoom.y === this.now.y) return;
    this.now = zoom;
    this.changed();
  }

  /** The board has another size. */
  fit(width: number, height: number): void {
    this.box = { width, height };
    this.show(within(this.now, this.box));
  }

  whole(): void {
    this.show(WHOLE);
  }

  by(factor: number, at: Point = { x: this.box.width / 2, y: this.box.height / 2 }): void {
    this.show(zoomedAt(this.now, factor, at, this.box));
  }

  to(scale: number): void {
    this.by(scale / this.now.scale);
  }

  pan(by: Point): void {
    this.show(panned(this.now, by, this.box));
  }

  pinch(from: readonly [Point, Point], to: readonly [Point, Point]): void {
    this.show(pinched(this.now, from, to, this.box));
  }
}

export const boardZoom = new BoardZoom();
