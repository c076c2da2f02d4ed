import '../look/field.css';
import './start.css';
import { GAME_IDS } from '../games/index.ts';
import { usePage } from '../shell/page.ts';
import { useWords } from '../shell/words.tsx';
import { GameCard } from './game-card.tsx';
import { OpenRecord } from './open-record.tsx';
import { StartHead } from './start-head.tsx';
import { TableList } from './table-list.tsx';
import { useTables } from './use-tables.ts';

/** The three games, each a click away; below them what has been begun. */
export function StartPage() {
  const { text } = useWords();
  usePage();
  const { listed, remove } = useTables();
  const [open, over] = [listed.filter(({ finished }) => !finished), listed.filter(({ finished }) => finished)];
  return (
    <div className="start">
      <StartHead last={open.at(0)} />
      <main>
        <div className="start-games">
          {GAME_IDS.map((id) => (
            <GameCard key={id} id={id} />
          ))}
        </div>
        <div className="start-below">
          <TableList title={text('start.continue')} tables={open} remove={remove} />
          <TableList title={text('start.finished')} tables={over} remove={remove} />
          <OpenRecord />
        </div>
      </main>
    </div>
  );
}
