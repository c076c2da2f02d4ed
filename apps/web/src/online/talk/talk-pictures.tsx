import type { Reaction } from '@interregnum/protocol/client';

/** Eyes and mouth of a face of 24 by 24, or what is drawn instead of one. */
const DRAWN: Readonly<Record<Reaction, string>> = {
  smile: 'M8.5 9.5v.5M15.5 9.5v.5M8 14q4 4 8 0',
  laugh: 'M7.5 10q1-1.5 2 0M14.5 10q1-1.5 2 0M7.5 13h9q-.5 5-4.5 5t-4.5-5z',
  wow: 'M8.5 9v1M15.5 9v1M12 13.5a2 2.5 0 1 0 .01 0z',
  think: 'M8 9.5h2M14.5 9v1M9 16q2-2 6-1.5M7 7l3-.5',
  sad: 'M8.5 10v.5M15.5 10v.5M8 17q4-4 8 0',
  heart: 'M12 20q-8-6-8-11a4 4 0 0 1 8-1.5 4 4 0 0 1 8 1.5q0 5-8 11z',
};

/** A reaction, drawn by us: not every device has pictures among its letters. */
export const Face = ({ reaction }: { readonly reaction: Reaction }) => (
  <svg className="talk-picture" viewBox="0 0 24 24" aria-hidden="true">
    {reaction !== 'heart' && <circle cx="12" cy="12" r="10" />}
    <path d={DRAWN[reaction]} />
  </svg>
);

/** A bubble: what is said at a table. */
export const Bubble = () => (
  <svg className="talk-picture" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 5h18v11H11l-5 4v-4H3z" />
  </svg>
);
