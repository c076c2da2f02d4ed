import { HUMAN } from '@interregnum/record';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { nameFlaw } from '../../new-table/naming.ts';
import { changeSettings, currentSettings } from '../../shell/settings.ts';
import { useWords } from '../../shell/words.tsx';
import { becamePlayer } from '../connection/hello.ts';
import { NameField } from '../connection/name-field.tsx';
import { RequestNote } from '../connection/request-note.tsx';
import { useRequest } from '../connection/use-request.ts';
import { useOnlineWords } from '../connection/words.ts';
import { type Movable, moveTable, OpenElsewhere } from './movable.ts';
import { flawOf, hasSeatForFriend, seatsToMove, usualSeats } from './move-seats.ts';
import { MovedSeats } from './moved-seats.tsx';
import { TableRules } from './table-rules.tsx';

/** Who plays on where, and what holds at the table; then it moves. */
export function MoveForm({ kept, resumed }: Movable) {
  const words = useWords();
  const online = useOnlineWords();
  const [, navigate] = useLocation();
  const { players, match } = resumed.opened;
  const { kinds } = match.progress;
  const [chosen, choose] = useState<readonly string[]>(() => usualSeats(kinds));
  const [name, setName] = useState(() => currentSettings().name || players[Math.max(0, kinds.indexOf(HUMAN))].name);
  const [rules, setRules] = useState({ watch: 'link' as 'link' | 'nobody', hints: false });
  const [isElsewhere, setElsewhere] = useState(false);
  const { isBusy, errorKey, ask } = useRequest();
  const flaw = flawOf(kinds, chosen);
  const move = async (): Promise<void> => {
    const own = name.trim();
    const { look } = currentSettings();
    const given = { ...seatsToMove(kinds, chosen), name: own, look, ...rules };
    const moved = await moveTable({ kept, resumed }, given).catch((problem: unknown) => {
      setElsewhere(problem instanceof OpenElsewhere);
      throw problem;
    });
    if (own !== words.table('play.player', { number: 1 })) changeSettings({ name: own });
    becamePlayer();
    navigate(`/online/${moved}`, { replace: true });
  };
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
      <NameField label={online('friend.name')} about={online('friend.name-text')} name={name} change={setName} />
      <MovedSeats kinds={kinds} players={players} chosen={chosen} choose={choose} />
      {flaw !== undefined && <p className="wrong">{online(`move.${flaw}`)}</p>}
      {!hasSeatForFriend(kinds) && <p>{online('move.alone')}</p>}
      <TableRules {...rules} change={(to) => setRules({ ...rules, ...to })} />
      <p className="quiet">{online('move.unsealed')}</p>
      <p className="quiet">{online('move.local')}</p>
      <div className="online-act">
        <button type="submit" className="button gold" disabled={isBusy || flaw !== undefined}>
          {online('move.button')}
        </button>
        <RequestNote isBusy={isBusy} errorKey={isElsewhere ? 'move.elsewhere' : errorKey} />
      </div>
    </form>
  );
}
