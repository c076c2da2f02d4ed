import { type Game, playerSeats, type Seat, type Sha256 } from '@interregnum/kernel';
import type { LookWish } from '@interregnum/match';
import { type Hex, readRecord, type Start } from '@interregnum/record';
import { hashOfSalt } from '../salt-hash.ts';
import type { TableInfo } from '../told-tables.ts';
import { checkDeal, type DealCheck, type DealtMatch, dealTold, type KeptDeal } from './check-deal.ts';
import type { CheckedDeal, KeptDeals } from './kept-deals.ts';

/** What a deal needs of its table. */
export interface DealLink {
  readonly table: string;
  readonly kept: KeptDeals;
  readonly sha256: Sha256;
  give(seat: Seat, salt: Hex): Promise<unknown>;
  /** Sits down anew on an own seat, with another salt. */
  sit(seat: Seat, name: string, look: LookWish | undefined): Promise<unknown>;
  /** What is known of the deal has changed. */
  changed(): void;
}

const ownHashes = ({ seats }: TableInfo): ReadonlySet<Hex> =>
  new Set(seats.flatMap(({ isYours, saltHash }) => (isYours === true && saltHash !== undefined ? [saltHash] : [])));

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
  /** The hashes of the own salts, as the table was last told. */
  private own: ReadonlySet<Hex> = new Set();
  private compared: string | undefined;

  constructor(link: DealLink) {
    this.link = link;
  }

  /** The table was told so. */
  follow(info: TableInfo): void {
    this.sitAgain(info);
    const [before, told] = [this.own, ownHashes(info)];
    this.own = told;
    if (info.phase === 'withdrawn' || (info.phase === 'gathering' && before.size > 0 && told.size === 0))
      this.forget(new Set([...before, ...told]));
    const replaced = [...before].filter((hash) => !told.has(hash));
    this.working = this.working
      .then(() => this.link.kept.forgetSalts(replaced))
      .then(() => this.giveSalts(info))
      .catch(() => this.tell([]));
  }

  /** There is no such table any more, there will be no match, or this player has no seat there. */
  forget(salts: ReadonlySet<Hex> = this.own): void {
    const { kept, table } = this.link;
    this.working = this.working
      .then(() => kept.forgetSalts(salts))
      .then(() => kept.forgetDeal(table))
      .catch(() => {});
  }

  /** The match is over and its deal was found to be fair. */
  forgetChecked(start: Start): void {
    this.working = this.working.then(() => this.link.kept.keepChecked(this.link.table, start)).catch(() => {});
  }

  /** A deal that was broken off is prepared anew, with other salts: those of before may be known by now. */
  private sitAgain({ phase, seats }: TableInfo): void {
    for (const [seat, { isYours, saltHash, name = '', look }] of seats.entries()) {
      if (phase !== 'gathering' || isYours !== true || saltHash !== undefined || this.sitting.has(seat)) continue;
      this.sitting.add(seat);
      const done = (): void => void this.sitting.delete(seat);
      this.link.sit(seat, name, look).then(done, done);
    }
  }

  /** The match has begun: what was told before must have come true. */
  compare(info: TableInfo, game: Game, start: Start, seed?: Hex): void {
    if (this.compared === `${start.match} ${seed}`) return;
    this.compared = `${start.match} ${seed}`;
    const isByLot = info.begins === 'lot' && game.meta.firstSeatBegins && playerSeats(game, start.options).length > 1;
    this.working = this.working.then(async () => {
      const kept = await this.link.kept.dealOf(this.link.table);
      this.check = kept && this.checkKept(kept, { start, isByLot, lot: info.lot, seed });
      // The salts are in the deal by now.
      if (kept !== undefined && 'salts' in kept)
        await this.link.kept.forgetSalts(Object.values(kept.salts).map((salt) => hashOfSalt(salt, this.link.sha256)));
      this.link.changed();
    });
  }

  private checkKept(kept: KeptDeal | CheckedDeal, dealt: DealtMatch): DealCheck {
    if (!('checked' in kept)) return checkDeal(kept, dealt, this.link.sha256);
    const isSame = kept.checked === this.link.kept.hashOfStart(dealt.start);
    const { isByLot, seed } = dealt;
    return {
      commitment: isSame,
      ownSalts: isSame,
      hashes: isSame,
      ...(seed !== undefined && isByLot && { lot: isSame }),
    };
  }

  /** The same with what a record reveals, if the match is over; done once `check` tells it. */
  async compareRecord(info: TableInfo, game: Game, record: string): Promise<void> {
    const read = readRecord(record, this.link.sha256);
    if ('flaw' in read) return;
    const { start, entries } = read.record;
    const reveal = entries.find((entry) => entry.type === 'reveal');
    if (reveal !== undefined) this.compare(info, game, start, reveal.seed);
    await this.working.catch(() => {});
  }

  private async giveSalts(info: TableInfo): Promise<void> {
    const told = dealTold(info);
    if (told === undefined) return this.tell([]);
    const missing: Seat[] = [];
    const salts: Record<number, Hex> = {};
    for (const [seat, { isYours, saltHash }] of info.seats.entries()) {
      if (isYours !== true || saltHash === undefined) continue;
      const salt = await this.link.kept.saltOf(saltHash);
      if (salt === undefined) missing.push(seat);
      else salts[seat] = salt;
    }
    const deal = { ...told, salts };
    if (!(await this.isFree(deal))) return this.tell(Object.keys(salts).map(Number));
    this.tell(missing);
    if (Object.keys(salts).length > 0) await this.link.kept.keepDeal(this.link.table, deal);
    for (const [seat, salt] of Object.entries(salts)) {
      if (info.seats[Number(seat)].isSalted === true || this.given.has(salt)) continue;
      this.given.add(salt);
      // Another page of this player may have been faster, and a player may have stood up: the next news will tell.
      await this.link.give(Number(seat), salt).catch(() => this.given.delete(salt));
    }
  }

  /** Whether none of these salts was given away for another deal. */
  private async isFree(deal: KeptDeal): Promise<boolean> {
    const kept = await this.link.kept.dealOf(this.link.table);
    if (kept === undefined) return true;
    if ('checked' in kept) return false;
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
