import './curtain.css';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../shell/words.tsx';
import type { TableModel } from '../model/table-model.ts';

/** Stands between two people at one screen while hands are secret: nothing of the table is behind it. */
export function Curtain({ model, nameOf }: { readonly model: TableModel; readonly nameOf: (seat: number) => string }) {
  const { text, table } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const { next } = model.client;
  const name = next === undefined ? '' : nameOf(next);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="curtain">
      <svg viewBox="0 0 64 64" width="96" height="96" aria-hidden="true">
        <path d="M8 48 5 18l14 11L32 10l13 19 14-11-3 30z" fill="none" stroke="currentColor" strokeWidth="2.500" />
        <path d="M9 54h46" stroke="currentColor" strokeWidth="2.500" />
      </svg>
      <h1>{table('play.hand-over', { name })}</h1>
      <p>{table('play.hand-over-why')}</p>
      <button type="button" ref={button} className="button gold" onClick={() => model.takeOver()}>
        {text('table.i-am', { name })}
      </button>
      <Link href="/" className="button plain">
        {text('table.to-start')}
      </Link>
    </main>
  );
}
