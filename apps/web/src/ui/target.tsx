import type { KeyboardEvent, ReactNode } from 'react';
import type { Mark, Scene } from '../games/drawing.ts';
import { useScreen } from './screen-context.ts';

interface TargetProps {
  readonly mark: Mark;
  /** Its `touch` is told of every click: that is `touch` of table/model/table-model.ts. */
  readonly scene: Scene;
  /** What a screen reader says of it: a name, and what there is to see. */
  readonly label: string;
  readonly className?: string;
  /** Whether it is chosen, where two things have the same mark; else the screen tells. */
  readonly isChosen?: boolean;
  /** A button that is gone once it is touched is not pressed in. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

/** What is not open can still be touched: then it says why. */
function useMarked({ mark, className = '', plain = false, isChosen: isThis }: TargetProps) {
  const screen = useScreen();
  const [isOpen, isChosen] = [screen.isOpen(mark), isThis ?? screen.isChosen(mark)];
  return {
    className: ['target', className, isOpen ? 'open' : '', isChosen ? 'chosen' : ''].filter(Boolean).join(' '),
    'aria-disabled': !isOpen,
    'aria-pressed': plain ? undefined : isChosen,
    'data-mark': mark,
  };
}

/** Something to touch within an SVG drawing. Its mark may be a part of a choice, such as a region. Pieces inside it may name themselves with `data-touch`: that mark, and a kind, as `moray scots`. */
export function SvgTarget(props: TargetProps) {
  const { mark, scene, label, children } = props;
  const marked = useMarked(props);
  const touch = (target: EventTarget): void => {
    const inner = target instanceof Element ? target.closest<SVGElement>('[data-touch]')?.dataset.touch : undefined;
    scene.touch(inner ?? mark);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    scene.touch(mark);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no button
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      {...marked}
      onClick={(event) => touch(event.target)}
      onKeyDown={onKeyDown}
    >
      {children}
    </g>
  );
}

/** Something to touch that is a box: a chip, an action, each card of a game's `Hand`, whose mark is the card as notation writes it. */
export function Target(props: TargetProps) {
  const { mark, scene, label, children } = props;
  const marked = useMarked(props);
  return (
    <button type="button" aria-label={label} {...marked} onClick={() => scene.touch(mark)}>
      {children}
    </button>
  );
}
