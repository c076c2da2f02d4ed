import { claim, type Lesson, opinion, task } from '../lesson.ts';
import { ending, followers, type KingPosition } from './position.ts';

const YOU = 0;
const PAGE = 1;

const says = claim<KingPosition>;

const BASIC_FIVE = ['assemble', 'assemble', 'negotiate', 'manoeuvre', 'outmanoeuvre'];

/** The owner of Plot has only to pass. */
const WITH_PLOT = ending({
  mode: { advanced: true },
  passes: 1,
  devon: followers(2, 3, 1),
  supply: followers(8, 6, 10),
  courts: [followers(3, 3, 2), followers(3, 4, 3)],
  hands: [['plot'], []],
  discards: [
    [...BASIC_FIVE, 'spy', 'march'],
    [...BASIC_FIVE, 'aid', 'resist', 'dispute'],
  ],
  removed: ['ambush', 'influence', 'edict', 'quell', 'suppress', 'muster'],
  emptied: [PAGE, YOU],
});
/** Page’s last card was Assemble. */
const WITH_SPY = ending({
  mode: { advanced: true },
  passes: 1,
  devon: followers(2, 2, 0),
  supply: followers(9, 5, 11),
  courts: [followers(2, 5, 2), followers(3, 4, 3)],
  hands: [['spy'], []],
  discards: [
    [...BASIC_FIVE, 'march', 'aid'],
    [...BASIC_FIVE.slice(1), 'resist', 'dispute', 'quell', 'assemble'],
  ],
  removed: ['ambush', 'plot', 'influence', 'edict', 'suppress', 'muster'],
  emptied: [PAGE],
});
/** The Saxons have one card left, which can do nothing. */
const LAST_SAXON_CARD = ending({
  mode: { solo: true },
  passes: 0,
  devon: followers(2, 3, 0),
  supply: followers(9, 5, 11),
  courts: [followers(2, 5, 2), followers(3, 3, 3)],
  hands: [['welsh-support'], ['negotiate']],
  emptied: [],
});
const THREE_VIKINGS = ending({
  mode: { vikings: true },
  passes: 1,
  devon: { ...followers(1, 2, 0), vikings: 3 },
  supply: followers(10, 5, 11),
  courts: [followers(2, 5, 2), followers(3, 4, 3)],
  hands: [['assemble'], []],
  emptied: [PAGE],
});
/** Two struggles left against the Saxons. */
const TWO_STRUGGLES = ending({
  mode: { solo: true },
  passes: 0,
  devon: followers(1, 3, 0),
  warwick: followers(1, 2, 0),
  supply: followers(9, 5, 11),
  courts: [followers(2, 3, 3), followers(3, 3, 2)],
  hands: [
    ['welsh-support', 'assemble'],
    ['manoeuvre', 'negotiate'],
  ],
  emptied: [],
});

const winnerOf = ({ regions }: KingPosition): string | null => regions.devon.control;
const leadIn = ({ regions: { devon } }: KingPosition): number => Math.abs(devon.welsh - devon.scots);
/** Who wins Devon, and whether the learner wins with it. */
const endsWith =
  (faction: string, wins: boolean) =>
  ({ after, won }: { readonly after: KingPosition; readonly won: boolean | undefined }): boolean =>
    won === wins && winnerOf(after) === faction;

