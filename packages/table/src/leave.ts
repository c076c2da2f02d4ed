import type { Seat } from '@interregnum/kernel';
import { turnsIn, turnsUp } from '@interregnum/record';
import { ended, isOver, NO_DRAFT, type Table, withEntries } from './table.ts';
import { people } from './viewers.ts';

/**
 * A seat gives up. Of two parties the other one wins: where teammates sit at one screen, who resigns speaks for both. Of
 * three or more it is as was settled at the start: a bot takes the seat, or the match stops without winners.
 */
export function resign(table: Table, seat: Seat, time: string): Table {
  const { game, record } = table;
  const { options, whenSeatGoes } = record.start;
  const parties = game.parties(options);
  if (parties.length > 2 && whenSeatGoes !== 'stop')
    return withEntries(table, [{ type: 'seat', seat, kind: whenSeatGoes.bot }], time);
  const others = parties.filter((party) => !party.includes(seat)).flat();
  const winners = parties.length > 2 ? [] : others.toSorted((a, b) => a - b);
  return withEntries(table, ended(table, { type: 'end', by: 'resigned', seat, winners }), time);
}

/** The match is broken off: nobody wins. */
export const stop = (table: Table, time: string): Table =>
  withEntries(table, ended(table, { type: 'end', by: 'stopped', winners: [] }), time);

/**
 * How many decisions are left if the last turn of a person is taken back, with all that followed it; undefined where
 * none can be. Nobody at this screen may have been shown anything since then that was hidden before.
 */
export function takebackTo(table: Table): number | undefined {
  const { game, progress, states, choices, deciders } = table;
  const seats = people(table);
  const last = turnsIn(progress.played).findLastIndex(({ seat }) => seats.includes(seat));
  if (isOver(table) || last < 0) return undefined;
  const decisions = turnsIn(progress.played)
    .slice(0, last)
    .reduce((sum, turn) => sum + turn.choices.length, 0);
  for (let at = decisions; at < deciders.length; at++) {
    const step = { before: states[at], choice: choices[at], after: states[at + 1] };
    if (seats.some((seat) => turnsUp(game, step, seat))) return undefined;
  }
  return decisions;
}

/** Takes turns back until so many decisions are left. */
export function takeTurnsBack(table: Table, decisions: number, time: string): Table {
  const turns = turnsIn(table.progress.played);
  let left = decisions;
  let kept = 0;
  while (left > 0) left -= turns[kept++].choices.length;
  if (left < 0) throw new Error(`no turn ends after ${decisions} decisions`);
  const next = withEntries(table, [{ type: 'back', to: kept === 0 ? 0 : turns[kept - 1].entry }], time);
  return {
    ...next,
    states: table.states.slice(0, decisions + 1),
    choices: table.choices.slice(0, decisions),
    deciders: table.deciders.slice(0, decisions),
    draft: NO_DRAFT,
  };
}
