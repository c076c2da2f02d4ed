import { legalChoices, newChoices, type Seat, type State } from '@interregnum/kernel';
import {
  choose,
  drafted,
  newsFrom,
  newsOf,
  seatToAct,
  seenAt as seenThen,
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

/** How many decisions had been made at the moment that is played back, or looked back at; undefined in the present. */
function playedBack({ table, playback, replay }: TableModel): number | undefined {
  if (replay !== undefined) return replay.shown;
  return playback.isAt(table.choices.length) ? undefined : playback.shown;
}

/** The table as it stood at the moment that is played back, or looked back at; else as it stands. */
export function tableThen({ table, playback, replay }: TableModel): Table {
  const decisions = (replay ?? playback).shown;
  if (decisions >= table.choices.length) return table;
  const { states, choices, deciders } = table;
  return {
    ...table,
    states: states.slice(0, decisions + 1),
    choices: choices.slice(0, decisions),
    deciders: deciders.slice(0, decisions),
  };
}

/** What the viewer sees now: a moment that is played back, or the table with the draft. */
export function seenAt(model: TableModel): State {
  const { table, viewer = 'audience' } = model;
  const moment = playedBack(model);
  return moment === undefined ? viewOf(table, viewer) : seenThen(table, viewer, moment);
}

/** What the viewer saw before the decision that is just being shown, or was a moment ago; undefined while none is. */
export function seenFrom(model: TableModel): State | undefined {
  const { table, replay, viewer = 'audience' } = model;
  const { from } = model.playback;
  const looksBack = replay !== undefined && !replay.isAtEnd;
  return from === undefined || looksBack ? undefined : seenThen(table, viewer, from);
}

/** What the viewer sees without the draft. */
export function seenBefore(model: TableModel): State {
  const { table, viewer = 'audience' } = model;
  return seenThen(table, viewer, playedBack(model) ?? table.choices.length);
}

/** Whose turn it is, also while their turn is only being shown; NOBODY once it is over. */
export function actingAt(model: TableModel): Seat {
  const { table } = model;
  const moment = playedBack(model) ?? table.choices.length;
  return moment === table.choices.length ? seatToAct(table) : table.game.toAct(table.states[moment]);
}

/** What is news to a viewer at the moment that is shown. Looking back, one is told one's own last decision as well. */
export function newsAt(model: TableModel, viewer: Seat | 'audience'): Told[] {
  const then = tableThen(model);
  if (model.replay === undefined) return newsOf(then, viewer);
  return toldSince(then, viewer, newsFrom(then, viewer));
}