/** The second lesson of The King Is Dead: cunning cards, the Saxons, and Vikings. Every table has Devon left to decide. */
export const secondKingIsDeadLesson: Lesson<KingPosition> = {
  game: 'king-is-dead',
  part: 'second',
  others: ['page'],
  byItself: [],
  steps: [
    {
      kind: 'ask',
      id: 'plot',
      position: WITH_PLOT,
      hides: ['overview', 'news', 'track'],
      says: [
        says('plot.rule', ({ before, offers }) => before.hands[YOU].join() === 'plot' && offers.join() === 'pass'),
        says('plot.task', ({ before: { courts } }) => courts[YOU].welsh === 3 && courts[PAGE].welsh === 4),
      ],
      done: ['pass'],
      replies: [],
      answers: [],
      after: [
        says(
          'plot.won',
          ({ after, won }) => won === true && winnerOf(after) === 'welsh' && after.courts[YOU].scots === 3,
        ),
      ],
    },
    {
      kind: 'ask',
      id: 'spy',
      position: WITH_SPY,
      points: ['spy'],
      hides: ['overview', 'news', 'track'],
      says: [
        says(
          'spy.rule',
          ({ before }) => before.discards[PAGE].at(-1) === 'assemble' && !before.hands[YOU].includes('assemble'),
        ),
        says('spy.task', ({ before }) => leadIn(before) === 0),
      ],
      done: ['spy'],
      answers: [{ to: ['pass'], says: [says('spy.pass', endsWith('unstable', false))] }],
    },
    {
      kind: 'ask',
      id: 'take',
      hides: ['overview', 'news', 'track'],
      says: [says('take.task', ({ before }) => before.courts[YOU].welsh === 5 && before.courts[PAGE].welsh === 4)],
      done: ['devon scots'],
      replies: ['pass'],
      answers: [
        { to: ['devon welsh'], line: ['pass', 'pass'], says: [says('take.welsh', endsWith('scots', false))] },
        { to: ['devon english'], line: ['pass', 'pass'], says: [says('take.english', endsWith('unstable', false))] },
      ],
      after: [says('take.won', endsWith('welsh', true))],
    },
    {
      kind: 'ask',
      id: 'saxons',
      position: LAST_SAXON_CARD,
      hides: ['overview', 'news', 'track'],
      says: [
        says('saxons.rule', ({ before }) => before.hands[PAGE].join() === 'negotiate'),
        says('saxons.task', ({ before }) => leadIn(before) === 1),
      ],
      done: ['welsh-support'],
      replies: [],
      answers: [{ to: ['pass'], line: ['devon welsh'], says: [says('saxons.pass', endsWith('unstable', false))] }],
    },
    {
      kind: 'ask',
      id: 'level',
      hides: ['overview', 'news', 'track'],
      says: [says('level.task', ({ before }) => leadIn(before) >= 2)],
      done: ['pass'],
      replies: [],
      answers: [],
      after: [says('level.won', endsWith('welsh', true))],
    },
    {
      kind: 'ask',
      id: 'vikings',
      position: THREE_VIKINGS,
      hides: ['overview', 'news', 'track'],
      says: [
        says('vikings.rule', ({ before }) => before.regions.devon.vikings === 3),
        says('vikings.task', ({ before: { courts } }) => courts[YOU].welsh > courts[PAGE].welsh),
      ],
      done: ['pass', 'devon welsh'],
      replies: ['pass'],
      answers: [
        {
          to: ['devon scots', 'devon english'],
          line: ['pass', 'pass'],
          says: [says('vikings.tie', endsWith('unstable', false))],
        },
      ],
      after: [says('vikings.won', endsWith('vikings', true))],
    },
    {
      kind: 'free',
      id: 'alone',
      position: TWO_STRUGGLES,
      says: [
        says('alone.rule', ({ before: { hands } }) => hands.every(({ length }) => length === 2)),
        task('alone.task'),
      ],
      line: [
        ...['welsh-support', 'warwick', 'warwick scots', 'assemble', 'warwick', 'warwick', 'warwick', 'devon scots'],
        ...['pass', 'warwick scots', 'devon welsh', 'devon welsh', 'pass', 'devon welsh'],
      ],
      lost: [opinion('alone.lost')],
      after: [says('alone.won', ({ won }) => won === true)],
    },
    {
      kind: 'read',
      id: 'end',
      says: [opinion('end.cards'), opinion('end.way')],
    },
  ],
};
