import { after, type FastRandom, NO_SEAT, newChoices, type Seat, type State } from '@interregnum/kernel';
import { kingIsDead as game } from '@interregnum/king-is-dead';
import { readStateText } from '@interregnum/match';
import type { MatchUpdate, News, Phase, TableInfo, WholeTable } from '@interregnum/protocol/client';
import { completesTurn } from '@interregnum/record';

const CHOICES = newChoices();

/** A seat at a table, and all that its player was told of it: the least that a client needs to go on playing. */
export class Place {
  readonly table: string;
  seat: Seat = NO_SEAT;
  phase: Phase = 'gathering';
  token = '';
  /** Turns that were told. */
  turns = 0;
  private seen: State | undefined;
  private waiting: { readonly isSo: () => boolean; readonly resolve: () => void }[] = [];

  constructor(table: string) {
    this.table = table;
  }

  get isToAct(): boolean {
    return this.phase === 'playing' && this.seen !== undefined && game.toAct(this.seen) === this.seat;
  }

  /** Waits until something that is told makes it so. */
  until(isSo: () => boolean): Promise<void> {
    return isSo() ? Promise.resolve() : new Promise((resolve) => void this.waiting.push({ isSo, resolve }));
  }

  whole({ info, matches }: WholeTable): void {
    this.learn(info);
    const [match] = matches ?? [];
    if (match !== undefined && 'words' in match.first) {
      this.seen = readStateText(match.first.words, game.size);
      for (const update of match.updates) this.fold(update);
      this.token = match.token;
    }
    this.told();
  }

  news({ info, updates = [] }: News): void {
    if (info !== undefined) this.learn(info);
    for (const [, list] of updates) for (const update of list) this.fold(update);
    this.told();
  }

  /** A turn at random, made in a world that the seat cannot tell from the real one: the same is legal there. */
  randomTurn(random: FastRandom): string[] {
    if (this.seen === undefined) throw new Error('nothing was dealt');
    const from = game.imagine(this.seen, random);
    const texts: string[] = [];
    let before = from;
    for (;;) {
      const choice = CHOICES[random.below(game.legal(before, CHOICES))];
      texts.push(game.notation.write(before, choice));
      const step = { before, choice, after: after(game, before, choice) };
      if (completesTurn(game, from, step)) return texts;
      before = step.after;
    }
  }

  private learn({ phase, seats }: TableInfo): void {
    this.phase = phase;
    this.seat = seats.findIndex(({ isYours }) => isYours);
  }

  private fold(update: MatchUpdate): void {
    if (update.type === 'end') this.phase = 'over';
    if (update.type !== 'turn') return;
    this.turns++;
    this.token = update.token;
    for (const decision of update.decisions) {
      if (this.seen === undefined || !('words' in decision)) throw new Error('a turn was told without words');
      const { words } = decision;
      for (let at = 0; at < words.length; at += 2) this.seen[words[at]] = words[at + 1];
    }
  }

  private told(): void {
    for (const waiting of this.waiting.splice(0)) {
      if (waiting.isSo()) waiting.resolve();
      else this.waiting.push(waiting);
    }
  }
}
