import { standingPass } from '@interregnum/match';
import type { Planned, StatusMessage } from '@interregnum/protocol/client';
import type { OnlineTable } from '../table/online-table.ts';

/** What the player of this screen has planned; undefined where that is nothing. They plan for one seat: that which they play. */
export const plannedAt = ({ remote, client }: OnlineTable): Planned | undefined =>
  remote.planned.find(({ seat }) => client.seats.includes(seat));

/** Whether there is anything that may be planned at a table: somebody plays against others there. */
export const mayPlan = ({ info, client }: OnlineTable): boolean =>
  info.phase === 'playing' && client.seats.length === 1 && info.seats.length > 1 && info.options.solo !== true;

/** Whether the game at a table has a pass that can be played until something changes. */
export const hasStandingPass = ({ client }: OnlineTable): boolean => standingPass(client.view.game) !== undefined;

/** What is to be told of it beside the table, the most urgent first. */
export function planMessages(online: OnlineTable): readonly StatusMessage[] {
  const planned = plannedAt(online);
  if (planned === undefined || online.info.phase !== 'playing') return [];
  const { passes, plans, isDue, ended } = planned;
  return [
    ...(ended?.pass === undefined ? [] : [{ key: `plan.pass-ended.${ended.pass}` }]),
    ...(ended?.plans === undefined ? [] : [{ key: `plan.ended.${ended.plans}` }]),
    ...(isDue ? [{ key: 'plan.due' }] : []),
    ...(passes && !isDue ? [{ key: 'plan.passes' }] : []),
    ...(plans.length > 0 && !isDue ? [{ key: 'plan.kept' }] : []),
  ];
}
