import { claim, type Lesson, opinion, task } from '../lesson.ts';
import { CONGRESS, type ForeignPosition, LAST_TURN, START } from './position.ts';

const YOU = 0;
const PAGE = 1;
const says = claim<ForeignPosition>;

/** Points for a working factory of a province that is scored. */
const METAL = 6;
const TEXTILE = 3;

const worth = ({ provinces }: ForeignPosition, name: string): number =>
  METAL * provinces[name].metal.active + TEXTILE * provinces[name].textile.active;
const citizens = ({ provinces }: ForeignPosition, name: string, seat: number): number => provinces[name].citizens[seat];
/** Whether the learner has more citizens in a province than each other. */
const leads = ({ provinces }: ForeignPosition, name: string): boolean =>
  provinces[name].citizens.every((count, seat) => seat === YOU || count < provinces[name].citizens[YOU]);
const scores = ({ seats }: ForeignPosition): string => seats.map(({ score }) => score).join();
const totals = ({ result }: ForeignPosition): string => result?.breakdown.map(({ total }) => total).join() ?? '';
const francs = ({ seats }: ForeignPosition): number => seats[YOU].francs;

/** Loans have a lesson of their own. */
const NO_LOANS = { to: ['borrow', 'repay'], says: [opinion('loan')] };

/** The first lesson of The Foreign King: bring the king where you are many. */
export const foreignKingLesson: Lesson<ForeignPosition> = {
  game: 'foreign-king',
  part: 'first',
  others: ['page', 'squire'],
  byItself: ['end'],
  steps: [
    {
      kind: 'ask',
      id: 'king',
      leavesOut: NO_LOANS,
      position: LAST_TURN,
      points: ['king', 'brabant'],
      hides: ['overview', 'news'],
      says: [
        says(
          'king.goal',
          ({ before, after }) => leads(before, 'brabant') && after.seats[YOU].score > before.seats[YOU].score,
        ),
        says('king.task', ({ before, offers }) => worth(before, 'brabant') === 9 && offers.includes('king brabant')),
      ],
      done: ['king brabant'],
      replies: ['decline'],
      answers: [],
      otherwise: [says('king.elsewhere', ({ before }) => worth(before, 'brabant') === 9 && leads(before, 'brabant'))],
      after: [
        says(
          'king.won',
          ({ before, after, won }) =>
            won === true && worth(before, 'brabant') === 9 && after.king.marker === 13 && totals(after) === '30,25,12',
        ),
      ],
    },
    {
      kind: 'ask',
      id: 'place',
      leavesOut: NO_LOANS,
      position: START,
      points: ['place', '3', 'antwerp'],
      hides: ['overview', 'news'],
      says: [
        says('place.rule', ({ before, after }) => francs(before) - francs(after) === 2),
        says('place.task', ({ offers }) => offers.includes('place 3 antwerp')),
      ],
      done: ['place 3 antwerp'],
      replies: ['money', 'end', 'congress from supply', 'end'],
      answers: [{ to: ['place 6 *'], says: [says('place.six', ({ after }) => francs(after) === 0)] }],
      otherwise: [opinion('place.other')],
    },
    {
      kind: 'ask',
      id: 'build',
      leavesOut: NO_LOANS,
      points: ['build', 'metal', 'antwerp'],
      hides: ['overview', 'news'],
      says: [
        says(
          'build.pawns',
          ({ before, offers }) =>
            before.seats[YOU].pawn === 'place' && !offers.some((text) => /^(place|money|congress)/.test(text)),
        ),
        says(
          'build.task',
          ({ before, after }) => francs(before) - francs(after) === 3 && after.seats[YOU].medals.up === 1,
        ),
      ],
      done: ['build metal antwerp'],
      replies: ['place 3 hainaut', 'end', 'money', 'end'],
      answers: [
        {
          to: ['build textile antwerp'],
          says: [says('build.textile', ({ after }) => worth(after, 'antwerp') === TEXTILE)],
        },
      ],
      otherwise: [opinion('build.other')],
    },
    {
      kind: 'ask',
      id: 'score',
      leavesOut: NO_LOANS,
      points: ['king', 'antwerp'],
      hides: ['overview', 'news'],
      says: [says('score.task', ({ before }) => leads(before, 'antwerp') && worth(before, 'antwerp') === METAL)],
      done: ['king antwerp'],
      replies: ['decline', 'build metal hainaut', 'end', 'place 3 liege', 'end'],
      answers: [
        {
          to: ['king hainaut'],
          says: [says('score.hainaut', ({ after }) => scores(after) === '0,1,0')],
          line: ['decline'],
        },
      ],
      otherwise: [opinion('score.other')],
      after: [
        says(
          'score.after',
          ({ before, after }) =>
            after.seats[YOU].score === 6 && worth(after, 'antwerp') === 0 && after.king.marker < before.king.marker,
        ),
      ],
    },
    {
      kind: 'ask',
      id: 'congress',
      leavesOut: NO_LOANS,
      position: CONGRESS,
      hides: ['news'],
      says: [
        says('congress.twist', ({ before }) => before.seats[PAGE].congress === 2),
        says('congress.task', ({ before }) => worth(before, 'brabant') === 9 && worth(before, 'namur') === 6),
      ],
      done: ['king namur'],
      replies: [
        ...['decline', 'move from hainaut', 'send 1 to west_flanders', 'done', 'end'],
        ...['build textile liege', 'end'],
      ],
      answers: [
        {
          to: ['king brabant namur', 'king luxembourg namur'],
          says: [says('congress.way', ({ before, after }) => francs(after) === francs(before) - 1)],
        },
        {
          to: ['king brabant'],
          line: ['intervene'],
          says: [
            says('congress.brabant', ({ before, after }) => {
              const [you, page] = [YOU, PAGE].map((seat) => citizens(before, 'brabant', seat));
              return you === 2 && page + before.seats[PAGE].congress === 3 && scores(after) === '6,22,9';
            }),
          ],
        },
      ],
      otherwise: [opinion('congress.other')],
    },
    {
      kind: 'ask',
      id: 'prepare',
      leavesOut: NO_LOANS,
      hides: ['news'],
      says: [
        says('prepare.rule', ({ before }) => before.seats[YOU].score === 12 && before.seats[YOU].pawn === 'king'),
        says(
          'prepare.task',
          ({ before }) => citizens(before, 'brabant', PAGE) === 1 && before.seats[PAGE].congress === 2,
        ),
      ],
      done: ['place 2 brabant'],
      replies: ['money', 'end', 'move from liege', 'send 1 to limburg', 'done', 'end'],
      answers: [
        {
          to: ['place 1 brabant'],
          line: [
            ...['money', 'end', 'move from liege', 'send 1 to limburg', 'done', 'end'],
            ...['king brabant', 'intervene', 'decline'],
          ],
          says: [says('prepare.one', ({ before, after }) => scores(after) === scores(before))],
        },
      ],
      otherwise: [opinion('prepare.other')],
    },
    {
      kind: 'ask',
      id: 'last',
      leavesOut: NO_LOANS,
      hides: ['news'],
      says: [task('last.task')],
      done: ['king brabant'],
      replies: ['decline'],
      answers: [],
      otherwise: [opinion('last.other')],
      after: [says('last.won', ({ after, won }) => won === true && totals(after) === '30,25,12')],
    },
    {
      kind: 'read',
      id: 'end',
      says: [opinion('end.game'), opinion('end.way')],
    },
  ],
};
