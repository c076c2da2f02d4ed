import { FastRandom } from '@interregnum/kernel';
import type { Place } from './place.ts';
import { Player } from './player.ts';

/** A table that is ready to be played at, from both sides. */
type Meeting = readonly [Place, Place];

/** Two people who play one match after another. */
export class Pair {
  private readonly players: readonly [Player, Player];
  private readonly random: FastRandom;
  /** Tables that were dealt at; the first one is played at. */
  private readonly meetings: Meeting[] = [];
  private readonly done: Meeting[] = [];

  private constructor(players: readonly [Player, Player], seed: string) {
    this.players = players;
    this.random = new FastRandom(seed);
  }

  static async enter(port: number, seed: string): Promise<Pair> {
    return new Pair([await Player.enter(port), await Player.enter(port)], seed);
  }

  /** Leaves the tables that are done with and meets at new ones, until so many are ready. */
  async meet(count: number): Promise<void> {
    for (const meeting of this.done.splice(0))
      for (const [at, place] of meeting.entries()) await this.players[at].leave(place);
    while (this.meetings.length < count) {
      const { place: own, invitation } = await this.players[0].create('open');
      const other = await this.players[1].sit(own.table, invitation);
      for (const place of [own, other]) await place.until(() => place.phase === 'playing' && place.token !== '');
      this.meetings.push([own, other]);
    }
  }

  /** Whether there is a match to go on with. */
  get isReady(): boolean {
    return this.meetings.length > 0;
  }

  /** Turns that were taken in the present match. */
  get turns(): number {
    return this.meetings[0]?.[0].turns ?? 0;
  }

  /** Takes one turn: stored, and both have heard of it. Tells after how many milliseconds it was acknowledged. */
  async takeTurn(): Promise<number> {
    const [meeting] = this.meetings;
    const mover = meeting[0].isToAct ? 0 : 1;
    const place = meeting[mover];
    const turns = place.turns + 1;
    const texts = place.randomTurn(this.random);
    const start = performance.now();
    await this.players[mover].turn(place, texts);
    const milliseconds = performance.now() - start;
    for (const each of meeting) await each.until(() => each.turns >= turns);
    if (place.phase === 'over') this.done.push(...this.meetings.splice(0, 1));
    return milliseconds;
  }

  close(): void {
    for (const player of this.players) player.close();
  }
}
