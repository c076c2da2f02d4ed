import './log.css';
import { isFromMemory, type MatchView } from '@interregnum/match';
import { type LoggedTurn, logTurns, looksBack, paragraph } from '@interregnum/screen';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../../shell/words.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { TableModel } from '../model/table-model.ts';
import type { ShownTable, WebWording } from '../model/use-shown.ts';
import { News } from '../screen/news.tsx';

/** How many turns are told at first, and how many more whenever earlier ones are asked for. */
const AT_ONCE = 40;
/** A rule of more letters is cut off below the question: it stands beside the board too. */
const LONG = 170;

/** Beside the board: what the turn that is being drafted does, then the log; from memory, the news alone. */
export function SideLog({ shown }: { readonly shown: ShownTable }) {
  const { table: text } = useWords();
  const { scene, screen, input } = shown;
  const { draftNews, effectText } = screen;
  if (isFromMemory(input.view)) return <News shown={shown} />;
  const isCut = effectText.length > LONG;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its place is scrolled, by keyboard too
    <section className="news side-log" aria-label={text('play.log')} tabIndex={0}>
      {(isCut || draftNews.length > 0) && (
        <>
          <h2>{scene.text('table.this-turn')}</h2>
          {draftNews.length > 0 && <p className="side-draft">{draftNews.join(' ')}</p>}
          {isCut && (
            <p className="side-draft quiet" aria-hidden="true">
              {effectText}
            </p>
          )}
        </>
      )}
      <h2>{text('play.log')}</h2>
      <Log shown={shown} />
    </section>
  );
}

/** The log on screens that have no room for it beside the board. What leads to its moment closes it. */
export function LogDialog({ shown, close }: { readonly shown: ShownTable; readonly close: () => void }) {
  const { table: text } = useWords();
  return (
    <Dialog title={text('play.log')} close={close} wide>
      <Log shown={shown} left={close} />
    </Dialog>
  );
}

interface LogProps {
  readonly shown: ShownTable;
  /** Told when a decision has led elsewhere. */
  readonly left?: () => void;
}

/**
 * What has happened, one's own turns too, the last one first: `logTurns` of packages/screen says what that is, `ToldTurn` puts each
 * into words. Each decision leads to its moment; at a table that plays from memory there are no more than the news, and they
 * lead nowhere.
 */
function Log({ shown: { model, input, wording }, left }: LogProps) {
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
  const { turns, wording, view, at: lookedAt } = props;
  const isTold = turns.some(({ decisions }) => decisions.some(({ after }) => after === lookedAt));
  const stop = (isTold ? lookedAt : turns.at(-1)?.decisions[0].after) ?? 0;
  const [count, setCount] = useState(AT_ONCE);
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
              <ToldTurn {...props} turn={told} stop={stop} />
            </li>
          ))}
      </ol>
      {count < turns.length && (
        <button type="button" className="button log-earlier" onClick={() => setCount(count + AT_ONCE)}>
          {wording.text('table.earlier')}
        </button>
      )}
    </>
  );
});

/** Arrows lead from decision to decision, Home and End to the ends of the log: Tab passes all of them with one key. */
function moveAmongDecisions(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  const told = [...(currentTarget.closest('.log')?.querySelectorAll<HTMLElement>('.log-decision') ?? [])];
  const at = told.indexOf(currentTarget);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: told.length - 1 }[key];
  if (to === undefined) return;
  event.preventDefault();
  // Elsewhere arrows lead from answer to answer.
  event.stopPropagation();
  told[to]?.focus();
}

interface ToldTurnProps extends TurnsProps {
  readonly turn: LoggedTurn;
  /** The decision that Tab leads to. */
  readonly stop: number;
}

/** What a turn did, decision by decision: `paragraph` of packages/screen has the sentences. */
function ToldTurn({ turn, wording, model, view, at, leads, left, stop }: ToldTurnProps) {
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
            className="log-decision"
            aria-current={isShown ? 'step' : undefined}
            title={wording.text('table.show-moment')}
            tabIndex={after === stop ? 0 : -1}
            onKeyDown={moveAmongDecisions}
            onClick={() => lead(after)}
          >
            {words}
          </button>
        );
      })}
    </p>
  );
}
