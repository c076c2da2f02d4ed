import './log-dialog.css';
import { isFromMemory } from '@interregnum/match';
import { type LogEntry, logTurns, paragraph } from '@interregnum/screen';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../../shell/words.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { ShownTable } from '../model/use-shown.ts';

/** How many turns are told at first, and how many more whenever earlier ones are asked for. */
const AT_ONCE = 40;

/** Everything that has happened, the last turn first; at a table that plays from memory, no more than the news. */
export function LogDialog({ shown, close }: { readonly shown: ShownTable; readonly close: () => void }) {
  const { table: text } = useWords();
  return (
    <Dialog title={text('play.log')} close={close} wide>
      <Log shown={shown} />
    </Dialog>
  );
}

function Log({ shown }: { readonly shown: ShownTable }) {
  const { input } = shown;
  const { table: text } = useWords();
  const remembered = isFromMemory(input.view);
  const turns = useMemo(() => logTurns(input), [input]);
  return (
    <>
      {turns.length === 0 ? <p className="quiet">{text('play.nothing-yet')}</p> : <Turns shown={shown} turns={turns} />}
      {remembered && <p className="quiet">{text('play.memory')}</p>}
    </>
  );
}

/** The last turns, and a button for those before them. */
function Turns({
  shown: { scene, wording },
  turns,
}: {
  readonly shown: ShownTable;
  readonly turns: readonly LogEntry[];
}) {
  const [count, tell] = useState(AT_ONCE);
  const added = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (count === AT_ONCE) return;
    added.current?.focus({ preventScroll: true });
    added.current?.scrollIntoView();
  }, [count]);
  return (
    <>
      <ol className="log">
        {turns
          .slice(-count)
          .reverse()
          .map((told, at) => (
            <li key={told.turn} className="log-turn" tabIndex={-1} ref={at === count - AT_ONCE ? added : undefined}>
              <p className="log-who">
                <strong>{scene.nameOf(told.seat)}</strong>
                <span className="quiet">{scene.text('table.turn', { number: told.turn + 1 })}</span>
              </p>
              <p>{paragraph(wording.words, told)}</p>
            </li>
          ))}
      </ol>
      {count < turns.length && (
        <button type="button" className="button log-earlier" onClick={() => tell(count + AT_ONCE)}>
          {scene.text('table.earlier')}
        </button>
      )}
    </>
  );
}
