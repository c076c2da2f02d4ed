import { type ComponentType, memo } from 'react';

/** A drawing that is drawn anew only if something is another that it reads, as `reads` lists it. */
export const memoBy = <Props extends object>(
  Drawing: ComponentType<Props>,
  reads: (props: Props) => readonly unknown[],
) =>
  memo(Drawing, (was, is) => {
    const [before, now] = [reads(was), reads(is)];
    return before.length === now.length && before.every((value, at) => Object.is(value, now[at]));
  });
