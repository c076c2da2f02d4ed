import './dragging.css';
import type { Mark } from '@interregnum/screen';
import { type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { TableModel } from '../model/table-model.ts';
import { followDrags } from './dragged.ts';
import { dropTouches } from './drop-touches.ts';

interface DraggingProps {
  readonly model: TableModel;
  readonly surface: RefObject<HTMLElement | null>;
  /** What is being dragged, or that nothing is any more. */
  readonly mark: Mark | undefined;
  readonly setMark: (mark: Mark | undefined) => void;
}

/** Cards and pieces can be dragged: another way to make the same touches, for whoever has a pointer. */
export function Dragging({ model, surface, mark, setMark }: DraggingProps) {
  const place = useRef({ x: 0, y: 0 });
  const ghost = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (surface.current === null) return;
    let below: Element | undefined;
    const lookAt = (over: Element | undefined): void => {
      below?.removeAttribute('data-drop');
      below = over;
      below?.setAttribute('data-drop', '');
    };
    return followDrags(surface.current, {
      dragged(dragged, x, y, over) {
        place.current = { x, y };
        setMark(dragged);
        follow(ghost.current, x, y);
        lookAt(over);
      },
      dropped: (dropped, onto) => dropTouches(model, dropped, onto),
      ended() {
        setMark(undefined);
        lookAt(undefined);
      },
    });
  }, [model, surface, setMark]);
  useEffect(() => follow(ghost.current, place.current.x, place.current.y));
  if (mark === undefined) return null;
  const { Glyph } = model.gameTable;
  return createPortal(
    <span className="dragged" aria-hidden="true" ref={ghost}>
      <Glyph mark={mark.split(' ').at(-1) ?? mark} />
    </span>,
    document.body,
  );
}

function follow(ghost: HTMLElement | null, x: number, y: number): void {
  if (ghost !== null) ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -60%)`;
}
