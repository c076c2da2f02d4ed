import { BOT_NAMES, type Evaluation, STRONGEST } from '@interregnum/bots';
import { type Choice, type Game, NO_SEAT, type State, showsMore } from '@interregnum/kernel';
import { MAX_TURN_MS } from '@interregnum/match';
import { fail } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import { demandPositionFor, POSITION, readPosition } from '../read-position.ts';
import { anything, checker, flag, type Id, id, listOf, oneOf, optional, type Parsed, whole } from '../schema.ts';
import { type Session, TABLE, tableIn } from '../session.ts';
import { dealtTable, type Table } from '../table.ts';
import { choiceText, playTexts } from './play.ts';
import { type Request, request } from './request.ts';

/** What programs that take a seat are told beside: none of it is needed by those who know the rules. */
const FOR_PROGRAMS = {
  match: optional(anything),
  seat: optional(anything),
  prompt: optional(anything),
  means: optional(anything),
  left: optional(anything),
};

const GO = {
  ...TABLE,
  ...POSITION,
  choices: optional(listOf(choiceText)),
  legal: optional(listOf(choiceText)),
  ...FOR_PROGRAMS,
  level: optional(oneOf(BOT_NAMES)),
  ms: optional(whole(1, LIMITS.ms)),
  iterations: optional(whole(1, LIMITS.iterations)),
  info: optional(flag),
};
type Asked = Parsed<typeof GO>;
const check = checker(GO);

/** Begins to think for the seat to act, from what it knows. The answer comes later, and the table stays as it is. */
export const go: Request = (session, json) => {
  const asked = check(json);
  const { level = STRONGEST, ms, iterations, seed = '', info = false } = asked;
  if (ms !== undefined && iterations !== undefined)
    fail('bad-value', { name: 'iterations', expected: 'ms | iterations' });
  const { game, state } = asked.position === undefined ? tableOf(session, asked) : setUp(session, asked);
  const seat = game.toAct(state);
  if (seat === NO_SEAT) fail('nothing-to-decide', {});
  const seen = game.redact(state, seat);
  const bot = { name: level, ...(ms === undefined ? {} : { ms }), ...(iterations === undefined ? {} : { iterations }) };
  const isFree = ms === undefined && iterations === undefined;
  session.searches.begin(
    json.id as Id,
    {
      game: game.meta.id,
      rules: game.meta.rulesVersion,
      bot,
      seed,
      seen,
      ...(isFree ? { maxMs: MAX_TURN_MS } : { isOnlyDecision: true }),
    },
    {
      answer: ({ choice, evaluation }) => told(game, seen, choice, evaluation),
      info: info ? (evaluation) => told(game, seen, evaluation.best, evaluation) : undefined,
    },
  );
  return undefined;
};

function tableOf(session: Session, asked: Asked): Table {
  demandPositionFor(asked, ['game', 'rules', 'options', 'choices', 'legal', ...Object.keys(FOR_PROGRAMS)]);
  return tableIn(session, asked.table);
}

/** A table for this search alone: a position or a view, and the choices made since. */
function setUp(session: Session, asked: Asked): Table {
  if (asked.table !== undefined) fail('bad-value', { name: 'table', expected: 'table | position' });
  const { game, text, state } = readPosition(session, { ...asked, seed: asked.seed ?? '' });
  const table = dealtTable(game, state);
  playTexts(session, table, asked.choices ?? []);
  const seat = game.toAct(table.state);
  if (seat !== NO_SEAT && showsMore(text, game.position.write(game.redact(table.start, seat))))
    fail('hides-too-much', { seat });
  return table;
}

/** A choice, and what is thought of it and of others. A bot without an evaluation leaves them unjudged. */
const told = (game: Game, seen: State, choice: Choice, evaluation: Evaluation | undefined): object => ({
  choice: game.notation.write(seen, choice),
  value: evaluation?.value ?? null,
  exact: evaluation?.exact ?? false,
  candidates: (evaluation?.candidates ?? []).map((candidate) => ({
    choice: game.notation.write(seen, candidate.choice),
    value: candidate.value,
    visits: candidate.visits,
  })),
  line: (evaluation?.line ?? []).map(({ text }) => text),
});

/** Has a search, or all, answer with the best so far. */
export const stop = request({ go: optional(id) }, ({ searches }, asked) => ({ stopped: searches.stop(asked.go) }));
