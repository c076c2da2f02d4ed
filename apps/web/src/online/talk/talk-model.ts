import type { Seat } from '@interregnum/kernel';
import type { Talk } from '@interregnum/protocol/client';
import { readValue, storeValue } from '../connection/browser-storage.ts';

/** Whether this browser shows no talk at any table. */
const OFF = 'talk-off';

/** What of the talk at one table this browser shows: whom it has muted, how much was read, and whether it shows any. */
export class TalkModel {
  muted: readonly Seat[];
  isOff: boolean;
  private readUpTo: number;
  private readonly table: string;

  constructor(table: string) {
    this.table = table;
    const { muted = [], readUpTo = 0 } = kept(readValue(`talk ${table}`));
    this.muted = muted;
    this.readUpTo = readUpTo;
    this.isOff = readValue(OFF) === 'yes';
  }

  /** The lines that are shown. */
  shown(lines: readonly Talk[]): readonly Talk[] {
    return this.isOff ? [] : lines.filter(({ seat }) => seat === undefined || !this.muted.includes(seat));
  }

  /** Lines of others that were not read yet. */
  unread(lines: readonly Talk[], own: readonly Seat[]): readonly Talk[] {
    return this.shown(lines).filter(({ number, seat }) => number > this.readUpTo && !own.includes(seat ?? -1));
  }

  read(lines: readonly Talk[]): void {
    this.readUpTo = lines.at(-1)?.number ?? this.readUpTo;
    this.keep();
  }

  mute(seat: Seat, isMuted: boolean): void {
    const others = this.muted.filter((each) => each !== seat);
    this.muted = isMuted ? [...others, seat] : others;
    this.keep();
  }

  switchOff(isOff: boolean): void {
    this.isOff = isOff;
    storeValue(OFF, isOff ? 'yes' : 'no');
  }

  private keep(): void {
    storeValue(`talk ${this.table}`, JSON.stringify({ muted: this.muted, readUpTo: this.readUpTo }));
  }
}

/** What was kept; nothing of what cannot be read. */
function kept(text: string | undefined): { readonly muted?: readonly Seat[]; readonly readUpTo?: number } {
  try {
    const { muted, readUpTo } = JSON.parse(text ?? '{}');
    return { ...(Array.isArray(muted) && { muted }), ...(typeof readUpTo === 'number' && { readUpTo }) };
  } catch {
    return {};
  }
}
