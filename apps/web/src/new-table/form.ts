import { LEVELS } from '@interregnum/bots';
import { type Game, type OptionDeclaration, type Options, playerSeats, type Refusal } from '@interregnum/kernel';
import { DEFAULT_OPPONENT, distinctNames, type LookWish } from '@interregnum/match';
import { HUMAN, isName, type Player, type WhenSeatGoes } from '@interregnum/record';
import type { AppText } from '@interregnum/texts/lazy';
import { type NameFlaw, nameFlaw } from './naming.ts';

/** Who is offered for a seat. */
export const OFFERED: readonly string[] = [HUMAN, ...LEVELS];

/** No seat is named to begin: chance decides. */
export const LOT = 'lot';

/** A form for a new table, as it is filled in. */
export interface Form {
  /** The options that were set; the others are as usual. */
  readonly options: Options;
  /** Who sits where. There may be more than there are seats now. */
  readonly kinds: readonly string[];
  /** Names that were typed; a place without one has the usual name. */
  readonly names: Readonly<Record<number, string>>;
  /** Emblems and colours that were chosen for people. */
  readonly looks: Readonly<Record<number, LookWish>>;
  /** The place that begins. */
  readonly begins: number | typeof LOT;
  /** What follows if a seat resigns, where three or more parties play. */
  readonly whenSeatGoes: WhenSeatGoes;
}

/** Who plays on for a seat that has resigned, unless the match stops then. */
export const SUBSTITUTE: WhenSeatGoes = { bot: DEFAULT_OPPONENT };

export const NEW_FORM: Form = {
  options: {},
  kinds: [HUMAN, DEFAULT_OPPONENT, DEFAULT_OPPONENT, DEFAULT_OPPONENT],
  names: {},
  looks: {},
  begins: LOT,
  whenSeatGoes: SUBSTITUTE,
};

/** All options of the game as they stand. */
export function optionsOf(game: Game, form: Form): Options {
  const read = game.options(form.options);
  if ('refusal' in read) throw new Error(`the form was not put right: ${read.refusal.clause}`);
  return read.options;
}

/** Whether players sit against players: in solo one of them decides for both sides. */
export const hasOpponents = (game: Game, options: Options): boolean => playerSeats(game, options).length > 1;

/** The options there is something to choose about; where one plays alone the seats are settled. */
export const asked = (game: Game, now: Options): OptionDeclaration[] =>
  game.meta.options.filter(
    (option) =>
      (option.kind === 'flag' || option.values.length > 1) && (option.name !== 'seats' || hasOpponents(game, now)),
  );

/** Why options did not go together, and which of them went back to what they usually are. */
export interface Conflict {
  readonly refusal: Refusal;
  readonly reset: readonly string[];
}

export interface Changed {
  readonly form: Form;
  readonly conflict: Conflict | undefined;
}

/** Sets an option. It prevails: those that do not go with it, and only those, are set back. */
export function withOption(game: Game, form: Form, name: string, value: number | boolean): Changed {
  const wanted = { ...form.options, [name]: value };
  const read = game.options(wanted);
  if ('options' in read) return { form: { ...form, options: wanted }, conflict: undefined };
  const fits = (options: Options): boolean => 'options' in game.options(options);
  let options: Options = { [name]: value };
  if (!fits(options)) return { form, conflict: { refusal: read.refusal, reset: [] } };
  const reset: string[] = [];
  for (const other of Object.keys(form.options).filter((each) => each !== name)) {
    const together = { ...options, [other]: form.options[other] };
    if (fits(together)) options = together;
    else reset.push(other);
  }
  return { form: { ...form, options }, conflict: { refusal: read.refusal, reset } };
}

export const withKind = (form: Form, place: number, kind: string): Form => ({
  ...form,
  kinds: form.kinds.with(place, kind),
});

/** A name that is rubbed out altogether is the usual one again. */
export function withName(form: Form, place: number, name: string): Form {
  const { [place]: _, ...others } = form.names;
  return { ...form, names: name === '' ? others : { ...others, [place]: name } };
}

export const withLook = (form: Form, place: number, look: LookWish): Form => ({
  ...form,
  looks: { ...form.looks, [place]: look },
});

/** What people would like to look like, place by place. The first of them has the visitor's `own` wish. */
export function wishesOf({ looks }: Form, kinds: readonly string[], own: LookWish): LookWish[] {
  const visitor = kinds.indexOf(HUMAN);
  return kinds.map((kind, place) => (kind === HUMAN ? (looks[place] ?? (place === visitor ? own : {})) : {}));
}

/** Who sits where: some seats the game plays itself. */
export const kindsAt = (game: Game, { kinds }: Form, options: Options): string[] =>
  kinds.slice(0, Number(options.seats)).map((kind, place) => game.ownKind(options, place) ?? kind);

/** The names of players that were not typed. */
function usualName(kind: string, place: number, table: AppText): string {
  if (kind === HUMAN) return table('play.player', { number: place + 1 });
  return OFFERED.includes(kind) ? table(`level.${kind}`) : table(`play.${kind}`);
}

/** Those who will sit down, place by place. The first person has the visitor's `own` name, if there is one. */
export function playersOf(game: Game, form: Form, options: Options, table: AppText, own: string): Player[] {
  const kinds = kindsAt(game, form, options);
  const visitor = isName(own) ? kinds.indexOf(HUMAN) : -1;
  const typed = kinds.map((kind, place) => (OFFERED.includes(kind) ? form.names[place] : undefined));
  const usual = kinds.map((kind, place) => (place === visitor ? own : usualName(kind, place, table)));
  // Numbers tell those apart that were not named.
  const told = distinctNames(usual.map((name, place) => (typed[place] === undefined ? name : '')));
  return kinds.map((kind, place) => ({ name: (typed[place] ?? told[place]).trim(), kind }));
}

/** What is wrong with the name at a place. */
export function nameProblem(players: readonly Player[], place: number): NameFlaw | 'same' | undefined {
  const { name } = players[place];
  const isTaken = players.some((other, at) => at !== place && other.name === name);
  return nameFlaw(name) ?? (isTaken ? 'same' : undefined);
}
