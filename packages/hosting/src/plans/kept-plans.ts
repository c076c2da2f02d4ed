import type { Seat } from '@interregnum/kernel';
import type { Planned } from '@interregnum/protocol';
import type { Hex } from '@interregnum/record';
import type { Row, Statement } from '../ports.ts';

/** What a player has planned for a seat, on the present moment of the match. It stands beside the log. */
export interface KeptPlans extends Omit<Planned, 'isDue'> {
  readonly player: string;
  /** Drawn when it was planned: what decides how long turns wait that are played by themselves. */
  readonly draw: Hex;
}

/** Whether there is anything to keep. */
const isEmpty = ({ passes, plans, ended }: KeptPlans): boolean =>
  !passes && plans.length === 0 && ended?.pass === undefined && ended?.plans === undefined;

/** All that is planned at a table, with what is planned for one seat now. */
export const withPlans = (all: readonly KeptPlans[], kept: KeptPlans): readonly KeptPlans[] => [
  ...all.filter(({ seat }) => seat !== kept.seat),
  ...(isEmpty(kept) ? [] : [kept]),
];

export const selectPlans = (table: string): Statement => ({
  sql: 'SELECT seat, player, draw, planned FROM plans WHERE match = $1 ORDER BY seat',
  values: [table],
});

export const readPlans = (rows: readonly Row[]): KeptPlans[] =>
  rows.map(({ seat, player, draw, planned }) => ({
    ...JSON.parse(String(planned)),
    seat: Number(seat),
    player: String(player),
    draw: String(draw),
  }));

/** What stores that something else is planned than before. */
export const plansStatements = (
  table: string,
  before: readonly KeptPlans[],
  after: readonly KeptPlans[],
): readonly Statement[] => {
  if (before === after) return [];
  return [
    ...before
      .filter(({ seat }) => !after.some((kept) => kept.seat === seat))
      .map(({ seat }) => deletePlans(table, seat)),
    ...after.filter((kept) => !before.includes(kept)).map((kept) => putPlans(table, kept)),
  ];
};

const deletePlans = (table: string, seat: Seat): Statement => ({
  sql: 'DELETE FROM plans WHERE match = $1 AND seat = $2',
  values: [table, seat],
});

const putPlans = (table: string, { seat, player, draw, ...planned }: KeptPlans): Statement => ({
  sql: `INSERT INTO plans (match, seat, player, draw, planned) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (match, seat) DO UPDATE SET player = excluded.player, draw = excluded.draw, planned = excluded.planned`,
  values: [table, seat, player, draw, JSON.stringify(planned)],
});
