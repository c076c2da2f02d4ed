import './hint-dialog.css';
import type { Choice, Seat } from '@interregnum/kernel';
import { type Draft, type Hint, secondBest, seenIn } from '@interregnum/match';
import { type ChoiceWords, crumbs } from '@interregnum/texts/lazy';
import { useWords } from '../../shell/words.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Hints } from '../model/hints.ts';
import type { ShownTable } from '../model/use-shown.ts';

/** More turns than this are not worth showing in advance. */
const TURNS_TOLD = 5;

interface HintDialogProps {
  readonly shown: ShownTable;
  readonly hints: Hints;
  readonly close: () => void;
}

/** What the strongest bot would do with this turn, and why. */
export function HintDialog({ shown, hints, close }: HintDialogProps) {
  const { table: text } = useWords();
  const { draft, hint } = hints.advice ?? {};
  if (draft === undefined || hint === undefined) return null;
  return (
    <Dialog title={text('play.hint')} close={close}>
      <Reason hint={hint} draft={draft} shown={shown} />
    </Dialog>
  );
}

interface ReasonProps {
  readonly hint: Hint;
  /** What it was asked about. */
  readonly draft: Draft;
  readonly shown: ShownTable;
}

interface ExpectedStep {
  readonly seats: readonly Seat[];
  readonly choice: string;
}

/** The turns that are expected; those of several seats that do the same, as passes are, are one step. */
function expectedSteps(expected: Hint['expected'], choices: ChoiceWords): ExpectedStep[] {
  const steps: ExpectedStep[] = [];
  for (const { seat, texts } of expected) {
    const choice = crumbs(texts, choices);
    const last = steps.at(-1);
    if (last?.choice !== choice) steps.push({ seats: [seat], choice });
    else if (!last.seats.includes(seat)) steps.splice(-1, 1, { seats: [...last.seats, seat], choice });
  }
  return steps;
}

/** The turn, what speaks for it, its chance, what would come second, and the turns that are expected. */
function Reason({ hint, draft, shown: { input, wording } }: ReasonProps) {
  const { table: text } = useWords();
  const { words, choices, nameOf } = wording;
  const { texts, reasons, evaluation, expected } = hint;
  const second = secondBest(evaluation);
  const guesses = !evaluation.exact && draft.game.hides(input.view.start.options);
  const toldOf = (choice: Choice): string => crumbs([draft.game.notation.write(seenIn(draft), choice)], choices);
  return (
    <div className="hint">
      <p>
        <strong>{text('play.hint.best', { choice: crumbs(texts, choices) })}</strong>
      </p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={JSON.stringify(reason)}>{words.say('reason', reason)}</li>
          ))}
        </ul>
      )}
      <p>{text(evaluation.exact ? 'play.hint.proven' : 'play.hint.chance', { chance: evaluation.value })}</p>
      {second !== undefined && (
        <p>{text('play.hint.second', { choice: toldOf(second.choice), chance: second.value })}</p>
      )}
      {expected.length > 0 && <p>{text('play.hint.expected')}</p>}
      <ol>
        {expectedSteps(expected.slice(0, TURNS_TOLD), choices).map(({ seats, choice }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hint does not change
          <li key={at}>{text('play.hint.step', { name: seats.map(nameOf).join(', '), choice })}</li>
        ))}
      </ol>
      {guesses && <p className="quiet">{text('play.hint.note')}</p>}
    </div>
  );
}
