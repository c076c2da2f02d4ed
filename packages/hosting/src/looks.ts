import { grantedWishes, type LookWish, readWish } from '@interregnum/match';
import type { Row } from './ports.ts';
import type { Table } from './table.ts';

/** What stands beside a line by which somebody sits down: what they are called, and would like to be told apart by. */
export interface Named {
  readonly name: string;
  readonly look: LookWish;
}

/** A wish as it is stored; an empty text where nothing was wished. */
export const lookText = (look: LookWish): string => (Object.keys(look).length === 0 ? '' : JSON.stringify(look));
export const readLook = (text: Row[string] | undefined): LookWish => (text ? readWish(JSON.parse(String(text))) : {});

/** By seat, what people have of what they wished: those who sat down first come first. */
export const looksAt = ({ seats }: Table, names: ReadonlyMap<number, Named>): LookWish[] =>
  grantedWishes(
    seats.map(({ sat }) => (sat === undefined ? undefined : names.get(sat)?.look) ?? {}),
    seats.map(({ sat = 0 }) => sat),
  );
