import { claim, type Lesson, opinion, task } from '../lesson.ts';
import type { ForeignPosition } from './position.ts';
import { NO_FRANCS, ONE_OPERATION, OWN_CONGRESS, THREE_ABOVE, UNPAID } from './second-positions.ts';

const YOU = 0;
const PAGE = 1;
const says = claim<ForeignPosition>;

const scoreOf = ({ seats }: ForeignPosition, seat: number): number => seats[seat].score;
const scores = ({ seats }: ForeignPosition): string => seats.map(({ score }) => score).join();
const totals = ({ result }: ForeignPosition): string => result?.breakdown.map(({ total }) => total).join() ?? '';
const medalsOf = ({ seats }: ForeignPosition): number => seats[YOU].medals.up + seats[YOU].medals.down;
const citizensIn = ({ provinces }: ForeignPosition, name: string): string => provinces[name].citizens.join();
/** Provinces without a factory. */
const NEW_LANDS = ['antwerp', 'brabant', 'east_flanders', 'hainaut', 'limburg', 'luxembourg', 'west_flanders'];

/** The second lesson of The Foreign King, for two: loans, one’s own Congress, the virtual player, and the end. */
export const secondForeignKingLesson: Lesson<ForeignPosition> = {
  game: 'foreign-king',
  part: 'second',
  others: ['page'],
  byItself: ['end'],
  steps: [
    {
      kind: 'ask',
      id: 'repay',
      position: UNPAID,
      points: ['repay'],
      hides: ['overview', 'news'],
      leavesOut: { to: ['borrow'], says: [opinion('repay.loan')] },
      says: [
        says('repay.state', ({ before: { seats } }) => seats[YOU].medals.down === 1 && seats[YOU].francs === 4),
        says('repay.rule', ({ after: { seats } }) => seats[YOU].medals.down === 0 && seats[YOU].francs === 0),
      ],
      done: ['repay'],
      answers: [
        {
          to: ['king *'],
          says: [says('repay.forgotten', ({ won, after }) => won !== true && after.seats[YOU].medals.down === 1)],
        },
      ],
      otherwise: [opinion('repay.other')],
    },
    {
      kind: 'ask',
      id: 'end-it',
      points: ['king'],
      hides: ['overview', 'news'],
      leavesOut: { to: ['borrow'], says: [opinion('repay.loan')] },
      says: [
        says('end-it.task', ({ before, won }) => won === true && before.king.marker - 2 === scoreOf(before, PAGE)),
      ],
      done: ['king *'],
      replies: [],
      answers: [],
      otherwise: [opinion('end-it.other')],
      after: [says('end-it.won', ({ after, won }) => won === true && totals(after).startsWith('21,2'))],
    },
    {
      kind: 'ask',
      id: 'borrow',
      position: NO_FRANCS,
      points: ['borrow'],
      hides: ['overview', 'news'],
      says: [
        says('borrow.rule', ({ before, after }) => before.seats[YOU].francs === 0 && after.seats[YOU].francs === 3),
        task('borrow.task'),
      ],
      done: ['borrow'],
      answers: [],
      otherwise: [opinion('borrow.other')],
    },
    {
      kind: 'ask',
      id: 'build',
      hides: ['overview', 'news'],
      says: [says('build.task', ({ after }) => medalsOf(after) === 2)],
      done: NEW_LANDS.flatMap((name) => [`build metal ${name}`, `build textile ${name}`]),
      replies: [],
      answers: [
        {
          to: ['build *'],
          says: [says('build.old', ({ after }) => medalsOf(after) === 1)],
        },
      ],
      otherwise: [opinion('build.other')],
      after: [says('build.after', ({ after }) => medalsOf(after) === 2 && after.seats[YOU].medals.down === 1)],
    },
    {
      kind: 'ask',
      id: 'congress',
      position: OWN_CONGRESS,
      hides: ['overview', 'news'],
      says: [
        says('congress.state', ({ before }) => before.king.at === 'namur' && citizensIn(before, 'namur') === '1,2,0'),
        says(
          'congress.task',
          ({ before, after }) => before.seats[YOU].congress === 2 && after.seats[YOU].congress === 0,
        ),
      ],
      done: ['intervene'],
      replies: [],
      answers: [{ to: ['decline'], says: [says('congress.declined', ({ after }) => scores(after) === '6,9,2')] }],
      after: [
        says('congress.after', ({ after }) => scores(after) === '9,6,2' && citizensIn(after, 'namur') === '3,2,0'),
      ],
    },
    {
      kind: 'ask',
      id: 'third',
      position: ONE_OPERATION,
      hides: ['news'],
      says: [
        says('third.rule', ({ before }) => scoreOf(before, PAGE) === 9 && before.king.marker === 9),
        says('third.task', ({ before }) => citizensIn(before, 'antwerp') === '0,2,1'),
      ],
      done: ['vplace antwerp', 'vmove brabant antwerp'],
      replies: ['end'],
      answers: [],
      otherwise: [says('third.other', ({ won }) => won !== true)],
      after: [says('third.won', ({ after, won }) => won === true && citizensIn(after, 'antwerp') === '0,2,2')],
    },
    {
      kind: 'ask',
      id: 'way',
      position: THREE_ABOVE,
      hides: ['news'],
      leavesOut: { to: ['borrow'], says: [opinion('repay.loan')] },
      says: [
        says(
          'way.state',
          ({ before }) => before.king.marker - scoreOf(before, YOU) === 3 && scoreOf(before, PAGE) === 10,
        ),
        task('way.task'),
      ],
      done: [
        ...[
          'king brabant antwerp',
          'king hainaut brabant',
          'king brabant east_flanders',
          'king brabant hainaut',
          'king brabant liege',
        ],
        ...['king brabant limburg', 'king liege luxembourg', 'king hainaut west_flanders'],
      ],
      replies: [],
      answers: [
        {
          to: ['king brabant', 'king hainaut', 'king liege', 'king luxembourg'],
          says: [says('way.short', ({ after, won }) => won === undefined && after.king.marker === 9)],
        },
      ],
      otherwise: [opinion('way.other')],
      after: [says('way.won', ({ after, won }) => won === true && totals(after).startsWith('21,17'))],
    },
    {
      kind: 'read',
      id: 'end',
      says: [opinion('end.bonuses'), opinion('end.way')],
    },
  ],
};
