import { legalChoices, NOBODY, newChoices, type Seat, type State } from '@interregnum/kernel';
import {
  choose,
  committed,
  drafted,
  isOver,
  newsFrom,
  newsOf,
  seatToAct,
  type Table,
  type Told,
  toldSince,
  viewOf,
} from '@interregnum/table';
import type { TableModel } from './model.ts';

/** The choices that are offered now, in notation. */
export function offeredAt({ asked, table }: TableModel): string[] {
  if (asked === undefined) return [];
  const s = drafted(table);
  return legalChoices(table.game, s, newChoices()).map((choice) => table.game.notation.write(s, choice));
}

/** What the viewer would see once an offered choice were drafted; a choice that is not offered changes nothing. */
export function seenAfter(model: TableModel, choice: string): State {
  const { table, viewer = 'audience' } = model;
  const next = choose(table, choice);
  return viewOf('refusal' in next ? table : next, viewer);
}

/** Every choice of the kind now asked for, offered or not. */
export function knownAt({ table }: TableModel): readonly string[] {
  return table.game.notation.texts(table.game.redact(drafted(table), seatToAct(table)));
}

/** The moment that is being played back, or looked back at; undefined while the screen shows the present. */
function playedBack({ table, playback, replay }: TableModel): State | undefined {
  if (replay !== undefined) return table.states[replay.shown];
  return playback.isAt(table.choices.length) ? undefined : table.states[playback.shown];
}

/** The table as it stood at the moment that is played back, or looked back at; else as it stands. */
export function tableThen({ table, playback, replay }: TableModel): Table {
  const decisions = (replay ?? playback).shown;
  if (decisions >= table.choices.length) return table;
  const { record, states, choices } = table;
  return {
    ...table,
    record: { ...record, decisions: record.decisions.slice(0, decisions) },
    states: states.slice(0, decisions + 1),
    choices: choices.slice(0, decisions),
  };
}

/** What the viewer sees now: a moment that is played back, or the table with the draft. */
export function seenAt(model: TableModel): State {
  const { table, viewer = 'audience' } = model;
  const moment = playedBack(model);
  return moment === undefined ? viewOf(table, viewer) : table.game.redact(moment, viewer);
}

/** What the viewer saw before the decision that is just being shown, or was a moment ago; undefined while none is. */
export function seenFrom(model: TableModel): State | undefined {
  const { table, replay, viewer = 'audience' } = model;
  const { from } = model.playback;
  const looksBack = replay !== undefined && !replay.isAtEnd;
  return from === undefined || looksBack ? undefined : table.game.redact(table.states[from], viewer);
}

/** What the viewer sees without the draft. */
export function seenBefore(model: TableModel): State {
  const { table, viewer = 'audience' } = model;
  return table.game.redact(playedBack(model) ?? committed(table), viewer);
}

/** Whose turn it is, also while their turn is only being shown; NOBODY once it is over. */
export function actingAt(model: TableModel): Seat {
  const { table } = model;
  const moment = playedBack(model);
  if (moment !== undefined) return table.game.toAct(moment);
  return isOver(table) ? NOBODY : seatToAct(table);
}

/** What is news to a viewer at the moment that is shown. Looking back, one is told one's own last decision as well. */
export function newsAt(model: TableModel, viewer: Seat | 'audience'): Told[] {
  const then = tableThen(model);
  if (model.replay === undefined) return newsOf(then, viewer);
  return toldSince(then, viewer, newsFrom(then, viewer));
}
