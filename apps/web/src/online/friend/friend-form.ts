import type { Game, Options } from '@interregnum/kernel';
import type { LookWish } from '@interregnum/match';
import type { RequestTo } from '@interregnum/protocol/client';
import { HUMAN, type Player } from '@interregnum/record';
import { type Form, kindsAt, LOT, NEW_FORM, optionsOf, SUBSTITUTE } from '../../new-table/form.ts';
import { namesBeginner } from '../../new-table/seating.ts';
import type { ClockChoice } from '../clocks/clock-field.tsx';

/** Who is to sit in a seat: the visitor at this screen, a player who comes by the link, or a bot. */
export const ME = 'me';
export const OPEN = 'open';

/** Or a player whom they have met, and for whom it is kept. */
export const personKind = (person: string): string => `person ${person}`;
export const personIn = (kind: string): string | undefined => /^person (.*)$/.exec(kind)?.[1];

/** Whether somebody else is to come to a seat. */
export const isForFriend = (kind: string): boolean => kind === OPEN || personIn(kind) !== undefined;

/** A form for a table on a server. Its kinds are `me`, `open`, people or bots. */
export interface FriendForm extends Form, ClockChoice {
  readonly watch: 'link' | 'nobody';
  readonly hints: boolean;
}

/** Two seats, one for the visitor and one for a friend; lot decides who begins. */
export const NEW_FRIEND_FORM: FriendForm = {
  ...NEW_FORM,
  kinds: [ME, OPEN, OPEN, OPEN],
  watch: 'link',
  hints: false,
  clock: undefined,
  whenOver: 'wins',
};

/** Who sits where, as forms for local tables have it: the visitor and friends are people. */
export const playersWanted = (game: Game, form: FriendForm, options: Options): Player[] =>
  kindsAt(game, form, options).map((kind) => ({ name: '', kind: kind === ME || isForFriend(kind) ? HUMAN : kind }));

/** Who is to be invited to which seats. */
export const invitationsIn = (
  game: Game,
  form: FriendForm,
): readonly { readonly seat: number; readonly person: string }[] =>
  kindsAt(game, form, optionsOf(game, form)).flatMap((kind, seat) => {
    const person = personIn(kind);
    return person === undefined ? [] : [{ seat, person }];
  });

type Wanted = Omit<RequestTo<'create'>, 'id' | 'do' | 'saltHashes'>;

/** What a server is asked for. */
export function wantedTable(game: Game, form: FriendForm, name: string, look: LookWish): Wanted {
  const options = optionsOf(game, form);
  const seats = kindsAt(game, form, options).map((kind): Wanted['seats'][number] =>
    kind === ME ? ME : isForFriend(kind) ? OPEN : { bot: kind },
  );
  return {
    game: game.meta.id,
    rules: game.meta.rulesVersion,
    options,
    seats,
    name,
    look,
    begins: form.begins === LOT && namesBeginner(game, options) ? 'lot' : 'first',
    whenSeatGoes: whenSeatGoes(game, options, form),
    watch: form.watch,
    hints: form.hints,
    ...(form.clock !== undefined && { clock: form.clock }),
  };
}

/** Of two parties one can only go when its time is over: then the other one wins unless a bot is to play on. */
function whenSeatGoes(game: Game, options: Options, form: FriendForm): Wanted['whenSeatGoes'] {
  if (game.parties(options).length > 2) return form.whenSeatGoes;
  return form.clock !== undefined && form.whenOver === 'bot' ? SUBSTITUTE : 'stop';
}
