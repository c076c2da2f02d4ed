import type { AttackContext } from './attack-context.ts';
import type { Chance } from './chance.ts';

/** A way to harm a server: sends about so many messages or requests, and no fewer. */
export interface Attack {
  readonly name: string;
  /** How much of all that is sent is of this kind. */
  readonly share: number;
  /** How many do it at the same time. */
  readonly lanes: number;
  run(context: AttackContext, chance: Chance, count: number): Promise<void>;
}
