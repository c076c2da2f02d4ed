import '../../start/table-list.css';
import './my-tables.css';
import { isOpen, type TableLine } from '@interregnum/protocol/client';
import { seatNames } from '@interregnum/screen';
import type { AppText } from '@interregnum/texts/lazy';
import { Link, useLocation } from 'wouter';
import { useWords } from '../../shell/words.tsx';
import { whenText } from '../../start/when.ts';
import { durationText } from '../clocks/durations.ts';
import { useOnlineWords } from '../connection/words.ts';
import { AnswerInvitation } from './answer-invitation.tsx';
import { type Awaited, awaitedAt, isOfVisitor, type OfVisitor } from './awaited-at.ts';
import { lookAtMine } from './mine.ts';
import { Thumbnail } from './thumbnail.tsx';

/** A table of the visitor's: what is played there by whom, and what it waits for. */
export function TableItem({ line }: { readonly line: TableLine }) {
  const { text, table, language } = useWords();
  const online = useOnlineWords();
  const [, navigate] = useLocation();
  const names = seatNames(line.seats, table).map((name, seat) =>
    isOpen(line.seats[seat]) ? (line.seats[seat].keptFor ?? online('mine.open')) : name,
  );
  const awaited = awaitedAt(line, names);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const said = isOfVisitor(awaited)
    ? forVisitor(awaited, line, text, online)
    : forOthers(awaited, line, names, { text, online, list: (all) => list.format(all) });
  const path = `/online/${line.table}`;
  return (
    <li>
      <Thumbnail line={line} names={names} />
      <div className="my-tables-told">
        <Link href={path}>
          <strong>{text(`start.title.${line.game}`)}</strong>
          <span>{names.join(', ')}</span>
          <span className={isOfVisitor(awaited) ? 'my-tables-you' : 'quiet'}>{said}</span>
          {line.declined !== undefined && <span>{online('room.declined', { names: list.format(line.declined) })}</span>}
          <Times line={line} />
        </Link>
        {awaited === 'invited' && (
          <AnswerInvitation
            table={line.table}
            seats={line.seats}
            host={line.invitedBy ?? ''}
            accepted={() => navigate(path)}
            declined={lookAtMine}
          />
        )}
      </div>
    </li>
  );
}

function forVisitor(what: OfVisitor, { invitedBy = '' }: TableLine, text: AppText, online: AppText): string {
  if (what === 'turn') return text('start.turn-you');
  if (what === 'look-in') return online('mine.look-in');
  return invitedBy === '' ? online('mine.kept') : online('mine.invites', { name: invitedBy });
}

interface Words {
  readonly text: AppText;
  readonly online: AppText;
  readonly list: (names: readonly string[]) => string;
}

function forOthers(
  awaited: Exclude<Awaited, OfVisitor>,
  { phase, isNew }: TableLine,
  names: readonly string[],
  { text, online, list }: Words,
): string {
  if (awaited === undefined) return online(`mine.${phase}`);
  if ('seat' in awaited) {
    const turn = text('start.turn', { name: names[awaited.seat] });
    return isNew ? `${online('mine.begun')} · ${turn}` : turn;
  }
  if (awaited.open > 0) return online('mine.gathering', { count: awaited.open });
  return awaited.names.length === 0 ? online('mine.dealing') : online('mine.waits-for', { names: list(awaited.names) });
}

/** Since when a turn is awaited and how long that may last; of all other tables, when something last happened there. */
function Times({ line }: { readonly line: TableLine }) {
  const { language } = useWords();
  const online = useOnlineWords();
  const now = Date.now();
  const isAwaited = line.phase === 'playing';
  const away = line.toAct === undefined ? undefined : line.seats[line.toAct].holidayUntil;
  const stands = away !== undefined && line.left === undefined;
  return (
    <span className="quiet">
      {isAwaited
        ? online('mine.for', { time: durationText(Math.max(0, now - line.touched), language) })
        : whenText(line.touched, now, language)}
      {stands && ` · ${online('mine.holiday', { until: away - 1 })}`}
      {line.left !== undefined && ` · ${online('mine.left', { time: durationText(line.left, language) })}`}
    </span>
  );
}
