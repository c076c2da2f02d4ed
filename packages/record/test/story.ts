import {
  type Choice,
  FastRandom,
  type Game,
  NO_CHOICE,
  NO_SEAT,
  type Options,
  type Seat,
  type State,
} from '@interregnum/kernel';
import {
  begin,
  commitmentTo,
  completesTurn,
  enter,
  type Flawed,
  type Hex,
  HUMAN,
  hexOf,
  type LaterEntry,
  type MatchRecord,
  type Progress,
  recordText,
  replay,
  type Secret,
  type Start,
  saltOf,
  sealOf,
  sha256,
  startRecord,
  type WhenSeatGoes,
  withBeside,
  withEntry,
} from '../src/index.ts';

const NAMES = ['Ana', 'Бен', 'Cléo', 'D. O’V'];

/** Some hexadecimal number that a text stands for. */
export const hexFrom = (text: string): Hex => hexOf(sha256(new TextEncoder().encode(text)));

/** The moment of an entry: a second after the one before. */
export const timeOf = (entry: number): string => new Date(Date.UTC(2026, 10, 18) + entry * 1000).toISOString();

export interface Beginning {
  readonly game: Game;
  readonly options: Options;
  /** What id, seed, salts and chance are made of. */
  readonly name: string;
  readonly kinds?: readonly string[];
  readonly whenSeatGoes?: WhenSeatGoes;
  /** A state to begin from, instead of a deal. */
  readonly from?: State;
}

export const must = <T extends object>(made: T | Flawed): T => {
  if ('flaw' in made) throw new Error(JSON.stringify(made.flaw));
  return made;
};

/** Who sits where if nothing is said: people, and what the game itself plays. */
export const usualKinds = (game: Game, options: Options): string[] =>
  Array.from({ length: Number(options.seats) }, (_, seat) => game.ownKind(options, seat) ?? HUMAN);

/** The start of a match, and what opens it. */
function startOf({ game, options, name, from, ...given }: Beginning): { start: Start; secret: Secret } {
  const seats = given.kinds ?? usualKinds(game, options);
  const seed = hexFrom(`${name} seed`);
  const many = game.parties(options).length > 2;
  const settled = {
    type: 'start',
    match: hexFrom(`${name} match`).slice(0, 16),
    game: game.meta.id,
    rules: game.meta.rulesVersion,
    options,
    seats,
    whenSeatGoes: given.whenSeatGoes ?? (many ? { bot: 'steward' } : 'stop'),
  } as const;
  if (from === undefined) {
    const commitment = commitmentTo(seed);
    const salts = seats.map((kind, seat) =>
      kind === HUMAN ? hexFrom(`${name} salt ${seat}`) : saltOf(commitment, seat),
    );
    return { start: { ...settled, deal: { commitment, salts } }, secret: { seed } };
  }
  const text = game.position.write(from);
  const position = JSON.parse(text);
  if (!game.hides(options)) return { start: { ...settled, position }, secret: { seed } };
  return { start: { ...settled, position: { commitment: sealOf(seed, text) } }, secret: { seed, position } };
}

/** No turn has so many decisions, and no match so many turns: a match with more does not come to an end. */
const MOST_DECISIONS = 100;
const MOST_TURNS = 2000;

/** One turn of the seat to act, chosen at random, as texts. */
export function randomTurn(game: Game, from: State, random: FastRandom): string[] {
  const texts: string[] = [];
  for (let s = from; texts.length < MOST_DECISIONS; ) {
    const choice: Choice = game.pick(s, random);
    if (choice === NO_CHOICE) throw new Error('nothing to choose');
    texts.push(game.notation.write(s, choice));
    const after = s.slice();
    game.play(after, choice);
    if (completesTurn(game, from, { before: s, choice, after })) return texts;
    s = after;
  }
  throw new Error('a turn without an end');
}

/** A match that is told entry by entry. What cannot happen throws. Names and times stand beside it. */
export class Story {
  record: MatchRecord;
  progress: Progress;
  readonly secret: Secret;
  readonly random: FastRandom;

  private constructor(record: MatchRecord, progress: Progress, secret: Secret, name: string) {
    this.record = record;
    this.progress = progress;
    this.secret = secret;
    this.random = new FastRandom(name);
  }

  static begin(beginning: Beginning): Story {
    const { start, secret } = startOf(beginning);
    const progress = must(begin(start, { findGame: () => beginning.game, secret }));
    const story = new Story(startRecord(start), progress, secret, beginning.name);
    story.time();
    for (const [seat, kind] of start.seats.entries()) if (kind === HUMAN) story.name(seat, NAMES[seat]);
    return story;
  }

  /** A story that goes on from a record. */
  static resume(record: MatchRecord, game: Game, secret: Secret, name: string): Story {
    return new Story(record, must(replay(record, { findGame: () => game, secret })).progress, secret, name);
  }

  private time(): void {
    this.record = withBeside(this.record, { type: 'time', beside: this.last, time: timeOf(this.last) });
  }

  get state(): State {
    return this.progress.state as State;
  }

  get isOver(): boolean {
    return this.progress.game.toAct(this.state) === NO_SEAT;
  }

  /** The number of the last entry. */
  get last(): number {
    return this.record.head.entry;
  }

  /** Who sits in a seat from now on. */
  name(seat: Seat, name: string): void {
    this.record = withBeside(this.record, { type: 'name', beside: this.last, seat, name });
  }

  enter(entry: LaterEntry): this {
    this.progress = must(enter(this.progress, entry));
    this.record = withEntry(this.record, entry);
    this.time();
    return this;
  }

  /** So many random turns, or fewer if it is over. */
  turns(count: number): this {
    const { game } = this.progress;
    for (let made = 0; made < count && !this.isOver; made++) {
      const texts = randomTurn(game, this.state, this.random);
      this.enter({ type: 'turn', seat: game.toAct(this.state), texts });
    }
    return this;
  }

  /** Random turns until the rules end it, and the end. */
  playOut(): this {
    this.turns(MOST_TURNS);
    const outcome = this.progress.game.outcome(this.state);
    if (outcome === undefined) throw new Error('not over');
    return this.enter({ type: 'end', by: 'rules', outcome, winners: outcome.winners });
  }

  reveal(): this {
    return this.enter({ type: 'reveal', ...this.secret });
  }

  get text(): string {
    return recordText(this.record);
  }
}
