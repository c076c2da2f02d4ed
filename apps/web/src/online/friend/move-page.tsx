import { areKnown, isOver } from '@interregnum/match';
import { HUMAN, type Player } from '@interregnum/record';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { nameFlaw } from '../../new-table/naming.ts';
import { changeSettings, currentSettings } from '../../shell/settings.ts';
import { useWords } from '../../shell/words.tsx';
import { whileLocked } from '../../storage/lock.ts';
import { type StoredTable, secretOf } from '../../storage/stored-table.ts';
import { loadTable, saveTable } from '../../storage/tables.ts';
import { type Resumed, resumeTable } from '../../table/open/resume-table.ts';
import { becamePlayer } from '../connection/hello.ts';
import { NameField } from '../connection/name-field.tsx';
import { OnlinePage, OnlineWords } from '../connection/online-page.tsx';
import { pageConnection } from '../connection/page-connection.ts';
import { RequestNote } from '../connection/request-note.tsx';
import { useRequest } from '../connection/use-request.ts';
import { useOnlineWords } from '../connection/words.ts';
import { TableRules } from './table-rules.tsx';
import '../../new-table/new-table.css';

/** A table of this browser that is to go on at the server. */
interface Movable {
  readonly kept: StoredTable;
  readonly resumed: Resumed;
}

/** A local table goes on with a friend: it moves to the server. */
export const MovePage = ({ id }: { readonly id: string }) => (
  <OnlineWords>
    <Moving id={id} />
  </OnlineWords>
);

async function movable(id: string): Promise<Movable | undefined> {
  const kept = await loadTable(id);
  const resumed = kept === undefined || kept.movedTo !== undefined ? undefined : await resumeTable(kept);
  if (kept === undefined || resumed === undefined || 'flaw' in resumed) return undefined;
  const { match } = resumed.opened;
  if (isOver(match) || !areKnown(match.progress.kinds, match.game, match.progress.start.options)) return undefined;
  return { kept, resumed };
}

function Moving({ id }: { readonly id: string }) {
  const { text } = useWords();
  const online = useOnlineWords();
  const [found, setFound] = useState<Movable | 'none'>();
  useEffect(() => {
    movable(id).then(
      (table) => setFound(table ?? 'none'),
      () => setFound('none'),
    );
  }, [id]);
  return (
    <OnlinePage title={online('move.title')}>
      {found === 'none' && (
        <>
          <h2>{online('move.cannot')}</h2>
          <p>{online('move.cannot-text')}</p>
          <Link href="/" className="button">
            {text('table.to-start')}
          </Link>
        </>
      )}
      {typeof found === 'object' && <MoveForm {...found} />}
    </OnlinePage>
  );
}

/** The server has the table; the local copy points there from now on. */
async function moveTable({ kept, resumed }: Movable, given: Given): Promise<string> {
  let moved: string | undefined;
  const isFree = await whileLocked(kept.id, async () => {
    const secret = secretOf(kept);
    const { table } = await pageConnection().ask('adopt', {
      record: resumed.opened.text,
      ...(secret !== undefined && { secret }),
      seats: [...given.seats],
      name: given.name,
      look: currentSettings().look,
      watch: given.watch,
      hints: given.hints,
    });
    await saveTable({ ...kept, record: resumed.opened.text, movedTo: table });
    moved = table;
  });
  if (!isFree || moved === undefined) throw new Error('the table is open elsewhere');
  return moved;
}

interface Given {
  readonly seats: readonly number[];
  readonly name: string;
  readonly watch: 'link' | 'nobody';
  readonly hints: boolean;
}

type SeatsFlaw = 'give' | 'keep';

/** What is wrong with keeping so many of the people's seats. Beside bots one person has nothing to give: friends can watch. */
function flawOf(kept: number, people: number): SeatsFlaw | undefined {
  if (kept === 0) return 'keep';
  return people > 1 && kept === people ? 'give' : undefined;
}

function MoveForm({ kept, resumed }: Movable) {
  const words = useWords();
  const online = useOnlineWords();
  const [, navigate] = useLocation();
  const { players, match } = resumed.opened;
  const people = [...match.progress.kinds.keys()].filter((seat) => match.progress.kinds[seat] === HUMAN);
  const [seats, setSeats] = useState<readonly number[]>(people.slice(0, 1));
  const [name, setName] = useState(() => currentSettings().name || players[people[0] ?? 0].name);
  const [rules, setRules] = useState<Pick<Given, 'watch' | 'hints'>>({ watch: 'link', hints: false });
  const { isBusy, errorKey, ask } = useRequest();
  const move = async (): Promise<void> => {
    const own = name.trim();
    const moved = await moveTable({ kept, resumed }, { seats, name: own, ...rules });
    if (own !== words.table('play.player', { number: 1 })) changeSettings({ name: own });
    becamePlayer();
    navigate(`/online/${moved}`, { replace: true });
  };
  const toggle = (seat: number): void =>
    setSeats(seats.includes(seat) ? seats.filter((each) => each !== seat) : [...seats, seat].sort((a, b) => a - b));
  const flaw = flawOf(seats.length, people.length);
  return (
    <form
      className="online-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (nameFlaw(name.trim()) === undefined && flaw === undefined) ask(move);
      }}
    >
      <p className="online-lead">{online('move.text')}</p>
      <p>{online('move.unsealed')}</p>
      <p>{online('move.local')}</p>
      <NameField label={online('friend.name')} about={online('friend.name-text')} name={name} change={setName} />
      {people.length > 1 ? (
        <KeptSeats {...{ people, players, seats, flaw }} toggle={toggle} />
      ) : (
        <p>{online('move.alone')}</p>
      )}
      <TableRules {...rules} change={(to) => setRules({ ...rules, ...to })} />
      <div className="online-act">
        <button type="submit" className="button gold" disabled={isBusy || flaw !== undefined}>
          {online('move.button')}
        </button>
        <RequestNote isBusy={isBusy} errorKey={errorKey} />
      </div>
    </form>
  );
}

interface KeptSeatsProps {
  readonly people: readonly number[];
  readonly players: readonly Player[];
  readonly seats: readonly number[];
  readonly flaw: SeatsFlaw | undefined;
  readonly toggle: (seat: number) => void;
}

/** Which seats of people stay with who moves the table. */
function KeptSeats({ people, players, seats, flaw, toggle }: KeptSeatsProps) {
  const online = useOnlineWords();
  return (
    <fieldset className="online-choices">
      <legend>{online('move.seats')}</legend>
      {people.map((seat) => (
        <label key={seat} className="online-choice open">
          <input type="checkbox" checked={seats.includes(seat)} onChange={() => toggle(seat)} />
          {players[seat].name}
        </label>
      ))}
      {flaw !== undefined && <p className="wrong">{online(`move.${flaw}`)}</p>}
    </fieldset>
  );
}
