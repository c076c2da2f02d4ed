import {
  type Game,
  type LogLine,
  legalChoices,
  type Message,
  NO_SEAT,
  newChoices,
  type Outcome,
  type State,
} from '@interregnum/kernel';
import type { Translator } from '@interregnum/texts';
import { meaningsOf } from './meanings.ts';
import { flag, optional } from './schema.ts';
import { type Session, wordsFor } from './session.ts';
import type { Table } from './table.ts';

/** What a request may ask for beside who is to act. */
export interface StatusFields {
  readonly legal?: boolean | undefined;
  readonly prompt?: boolean | undefined;
  readonly means?: boolean | undefined;
}

/** The keys for that; a request that always answers with the choices has only the others. */
export const EXTRA_FIELDS = { prompt: optional(flag), means: optional(flag) };
export const STATUS_FIELDS = { legal: optional(flag), ...EXTRA_FIELDS };

/** A message together with its sentence. */
export interface TranslatedMessage extends Message {
  readonly text: string;
}

export const translated = <M extends Message>(
  section: string,
  message: M,
  words: Translator,
): M & TranslatedMessage => ({
  ...message,
  text: words.say(section, message),
});

/** Who is to act, what it may choose and what it is asked; once it is over, how it ended. */
interface Status {
  readonly toAct: number | null;
  readonly turn: number;
  readonly choices: readonly string[] | undefined;
  /** What each of the choices does. */
  readonly means: readonly (readonly LogLine[])[] | undefined;
  readonly prompt: TranslatedMessage | undefined;
  readonly outcome: Outcome | undefined;
}

const buffer = newChoices();

/** The legal choices in notation. Every answer of a fast driver has them: no list of numbers is made in between. */
function legalTexts({ legal, notation }: Game, s: State): string[] {
  const texts: string[] = [];
  const count = legal(s, buffer);
  for (let at = 0; at < count; at++) texts.push(notation.write(s, buffer[at]));
  return texts;
}

function meaningsIn(game: Game, s: State): LogLine[][] {
  const seat = game.toAct(s);
  if (seat === NO_SEAT) return [];
  const seen = game.redact(s, seat);
  return meaningsOf(game, seen, legalChoices(game, seen, buffer));
}

/** The status of a full or a seen state. What was not asked for is not looked up. */
export function statusOf(session: Session, game: Game, s: State, { legal, prompt, means }: StatusFields): Status {
  const seat = game.toAct(s);
  const over = seat === NO_SEAT;
  return {
    toAct: over ? null : seat,
    turn: game.turn(s),
    choices: legal || means ? legalTexts(game, s) : undefined,
    means: means ? meaningsIn(game, s) : undefined,
    prompt: prompt && !over ? translated('prompt', game.prompt(s), wordsFor(session, game, s)) : undefined,
    outcome: over ? game.outcome(s) : undefined,
  };
}

/** The status of a table. */
export const tableStatus = (session: Session, { game, state }: Table, fields: StatusFields): Status =>
  statusOf(session, game, state, fields);
