import './unknown-game.css';
import { Link } from 'wouter';
import { Header } from '../shell/header.tsx';
import { usePage } from '../shell/page.ts';
import { useWords } from '../shell/words.tsx';

/** For addresses of games that there are not. */
export function UnknownGame() {
  const { text } = useWords();
  usePage(text('start.unknown'));
  return (
    <>
      <Header title={text('start.unknown')} />
      <main className="unknown-game">
        <p>{text('start.unknown-text')}</p>
        <Link href="/" className="button gold">
          {text('start.home')}
        </Link>
      </main>
    </>
  );
}
