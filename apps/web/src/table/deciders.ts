import { botOfKind, type Company, type Deciders, type Session } from '@interregnum/sitting';
import { seatToAct } from '@interregnum/table';

/** Lets the bots that a record names decide. Records of other programs may name players that nobody is here. */
export const decidersAt = (company: Company, { table }: Session): Deciders => ({
  decide: (turn) => {
    const kind = turn.progress.kinds[seatToAct(turn)];
    const bot = botOfKind(kind);
    if (bot === undefined) throw new Error(`nobody plays as ${kind}`);
    return company.decide(turn, bot);
  },
  forget: () => company.forget(table.progress.kinds.length),
});
