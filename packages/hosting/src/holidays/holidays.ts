import type { HolidayInfo } from '@interregnum/protocol';
import type { Ports } from '../ports.ts';
import { type Refused, refuse } from '../requests/change.ts';
import type { HostSettings } from '../settings.ts';
import { selectPlayer } from '../statements.ts';
import { dayOf, endOf, lastDay, leftIn } from './calendar.ts';
import { type KeptHoliday, putHoliday, readHoliday, selectCurrent, selectHolidays } from './statements.ts';

/** Longer than all days of two years. */
const LONGEST = 1000;

/**
 * The holidays of all players. For whoever is on holiday clocks that count in days stand; everybody may know until when. Those that
 * last are known by heart, and read again from time to time: another host may have begun them.
 */
export class Holidays {
  private readonly ports: Ports;
  private readonly settings: HostSettings;
  private current: ReadonlyMap<string, number> = new Map();
  private isKnown = false;

  constructor(ports: Ports, settings: HostSettings) {
    this.ports = ports;
    this.settings = settings;
  }

  async learn(): Promise<void> {
    const [rows] = await this.ports.store.transaction([selectCurrent(this.ports.clock.now())]);
    this.current = new Map(rows.map(readHoliday).map(({ player, until }) => [player, until]));
    this.isKnown = true;
  }

  /** Nobody's time may be over before it is known who is on holiday. */
  async learnOnce(): Promise<void> {
    if (!this.isKnown) await this.learn();
  }

  /** Until when a player is on holiday; undefined if they are not. */
  readonly untilFor = (player: string): number | undefined => {
    const until = this.current.get(player);
    return until !== undefined && until > this.ports.clock.now() ? until : undefined;
  };

  readonly isAway = (player: string | undefined): boolean =>
    player !== undefined && this.untilFor(player) !== undefined;

  async info(player: string): Promise<HolidayInfo> {
    return this.told(await this.kept(player));
  }

  /** Begins a holiday, or sets another last day of the one that lasts. */
  async begin(player: string, wanted: number | undefined): Promise<HolidayInfo | Refused> {
    const [[row]] = await this.ports.store.transaction([selectPlayer(player)]);
    if (row === undefined) return refuse('no-player');
    const now = this.ports.clock.now();
    const today = dayOf(now);
    if (wanted !== undefined && wanted < today) return refuse('bad-request', { path: 'last' });
    const kept = await this.kept(player);
    const first = lasting(kept, now)?.first ?? today;
    const others = kept.filter((each) => each.first !== first);
    const last = lastDay(
      first,
      Math.min(wanted ?? first + LONGEST, first + LONGEST),
      others,
      this.settings.holidayDays,
    );
    if (last === undefined || last < today) return refuse('no-days');
    return this.keep(others, { player, first, last, until: endOf(last) });
  }

  /** Ends the holiday that lasts, if there is one. Its last day is used. */
  async end(player: string): Promise<HolidayInfo> {
    const now = this.ports.clock.now();
    const kept = await this.kept(player);
    const ended = lasting(kept, now);
    if (ended === undefined) return this.told(kept);
    const others = kept.filter((each) => each !== ended);
    return this.keep(others, { ...ended, last: dayOf(now), until: now });
  }

  private async kept(player: string): Promise<readonly KeptHoliday[]> {
    const [rows] = await this.ports.store.transaction([selectHolidays(player)]);
    return rows.map(readHoliday);
  }

  private async keep(others: readonly KeptHoliday[], holiday: KeptHoliday): Promise<HolidayInfo> {
    await this.ports.store.transaction([putHoliday(holiday)]);
    this.current = new Map(this.current).set(holiday.player, holiday.until);
    return this.told([...others, holiday]);
  }

  private told(kept: readonly KeptHoliday[]): HolidayInfo {
    const now = this.ports.clock.now();
    const until = lasting(kept, now)?.until;
    return { left: leftIn(dayOf(now), kept, this.settings.holidayDays), ...(until !== undefined && { until }) };
  }
}

const lasting = (kept: readonly KeptHoliday[], now: number): KeptHoliday | undefined =>
  kept.find(({ until }) => until > now);
