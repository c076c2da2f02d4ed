import './zoomed-board.css';
import { type ReactNode, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { topDialog } from '../../ui/dialog.tsx';
import type { ShownTable } from '../model/use-shown.ts';
import { boardZoom } from './board-zoom.ts';
import { followFingers } from './fingers.ts';

/** How much a key enlarges. */
const STEP = 1.5;

interface ZoomedBoardProps {
  readonly shown: ShownTable;
  readonly children: ReactNode;
}

/** The board, which two fingers or the keys + and − enlarge; 0, Escape and a button show all of it again. */
export function ZoomedBoard({ shown: { scene }, children }: ZoomedBoardProps) {
  const section = useRef<HTMLElement>(null);
  useSyncExternalStore(boardZoom.subscribe, boardZoom.snapshot);
  const { scale, x, y } = boardZoom.now;
  useFitting(section);
  useZoomKeys(section);
  useFocusInSight(section);
  // Whatever points at places of the board points anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them moves the board
  useEffect(() => void section.current?.dispatchEvent(new Event('zoomed', { bubbles: true })), [scale, x, y]);
  const isZoomed = scale > 1;
  return (
    <section
      className={isZoomed ? 'table-board zoomed' : 'table-board'}
      aria-label={scene.text('table.board')}
      ref={section}
    >
      <div
        className="table-zoom"
        style={isZoomed ? { transform: `translate(${x}px, ${y}px) scale(${scale})` } : undefined}
      >
        {children}
      </div>
      {isZoomed && (
        <button type="button" className="button zoom-whole" onClick={() => boardZoom.whole()}>
          {scene.text('table.whole-board')}
        </button>
      )}
    </section>
  );
}

/** Another table begins with all of its board. */
function useFitting(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const board = section.current;
    const drawing = board?.querySelector<HTMLElement>('.table-zoom');
    if (board == null || drawing == null) return;
    const observer = new ResizeObserver(() => boardZoom.fit(drawing.offsetWidth, drawing.offsetHeight));
    observer.observe(drawing);
    const stop = followFingers(board, drawing);
    return () => {
      observer.disconnect();
      stop();
      boardZoom.whole();
    };
  }, [section]);
}

const DEEDS: Readonly<Record<string, () => void>> = {
  '+': () => boardZoom.by(STEP),
  '=': () => boardZoom.by(STEP),
  '-': () => boardZoom.by(1 / STEP),
  '0': () => boardZoom.whole(),
};

function useZoomKeys(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || target instanceof HTMLInputElement || topDialog() !== undefined) return;
      if (!Object.hasOwn(DEEDS, key) || section.current === null) return;
      DEEDS[key]();
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [section]);
}

/** How far a stretch must be moved to lie within another one. */
const inside = (from: number, to: number, least: number, most: number): number =>
  from < least ? least - from : to > most ? Math.max(least - from, most - to) : 0;

/** What gets the focus beyond the edge is moved into sight. */
function useFocusInSight(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const board = section.current;
    const focused = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || board === null || boardZoom.now.scale === 1) return;
      const [there, all] = [target.getBoundingClientRect(), board.getBoundingClientRect()];
      boardZoom.pan({
        x: inside(there.left, there.right, all.left, all.right),
        y: inside(there.top, there.bottom, all.top, all.bottom),
      });
      // A browser that has scrolled it into sight has moved it twice.
      board.scrollTo(0, 0);
    };
    board?.addEventListener('focusin', focused);
    return () => board?.removeEventListener('focusin', focused);
  }, [section]);
}
