import { phaseOf, type Table } from '../table.ts';
import { nextNumber, saysTooMuch, seatOfSpeaker } from '../talk.ts';
import { maySee } from '../views.ts';
import { NOTHING, type Refused, refuse, refuseOthers, type TableHandler } from './change.ts';

/** Why somebody may neither speak at a table nor listen: it is not for them, or nothing is played there. */
function refuseTalk(table: Table, player: string, token: string | undefined): Refused | undefined {
  if (!maySee(table, { player, token })) return refuse('no-table');
  const phase = phaseOf(table);
  return phase === 'playing' || phase === 'over' ? undefined : refuse('not-begun');
}

/** Says something: stored and told like everything else, but beside the log. */
export const say: TableHandler<'say'> = (table, player, { token, name = '', said }, { talk, now }) => {
  const refused = refuseTalk(table, player, token);
  if (refused !== undefined) return refused;
  if (table.isQuiet && 'text' in said) return refuse('quiet');
  if (saysTooMuch(talk, player, now)) return refuse('too-many', { seconds: 10 });
  const seat = seatOfSpeaker(table, player);
  const from = seat === undefined ? { ...(name !== '' && { name }) } : { seat };
  return { talk: { number: nextNumber(talk), at: now, player, ...from, said }, answer: NOTHING };
};

/** Words of one's own are for all again, or for nobody. */
export const quiet: TableHandler<'quiet'> = (table, player, { isQuiet }) => {
  const refused = refuseOthers(table, player);
  if (refused !== undefined) return refused;
  return table.isQuiet === isQuiet ? { answer: NOTHING } : { events: [{ event: 'quiet', isQuiet }], answer: NOTHING };
};

/** Marks a line for the host, whoever else has done so before. */
export const report: TableHandler<'report'> = (table, player, { token, number }, { talk }) => {
  const refused = refuseTalk(table, player, token);
  if (refused !== undefined) return refused;
  const line = talk.find((each) => each.number === number);
  if (line === undefined || line.isReported) return { answer: NOTHING };
  return { talk: { ...line, isReported: true }, answer: NOTHING };
};
