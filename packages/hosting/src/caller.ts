import type { Hex } from '@interregnum/record';
import type { HostContext, HostedTable } from './hosted-table.ts';

/** The sender of a request: a player, and the layouts that the client knows. With a socket also how to send news. */
export interface Caller {
  readonly player: string;
  readonly layouts: Readonly<Record<string, Hex>>;
  readonly send?: (text: string) => void;
  /** A table is watched from now on; `leave` stops that. */
  watches?(table: string, leave: () => void): void;
  unwatch?(table: string): void;
  /** Whether somebody can see the page, as it says. */
  setVisible?(isVisible: boolean): void;
}

/** All tables of a host. */
export interface Tables {
  readonly shared: HostContext;
  /** The table of that id in memory, from now on. */
  get(id: string): HostedTable;
  /** The same if it is there. */
  find(id: string): HostedTable | undefined;
}
