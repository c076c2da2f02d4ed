import type { MatchView } from '@interregnum/match';
import { glanceAt, type TableLine } from '@interregnum/protocol/client';
import type { ScreenInput } from '@interregnum/screen';
import { fetchWords, type Language } from '@interregnum/texts/lazy';
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import type { GameTable } from '../../games/drawing.ts';
import { type GameId, isGameId, loadGame, tableOfGame } from '../../games/index.ts';
import { useWords } from '../../shell/words.tsx';
import { pageConnection } from '../connection/page-connection.ts';

/** A table as it stands, and how it is drawn. */
export interface Glance {
  readonly gameId: GameId;
  readonly gameTable: GameTable;
  readonly view: MatchView;
}

/** Whether something has come near to what can be seen. */
export function useIsNear(): { place: RefObject<HTMLDivElement | null>; isNear: boolean } {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, isNear };
}

/** A table as it stands, once it is wanted; asked for anew whenever something has happened there. */
export function useGlance(line: TableLine, names: readonly string[], isWanted: boolean): Glance | undefined {
  const { language } = useWords();
  const [glance, setGlance] = useState<Glance>();
  const { table, game, rules, phase, touched } = line;
  const isPlayed = phase === 'playing' || phase === 'over';
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it was touched stands for all that can be seen of it
  useEffect(() => {
    if (!isWanted || !isPlayed) return;
    let isCurrent = true;
    fetchGlance({ table, game, rules }, names, language).then(
      (found) => isCurrent && startTransition(() => setGlance(found)),
      // Without a picture the line says all the same.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, isPlayed, table, touched, language]);
  return glance;
}

async function fetchGlance(
  { table, game, rules }: Pick<TableLine, 'table' | 'game' | 'rules'>,
  names: readonly string[],
  language: Language,
): Promise<Glance | undefined> {
  if (!isGameId(game)) return undefined;
  const [played, gameTable] = await Promise.all([loadGame(game, rules), tableOfGame(game), fetchWords(language, game)]);
  const view = played && (await glanceAt(pageConnection(), table, played, names));
  return view && { gameId: game, gameTable, view };
}

/** What the screen of a match is made of at which nobody sits. */
export const inputAt = (view: MatchView): ScreenInput => ({
  view,
  moment: { shown: view.choices.length, previous: undefined, isPlayedBack: false, since: undefined },
  draft: undefined,
  touched: [],
  here: [],
  waitsFor: undefined,
  isPending: false,
  isStuck: false,
});
