import type { Evening } from '@interregnum/match';
import type { ReactNode } from 'react';

/** What a table adds to its screen, or has otherwise, because its match is kept elsewhere: at a server. */
export interface TableExtras {
  /** A line below the header. */
  readonly line: () => ReactNode;
  /** In the menu, in the place of stopping the match: what can be done to the table. */
  readonly actions: (close: () => void) => ReactNode;
  /** Once the match is over, in the place of playing again here: where it ended, or beside the replay, where there is less room. */
  readonly next: (place: 'end' | 'replay') => ReactNode;
  /** Where the match is kept, in words. */
  readonly kept: () => ReactNode;
  /** What its players have won in the matches before it. */
  readonly evening: () => Evening | undefined;
  readonly allowsHints: boolean;
  /** Tells everybody at the table that a hint is asked for; only then it may be. */
  readonly announceHint: () => Promise<boolean>;
}
