import { afterOffered, type Choice, NO_SEAT, type State } from '@interregnum/kernel';
import { fail, refuse } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import { either, listOf, optional, type Parsed, string, whole, word } from '../schema.ts';
import { type Session, TABLE, tableIn, type Viewer, viewer, viewerAt, wordsFor } from '../session.ts';
import { EXTRA_FIELDS, STATUS_FIELDS, type TranslatedMessage, tableStatus, translated } from '../status.ts';
import { playAll, type RefusedChoice, type Table, takeBack } from '../table.ts';
import { request } from './request.ts';

/** What the seat to act may choose. */
export const legal = request({ ...TABLE, ...EXTRA_FIELDS }, (session, { table, ...more }) =>
  tableStatus(session, tableIn(session, table), { legal: true, ...more }),
);

const ALL = 'all';
export const choiceText = string(0, LIMITS.choice);
const PLAY = {
  ...TABLE,
  ...STATUS_FIELDS,
  choice: optional(choiceText),
  choices: optional(listOf(choiceText)),
  log: optional(either(viewer, word(ALL))),
};

/** Makes one choice, or several: all of them or none. */
export const play = request(PLAY, (session, asked) => {
  const table = tableIn(session, asked.table);
  const texts = textsIn(asked);
  const who = asked.log === undefined || asked.log === ALL ? asked.log : viewerAt(table, asked.log, 'log');
  const before = who === undefined ? table.state : table.state.slice();
  const made = playTexts(session, table, texts);
  const stands = tableStatus(session, table, asked);
  return who === undefined ? stands : { ...stands, log: logOf(session, table, before, made, who) };
});

/** Either one choice or a list of them. */
function textsIn({ choice: one, choices }: Parsed<typeof PLAY>): readonly string[] {
  if (one === undefined) return choices ?? fail('missing-key', { name: 'choice' });
  return choices === undefined ? [one] : fail('bad-value', { name: 'choices', expected: 'choice | choices' });
}

/** Makes all choices of a list, or tells why one of them is refused. */
export function playTexts(session: Session, table: Table, texts: readonly string[]): readonly Choice[] {
  const made = playAll(table, texts);
  return 'refusal' in made ? refuseChoice(session, table, texts[made.index], made) : made;
}

/** Tells why a choice is refused. The spare state is the one in which it was. */
function refuseChoice(
  session: Session,
  { game, spare }: Table,
  text: string,
  { index, refusal }: RefusedChoice,
): never {
  const sentence = wordsFor(session, game, spare).say('refusal', refusal);
  const code = game.toAct(spare) === NO_SEAT ? 'over' : 'illegal';
  return refuse(code, sentence, { choice: text, index, ...refusal });
}

/** What a viewer could see of some choices, or all that happened. */
function logOf(
  session: Session,
  { game }: Table,
  start: State,
  made: readonly Choice[],
  who: Viewer | 'all',
): TranslatedMessage[] {
  const words = wordsFor(session, game, start);
  const seen = (s: State): State => (who === ALL ? s : game.redact(s, who));
  const lines: TranslatedMessage[] = [];
  let before = start;
  for (const choice of made) {
    const next = afterOffered(game, before, choice);
    for (const line of game.tell(seen(before), choice, seen(next))) lines.push(translated('log', line, words));
    before = next;
  }
  return lines;
}

/** Takes back the latest choices. */
export const undo = request(
  { ...TABLE, ...STATUS_FIELDS, count: optional(whole(1, Number.MAX_SAFE_INTEGER)) },
  (session, asked) => {
    const table = tableIn(session, asked.table);
    const { count = 1 } = asked;
    if (count > table.made.length) fail('nothing-to-undo', { possible: table.made.length });
    takeBack(table, count);
    return tableStatus(session, table, asked);
  },
);
