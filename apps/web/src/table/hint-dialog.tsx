import { HIDDEN } from '@interregnum/kernel';
import { Asking, type Hint } from '@interregnum/sitting';
import { drafted, seatToAct, type Table } from '@interregnum/table';
import { type AppText, crumbs } from '@interregnum/texts/lazy';
import { useEffect, useState } from 'react';
import { Dialog } from '../look/dialog.tsx';
import { useWords } from '../shell/words.tsx';
import type { Shown } from './use-table.ts';

/** More turns than this are not worth telling in advance. */
const TURNS_TOLD = 5;

/** What the strongest bot would do with this turn, and why. */
export function HintDialog({ shown, close }: { readonly shown: Shown; readonly close: () => void }) {
  const { model } = shown;
  const { table: text } = useWords();
  // A hint is about the moment at which it was asked for.
  const [table] = useState(model.table);
  const [hint, setHint] = useState<Hint>();
  const [failure, fail] = useState<unknown>();
  useEffect(() => {
    const asking = new Asking(model.company.adviser(), table, () => {});
    let current = true;
    asking.hint.then(
      (found) => current && setHint(found),
      (problem: unknown) => current && fail(problem),
    );
    return () => {
      current = false;
      asking.stop();
    };
  }, [model, table]);
  const name = text('level.regent');
  return (
    <Dialog title={text('play.hint')} close={close}>
      <div role="status">
        {failure !== undefined && <p>{text('play.broken', { why: String(failure) })}</p>}
        {hint === undefined && failure === undefined && <p>{text('play.hint.thinks', { name })}</p>}
        {hint !== undefined && <Told hint={hint} table={table} shown={shown} text={text} />}
      </div>
    </Dialog>
  );
}

interface ToldProps {
  readonly hint: Hint;
  readonly table: Table;
  readonly shown: Shown;
  readonly text: AppText;
}

/** The turn, its chance, what would come second, and the turns that are expected, which are the reason. */
function Told({ hint, table, shown: { choices, scene }, text }: ToldProps) {
  const { game } = table;
  const { texts, opinion, expected } = hint;
  const second = opinion.candidates[1];
  const seen = game.position.write(game.redact(drafted(table), seatToAct(table)));
  const guesses = !opinion.exact && seen.includes(`"${HIDDEN}"`);
  const secondText = second && game.notation.write(drafted(table), second.choice);
  return (
    <div className="hint">
      <p>
        <strong>{text('play.hint.best', { choice: crumbs(texts, choices) })}</strong>
      </p>
      <p>{text(opinion.exact ? 'play.hint.proven' : 'play.hint.chance', { chance: opinion.value })}</p>
      {second !== undefined && (
        <p>{text('play.hint.second', { choice: crumbs([secondText], choices), chance: second.value })}</p>
      )}
      {expected.length > 0 && <p>{text('play.hint.expected')}</p>}
      <ol>
        {expected.slice(0, TURNS_TOLD).map(({ seat, texts: turn }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hint does not change
          <li key={at}>{text('play.hint.step', { name: scene.nameOf(seat), choice: crumbs(turn, choices) })}</li>
        ))}
      </ol>
      {guesses && <p className="quiet">{text('play.hint.note')}</p>}
    </div>
  );
}
