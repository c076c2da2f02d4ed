import { type Game, playerSeats, type Seat, type Sha256 } from '@interregnum/kernel';
import { type Hex, readRecord, type Start } from '@interregnum/record';
import type { TableInfo } from '../answers.ts';
import { checkDeal, type DealCheck, dealTold, type KeptDeal, type Salts } from './salts.ts';

/** What a deal needs of its table. */
export interface DealLink {
  readonly table: string;
  readonly salts: Salts;
  readonly sha256: Sha256;
  give(seat: Seat, salt: Hex): Promise<unknown>;
  /** Sits down anew on an own seat, with another salt. */
  sit(seat: Seat, name: string): Promise<unknown>;
  /** What is known of the deal has changed. */
  changed(): void;
}

/**
 * The client's part of a fair deal: its salts go out once the server has told what it and all seats are bound to, and
 * are never used for anything else that it tells later.
 */
export class RemoteDeal {
  /** Own seats whose salt is not on this device, or was given away for another deal. */
  missing: readonly Seat[] = [];
  check: DealCheck | undefined;
  private readonly link: DealLink;
  /** What is known of the table is worked on one after the other. */
  private working: Promise<void> = Promise.resolve();
  private readonly given = new Set<Hex>();
  private readonly sitting = new Set<Seat>();
  private compared: string | undefined;

  constructor(link: DealLink) {
    this.link = link;
  }

  /** The table was told so. */
  follow(info: TableInfo): void {
    this.sitAgain(info);
    this.working = this.working.then(() => this.giveSalts(info)).catch(() => this.tell([]));
  }

  /** A deal that was broken off is prepared anew, with other salts: those of before may be known by now. */
  private sitAgain({ phase, seats }: TableInfo): void {
    for (const [seat, { isYours, saltHash, name = '' }] of seats.entries()) {
      if (phase !== 'gathering' || isYours !== true || saltHash !== undefined || this.sitting.has(seat)) continue;
      this.sitting.add(seat);
      const done = (): void => void this.sitting.delete(seat);
      this.link.sit(seat, name).then(done, done);
    }
  }

  /** The match has begun: what was told before must have come true. */
  compare(info: TableInfo, game: Game, start: Start, seed?: Hex): void {
    if (this.compared === `${start.match} ${seed}`) return;
    this.compared = `${start.match} ${seed}`;
    const isByLot = info.begins === 'lot' && game.meta.firstSeatBegins && playerSeats(game, start.options).length > 1;
    this.working = this.working.then(async () => {
      const kept = await this.link.salts.dealOf(this.link.table);
      this.check = kept && checkDeal(kept, { start, isByLot, lot: info.lot, seed }, this.link.sha256);
      this.link.changed();
    });
  }

  /** The same with what a record reveals, if the match is over. */
  compareRecord(info: TableInfo, game: Game, record: string): void {
    const read = readRecord(record, this.link.sha256);
    if ('flaw' in read) return;
    const { start, entries } = read.record;
    const reveal = entries.find((entry) => entry.type === 'reveal');
    if (reveal !== undefined) this.compare(info, game, start, reveal.seed);
  }

  private async giveSalts(info: TableInfo): Promise<void> {
    const told = dealTold(info);
    if (told === undefined) return this.tell([]);
    const missing: Seat[] = [];
    const salts: Record<number, Hex> = {};
    for (const [seat, { isYours, saltHash }] of info.seats.entries()) {
      if (isYours !== true || saltHash === undefined) continue;
      const salt = await this.link.salts.of(saltHash);
      if (salt === undefined) missing.push(seat);
      else salts[seat] = salt;
    }
    const deal = { ...told, salts };
    if (!(await this.isFree(deal))) return this.tell(Object.keys(salts).map(Number));
    this.tell(missing);
    if (Object.keys(salts).length > 0) await this.link.salts.keepDeal(this.link.table, deal);
    for (const [seat, salt] of Object.entries(salts)) {
      if (info.seats[Number(seat)].isSalted === true || this.given.has(salt)) continue;
      this.given.add(salt);
      // Another page of this player may have been faster, and a player may have stood up: the next news will tell.
      await this.link.give(Number(seat), salt).catch(() => this.given.delete(salt));
    }
  }

  /** Whether none of these salts was given away for another deal. */
  private async isFree(deal: KeptDeal): Promise<boolean> {
    const kept = await this.link.salts.dealOf(this.link.table);
    if (kept === undefined) return true;
    const isSame = kept.commitment === deal.commitment && kept.hashes.join() === deal.hashes.join();
    const given = Object.values(kept.salts);
    return isSame || !Object.values(deal.salts).some((salt) => given.includes(salt));
  }

  private tell(missing: readonly Seat[]): void {
    if (missing.join() === this.missing.join()) return;
    this.missing = missing;
    this.link.changed();
  }
}
