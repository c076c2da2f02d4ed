import { topDialog } from '../../ui/dialog.tsx';
import './hint-line.css';
import { crumbs } from '@interregnum/texts/lazy';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useWords } from '../../shell/words.tsx';
import { type HintState, Hints } from '../model/hints.ts';
import type { TableModel } from '../model/table-model.ts';
import type { ShownTable } from '../model/use-shown.ts';

/** The hints of a table; once it is left, they are thought about no more. */
export function useHints(model: TableModel): Hints {
  const hints = useMemo(() => new Hints(model), [model]);
  useEffect(() => () => hints.close(), [hints]);
  return hints;
}

interface HintLineProps {
  readonly shown: ShownTable;
  readonly hints: Hints;
  /** Opens the reason. */
  readonly why: () => void;
}

/** What the strongest bot would do, in a line above those who sit there: the board and the hand stay in reach. */
export function HintLine({ shown, hints, why }: HintLineProps) {
  useSyncExternalStore(hints.subscribe, hints.snapshot);
  const { advice } = hints;
  return advice === undefined ? null : <HintRow advice={advice} shown={shown} hints={hints} why={why} />;
}

function HintRow({ advice, shown, hints, why }: HintLineProps & { readonly advice: HintState }) {
  const { text } = shown.scene;
  const isThere = advice.hint !== undefined;
  useEscape(hints);
  useFocusAfter();
  return (
    <div className="hint-line">
      <div role="status">
        <HintText advice={advice} shown={shown} isTried={hints.isTried} />
      </div>
      <span className="hint-line-buttons">
        {isThere && !hints.isTried && (
          <button type="button" className="button" onClick={() => hints.tryIt()}>
            {text('table.try-hint')}
          </button>
        )}
        {isThere && (
          <button type="button" className="button" onClick={why}>
            {text('table.why-hint')}
          </button>
        )}
        <button
          type="button"
          className="button plain"
          aria-label={text('dialog.close')}
          title={text('dialog.close')}
          onClick={() => hints.close()}
        >
          ✕
        </button>
      </span>
    </div>
  );
}

interface HintTextProps {
  readonly advice: HintState;
  readonly shown: ShownTable;
  readonly isTried: boolean;
}

/** That it thinks, that it cannot, or what it advises and the chance. A turn that is drafted already is not named again. */
function HintText({ advice: { hint, failure }, shown: { wording }, isTried }: HintTextProps) {
  const { table: text } = useWords();
  if (failure !== undefined) return <span>{text('play.broken', { why: String(failure) })}</span>;
  if (hint === undefined) return <span>{text('play.hint.thinks', { name: text('level.regent') })}</span>;
  const { exact, value: chance } = hint.evaluation;
  return (
    <span>
      {!isTried && <strong>{text('play.hint.best', { choice: crumbs(hint.texts, wording.choices) })}</strong>}{' '}
      {text(exact ? 'play.hint.proven' : 'play.hint.chance', { chance })}
    </span>
  );
}

/** Escape closes it, unless it closes something above it. */
function useEscape(hints: Hints): void {
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && topDialog() === undefined) hints.close();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [hints]);
}

/** If the focus goes with it, whatever had it before has it again. */
function useFocusAfter(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
}
