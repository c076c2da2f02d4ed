import './table-clocks.css';
import type { Seat } from '@interregnum/kernel';
import type { ClockSetting } from '@interregnum/protocol/client';
import { HUMAN } from '@interregnum/record';
import { useWords } from '../../shell/words.tsx';
import { useOnlineWords } from '../connection/words.ts';
import type { OnlineTable } from '../table/online-table.ts';
import { type ClockTimes, LAST, lowMark, urgencyOf } from './clock-times.ts';
import { clockText, durationText } from './durations.ts';
import { useClockTimes } from './use-clock-times.ts';

/** A small clock for each person; where every turn has its own time, only that which runs. */
export function TableClocks({ online }: { readonly online: OnlineTable }) {
  const words = useOnlineWords();
  const { info, clocks } = online;
  const times = useClockTimes(clocks);
  const { clock } = info;
  if (clock === undefined || times === undefined || info.phase !== 'playing') return null;
  const shown = [...info.seats.keys()].filter(
    (seat) => info.seats[seat].kind === HUMAN && ('game' in clock || seat === times.runs),
  );
  return (
    <>
      <ul className="table-clocks" aria-label={words('clock.label')}>
        {shown.map((seat) => (
          <SeatClock key={seat} online={online} seat={seat} times={times} setting={clock} />
        ))}
      </ul>
      <Warning online={online} times={times} setting={clock} />
    </>
  );
}

interface ClockProps {
  readonly online: OnlineTable;
  readonly times: ClockTimes;
  readonly setting: ClockSetting;
}

function SeatClock({ online, seat, times, setting }: ClockProps & { readonly seat: Seat }) {
  const { language } = useWords();
  const words = useOnlineWords();
  const name = online.client.view.names[seat];
  const left = times.left[seat];
  const runs = seat === times.runs;
  const isOwn = online.client.seats.includes(seat);
  const classes = ['table-clock', runs && 'runs', isOwn && 'own', urgencyOf(left, setting)].filter(Boolean).join(' ');
  const told = words(runs ? 'clock.of-running' : 'clock.of', { name, time: durationText(left, language) });
  return (
    <li className={classes} title={told}>
      <span className="unseen">{told}</span>
      <span aria-hidden="true" className="table-clock-name">
        {name}
      </span>
      <span aria-hidden="true" className="table-clock-time">
        {runs && times.startsIn > 0 ? `+${Math.ceil(times.startsIn / 1000)}` : clockText(left, language)}
      </span>
    </li>
  );
}

/** Tells who listens that their time is nearly over: twice at most in a turn. */
function Warning({ online, times, setting }: ClockProps) {
  const { language } = useWords();
  const words = useOnlineWords();
  const { runs, startsIn } = times;
  const isOwn = runs !== undefined && online.client.seats.includes(runs);
  const urgency = isOwn && startsIn === 0 ? urgencyOf(times.left[runs], setting) : undefined;
  const mark = urgency === 'last' ? LAST : lowMark(setting);
  return (
    <span className="unseen" role="status">
      {urgency === undefined ? '' : words('clock.low', { time: durationText(mark, language) })}
    </span>
  );
}
