import { PROVINCES, type ProvinceName } from '@interregnum/foreign-king/board';

const isProvince = (word: string): word is ProvinceName => (PROVINCES as readonly string[]).includes(word);

/** The provinces the king would come through, as notation writes it: `king brabant liege`, perhaps by the queen. */
export const routeOf = (choice: string): readonly ProvinceName[] =>
  (/^(?:queen )?king (.+)$/.exec(choice)?.[1].split(' ') ?? []).filter(isProvince);

/** Of the choices that are left, the king's shortest way, if all of them are his ways to one province. */
export function shortestOf(choices: readonly string[]): string | undefined {
  const ends = new Set(choices.map((choice) => routeOf(choice).at(-1)));
  if (ends.size !== 1 || ends.has(undefined)) return undefined;
  return choices.toSorted((a, b) => routeOf(a).length - routeOf(b).length)[0];
}
