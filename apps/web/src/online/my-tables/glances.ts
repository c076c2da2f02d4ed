import { glanceAt, type TableLine } from '@interregnum/protocol/client';
import { fetchWords, knowsWords, type Language } from '@interregnum/texts/lazy';
import { startTransition, useEffect, useState } from 'react';
import { isGameId, loadGame, tableOfGame } from '../../games/index.ts';
import { useWords } from '../../shell/words.tsx';
import type { Still } from '../../table/still-board.tsx';
import { pageConnection } from '../connection/page-connection.ts';

/** A table as it stands, once it is wanted; asked for anew whenever something has happened there. */
export function useGlance(line: TableLine, names: readonly string[], isWanted: boolean): Still | undefined {
  const { language } = useWords();
  const [glance, setGlance] = useState<Still>();
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
  // In another language its words come a little later.
  return glance !== undefined && knowsWords(language, glance.gameId) ? glance : undefined;
}

async function fetchGlance(
  { table, game, rules }: Pick<TableLine, 'table' | 'game' | 'rules'>,
  names: readonly string[],
  language: Language,
): Promise<Still | undefined> {
  if (!isGameId(game)) return undefined;
  const [played, gameTable] = await Promise.all([loadGame(game, rules), tableOfGame(game), fetchWords(language, game)]);
  const view = played && (await glanceAt(pageConnection(), table, played, names));
  return view && { gameId: game, gameTable, view };
}
