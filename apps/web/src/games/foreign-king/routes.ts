import type { Position, ProvinceName } from '@interregnum/foreign-king/glance';
import type { Scene } from '../view.ts';

/** The provinces the king would come through, as notation writes it: `king brabant liege`, perhaps by the queen. */
export const routeOf = (choice: string): readonly ProvinceName[] =>
  (/^(?:queen )?king (.+)$/.exec(choice)?.[1].split(' ') ?? []) as ProvinceName[];

/** Of the choices that are left, the king's shortest way, if all of them are his ways to one province. */
export function shortestOf(choices: readonly string[]): string | undefined {
  const ends = new Set(choices.map((choice) => routeOf(choice).at(-1)));
  if (ends.size !== 1 || ends.has(undefined)) return undefined;
  return choices.toSorted((a, b) => routeOf(a).length - routeOf(b).length)[0];
}

/** What the king's way costs whoever sends him; of other choices nothing is told. */
export function tells(
  choice: string,
  { actor, seats }: Position,
  after: () => Position,
  { words, text }: Pick<Scene, 'words' | 'text'>,
): string {
  if (actor === null || routeOf(choice).length === 0) return '';
  const count = seats[actor].francs - after().seats[actor].francs;
  return count === 0 ? text('foreign-king.free') : words.term({ term: 'count', id: 'francs', count });
}
