import type { Refusal, Values } from '@interregnum/kernel';
import { kingIsDead } from '../src/index.ts';
import { arrange, playing, type Table } from './table.ts';

/** Why the last of these choices is refused at a table, the others made. */
export const refused = (table: Table, ...texts: string[]): Refusal | undefined =>
  kingIsDead.refusal(playing(arrange(table), ...texts.slice(0, -1)), texts.at(-1) as string);

/** What a refusal speaks of. */
export const region = (id: string): Values => ({ region: { term: 'region', id } });
export const faction = (id: string): Values => ({ faction: { term: 'faction', id } });
