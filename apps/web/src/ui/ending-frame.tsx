import './ending-frame.css';
import type { ReactNode } from 'react';

/** The frame of every ending: 640 by 300. It moves only within `.end-moves`; elsewhere it is as it ends. */
export const Frame = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0-16 640 316" className="end-picture" aria-hidden="true">
    {children}
  </svg>
);
