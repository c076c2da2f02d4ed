import '../ui/field.css';
import './new-table.css';
import type { Game } from '@interregnum/kernel';
import { translator } from '@interregnum/texts/lazy';
import { useEffect, useState } from 'react';
import { type GameId, isGameId, newestGame } from '../games/index.ts';
import { Header } from '../shell/header.tsx';
import { usePage } from '../shell/page.ts';
import { useLanguage, useWords } from '../shell/words.tsx';
import { UnknownGame } from '../start/unknown-game.tsx';
import { TableForm } from './table-form.tsx';

/** Sets a new table: variants, seats, who sits where. */
export const NewTablePage = ({ game }: { readonly game: string }) =>
  isGameId(game) ? <KnownGame key={game} id={game} /> : <UnknownGame />;

function KnownGame({ id }: { readonly id: GameId }) {
  const { text } = useWords();
  const language = useLanguage(id);
  const [game, setGame] = useState<Game>();
  useEffect(() => {
    newestGame(id).then(setGame);
  }, [id]);
  const title = text('new.title', { game: text(`start.title.${id}`) });
  usePage(title);
  return (
    <>
      <Header title={title} />
      <main className="new-table">
        {game === undefined || language === undefined ? null : (
          <TableForm id={id} game={game} words={translator(id, language, String)} />
        )}
      </main>
    </>
  );
}
