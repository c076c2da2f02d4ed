import { type Choice, cardLists, type Game, HIDDEN, legalChoices, newChoices, type State } from '@interregnum/kernel';

/** What a program may spend on a decision: milliseconds, ways through a tree, or as it likes. */
export interface Budget {
  readonly ms?: number | undefined;
  readonly iterations?: number | undefined;
}

/** What a program is told of a decision (docs/protocol.md, `go`). */
export interface Decision extends Budget {
  readonly game: string;
  readonly options: object;
  /** What the seat to act knew when things last had a position. */
  readonly position: object;
  readonly seed: string;
  /** The choices made since, if there are any. */
  readonly choices?: readonly string[] | undefined;
  readonly legal: readonly string[];
}

/** Follows a match from a state that has a position, so that programs can be told of every decision in it. */
export class Standpoint {
  private readonly game: Game;
  /** The latest state with a position. */
  private readonly stood: State;
  private readonly now: State;
  private since: string[] = [];

  constructor(game: Game, start: State) {
    this.game = game;
    this.stood = start.slice();
    this.now = start.slice();
  }

  play(choice: Choice): void {
    const { game, now, stood } = this;
    const text = game.notation.write(now, choice);
    game.play(now, choice);
    if (!game.position.stands(now)) this.since.push(text);
    else {
      stood.set(now);
      this.since = [];
    }
  }

  /** What the seat to act is told. Nothing that it does not know is in it. */
  decision(seed: string, { ms, iterations }: Budget = {}): Decision {
    const { game, now, stood, since } = this;
    const seat = game.toAct(now);
    const seen = game.redact(now, seat);
    const [before, after, real] = [game.redact(stood, seat), seen, stood].map((s) =>
      JSON.parse(game.position.write(s)),
    );
    return {
      game: game.meta.id,
      options: game.optionsOf(now),
      position: withShown(before, after, real),
      seed,
      choices: since.length === 0 ? undefined : since,
      legal: legalChoices(game, seen, newChoices()).map((choice) => game.notation.write(seen, choice)),
      ms,
      iterations,
    };
  }
}

const hiddenIn = (cards: readonly string[] = []): number => cards.filter((card) => card === HIDDEN).length;

/** A written view in which the cards are known that the viewer has been shown since: they lay on top of their piles. */
function withShown(before: object, after: object, real: object): object {
  const [now, all] = [cardLists(after), cardLists(real)];
  for (const [where, cards] of Object.entries(cardLists(before))) {
    const pile = cards as string[];
    for (let shown = hiddenIn(pile) - hiddenIn(now[where]); shown > 0; shown--) {
      const top = pile.indexOf(HIDDEN);
      pile[top] = all[where][top];
    }
  }
  return before;
}
