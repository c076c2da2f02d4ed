import type { ReactNode } from 'react';
import type { Mark, Scene } from '../games/drawing.ts';

interface PictureProps {
  /** What touching it names; something that answers no question is answered with what is asked. */
  readonly mark: Mark;
  readonly scene: Scene;
  readonly label: string;
  readonly className: string;
  readonly anchor?: string;
  readonly children: ReactNode;
}

/** Something to look at. It is no button, for it leads nowhere; a touch is answered with why not. */
export const Picture = ({ mark, scene, label, className, anchor, children }: PictureProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: nothing can be done with it, by keyboard or otherwise
  <div role="img" aria-label={label} className={className} data-anchor={anchor} onClick={() => scene.touch(mark)}>
    {children}
  </div>
);
