import type { Game } from '@interregnum/kernel';
import type { TableInfo } from '@interregnum/protocol/client';
import { useEffect, useState } from 'react';
import { loadGame } from '../../games/index.ts';

/** The rules of a table, once they have come: whoever looks at it is about to play by them. */
export function useRules({ game, rules }: Pick<TableInfo, 'game' | 'rules'>): Game | undefined {
  const [loaded, setLoaded] = useState<Game>();
  useEffect(() => {
    let isCurrent = true;
    loadGame(game, rules).then(
      (found) => isCurrent && setLoaded(found),
      // The match itself will ask for them again.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [game, rules]);
  return loaded;
}
