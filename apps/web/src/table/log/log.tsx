import './log.css';
import { isFromMemory, type MatchView } from '@interregnum/match';
import { type LoggedTurn, logTurns, looksBack, paragraph } from '@interregnum/screen';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../../shell/words.tsx';
import type { TableModel } from '../model/table-model.ts';
import type { ShownTable, WebWording } from '../model/use-shown.ts';

/** How many turns are told at first, and how many more whenever earlier ones are asked for. */
const AT_ONCE = 40;

interface LogProps {
  readonly shown: ShownTable;
  /** Told when a line has led elsewhere. */
  readonly left?: () => void;
}

/**
 * What has happened, one's own turns too, the last one first: beside the board (`SideLog`) and in `LogDialog`. Each line leads to its moment; at a table that plays from memory there are no more
 * than the news, and they lead nowhere.
 */
export function Log({ shown: { model, input, wording }, left }: LogProps) {
  const { table: text } = useWords();
  const remembered = isFromMemory(input.view);
  const { view, moment } = input;
  const isPast = looksBack(input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else of the input is told, and little of it changes from touch to touch
  const turns = useMemo(() => logTurns(input), [view, isPast || moment.shown, isPast]);
  return (
    <>
      {turns.length === 0 ? (
        <p className="quiet">{text('play.nothing-yet')}</p>
      ) : (
        <Turns
          turns={turns}
          wording={wording}
          model={model}
          view={view}
          at={isPast ? moment.shown : undefined}
          leads={!remembered}
          left={left}
        />
      )}
      {remembered && <p className="quiet">{text('play.memory')}</p>}
    </>
  );
}

interface TurnsProps {
  readonly turns: readonly LoggedTurn[];
  readonly wording: WebWording;
  readonly model: TableModel;
  readonly view: MatchView;
  /** The moment that is looked back at. */
  readonly at: number | undefined;
  readonly leads: boolean;
  readonly left: (() => void) | undefined;
}

/** The last turns, and a button for those before them. */
const Turns = memo((props: TurnsProps) => {
  const { turns, wording, view, at: shown } = props;
  const isTold = turns.some(({ decisions }) => decisions.some(({ after }) => after === shown));
  const stop = (isTold ? shown : turns.at(-1)?.decisions[0].after) ?? 0;
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
                <strong>{wording.nameOf(told.seat)}</strong>
                {told.seat === view.viewer && <span className="quiet">{wording.text('table.you')}</span>}
                <span className="quiet">{wording.text('table.turn', { number: told.turn + 1 })}</span>
              </p>
              <Lines {...props} turn={told} stop={stop} />
            </li>
          ))}
      </ol>
      {count < turns.length && (
        <button type="button" className="button log-earlier" onClick={() => tell(count + AT_ONCE)}>
          {wording.text('table.earlier')}
        </button>
      )}
    </>
  );
});

/** Arrows lead from line to line, Home and End to the ends of the log: Tab passes all lines with one key. */
function moveAmongLines(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  const lines = [...(currentTarget.closest('.log')?.querySelectorAll<HTMLElement>('.log-line') ?? [])];
  const at = lines.indexOf(currentTarget);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: lines.length - 1 }[key];
  if (to === undefined) return;
  event.preventDefault();
  // Elsewhere arrows lead from answer to answer.
  event.stopPropagation();
  lines[to]?.focus();
}

interface LinesProps extends TurnsProps {
  readonly turn: LoggedTurn;
  /** The line that Tab leads to. */
  readonly stop: number;
}

/** What a turn did, decision by decision. */
function Lines({ turn, wording, model, view, at, leads, left, stop }: LinesProps) {
  const lead = (after: number): void => {
    model.lookBackTo(after);
    left?.();
  };
  return (
    <p>
      {turn.decisions.map((told) => {
        const { after } = told;
        const remark = model.gameTable.remarkOn(view, after - 1, wording);
        const words = [paragraph(wording.words, told), remark].filter(Boolean).join(' ');
        if (!leads) return <span key={after}>{words} </span>;
        const isShown = after === at;
        return (
          <button
            key={after}
            type="button"
            className="log-line"
            aria-current={isShown ? 'step' : undefined}
            title={wording.text('table.show-moment')}
            tabIndex={after === stop ? 0 : -1}
            onKeyDown={moveAmongLines}
            onClick={() => lead(after)}
          >
            {words}
          </button>
        );
      })}
    </p>
  );
}
