import { claim, type Lesson, opinion, task } from '../lesson.ts';
import { type ClaimPosition, scored, stands } from './position.ts';
import { FIRST_TRICK, LAST_FIVE, LAST_TRICK } from './positions.ts';

const YOU = 0;
const PAGE = 1;
const says = claim<ClaimPosition>;

/** Whether a card that was at stake is somebody's follower. */
const hasWon = ({ won }: ClaimPosition, seat: number, card: string): boolean => won[seat].includes(card);
const holds = ({ hands }: ClaimPosition, faction: string): boolean =>
  hands[YOU].some((card) => card.startsWith(faction));

/** The first lesson of Claim: lose well, win late. The first and the last tricks of one game. */
export const claimLesson: Lesson<ClaimPosition> = {
  game: 'claim',
  part: 'first',
  others: ['page'],
  byItself: [],
  steps: [
    {
      kind: 'ask',
      id: 'votes',
      position: LAST_TRICK,
      hides: ['overview', 'news'],
      says: [
        says('votes.goal', ({ after, won }) => won === true && votesOf(after).join() === 'K,U,D'),
        says('votes.task', ({ before, offers }) => before.led === 'U3' && offers.join() === 'U4'),
      ],
      done: ['U4'],
      replies: [],
      answers: [],
      after: [says('votes.won', ({ after, won }) => won === true && stands(after, 'U', 6, 4))],
    },
    {
      kind: 'ask',
      id: 'follow',
      position: FIRST_TRICK,
      hides: ['overview', 'news', 'votes'],
      says: [
        says('follow.stake', ({ before }) => before.phase === 1 && before.shown === 'K7'),
        says('follow.task', ({ before, offers }) => before.led === 'D5' && offers.every((card) => /[DX]/.test(card))),
      ],
      done: ['D6', 'D7', 'D8'],
      replies: [],
      answers: [{ to: ['D1', 'D2', 'X3', 'X5'], says: [says('follow.low', ({ after }) => hasWon(after, PAGE, 'K7'))] }],
    },
    {
      kind: 'ask',
      id: 'lose',
      hides: ['overview', 'news', 'votes'],
      says: [
        says('lose.stake', ({ before }) => hasWon(before, YOU, 'K7') && before.shown === 'G0'),
        says('lose.task', ({ after }) => hasWon(after, PAGE, 'G0') && after.drawn[YOU].includes('X8')),
      ],
      done: ['D1', 'D2'],
      replies: ['D3', 'G6'],
      answers: [],
      otherwise: [opinion('lose.high')],
    },
    {
      kind: 'ask',
      id: 'knight',
      hides: ['overview', 'news', 'votes'],
      says: [
        says('knight.stake', ({ before }) => before.led === 'G6' && before.shown === 'X9' && !holds(before, 'G')),
        says('knight.task', ({ after }) => hasWon(after, YOU, 'X9')),
      ],
      done: ['K2', 'K6'],
      replies: [],
      answers: [
        { to: ['X3', 'X5'], says: [says('knight.double', ({ after }) => hasWon(after, PAGE, 'X9'))] },
        {
          to: ['U6', 'U7', 'U8', 'U9', 'D1', 'D2', 'D6', 'D7', 'D8'],
          says: [says('knight.other', ({ after }) => hasWon(after, PAGE, 'X9'))],
        },
      ],
    },
    {
      kind: 'ask',
      id: 'undead',
      hides: ['overview', 'news'],
      says: [says('undead.task', ({ after }) => stands(after, 'U', 2, 0))],
      done: ['U8', 'U7'],
      replies: ['U2'],
      answers: [{ to: ['U9'], says: [opinion('undead.nine')] }],
      otherwise: [opinion('undead.other')],
      after: [says('undead.after', ({ after }) => stands(after, 'U', 2, 0))],
    },
    {
      kind: 'ask',
      id: 'dwarf',
      position: LAST_FIVE,
      hides: ['news'],
      says: [
        says('dwarf.phase', ({ before }) => before.phase === 2),
        says('dwarf.task', ({ after }) => stands(after, 'D', 3, 0)),
      ],
      done: ['D0'],
      replies: ['K3'],
      answers: [
        { to: ['X9'], says: [says('dwarf.won', ({ after }) => stands(after, 'D', 1, 1))] },
        { to: ['X1'], says: [opinion('dwarf.keep')] },
      ],
    },
    {
      kind: 'ask',
      id: 'double',
      hides: ['news'],
      says: [
        says('double.stake', ({ before }) => before.led === 'K3' && stands(before, 'K', 2, 2) && !holds(before, 'K')),
        task('double.task'),
      ],
      done: ['X9'],
      replies: [],
      answers: [
        { to: ['X1'], says: [says('double.low', ({ after }) => stands(after, 'K', 2, 3))] },
        { to: ['U1', 'U4'], says: [says('double.other', ({ after }) => stands(after, 'K', 2, 3))] },
      ],
    },
    {
      kind: 'ask',
      id: 'lead',
      hides: ['news'],
      says: [
        says('lead.known', ({ before }) => before.hands[PAGE].join() === 'G1,U3,X6'),
        says('lead.task', ({ before }) => holds(before, 'U') && holds(before, 'X')),
      ],
      done: ['X1'],
      replies: ['X6', 'G1'],
      answers: [
        { to: ['U4'], line: ['X6'], says: [says('lead.four', ({ after }) => stands(after, 'U', 4, 4))] },
        { to: ['U1'], line: ['U3'], says: [says('lead.one', ({ after }) => stands(after, 'U', 4, 5))] },
      ],
    },
    {
      kind: 'ask',
      id: 'throw',
      hides: ['news'],
      says: [says('throw.task', ({ before }) => before.led === 'G1' && before.hands[YOU].join() === 'U1,U4')],
      done: ['U1'],
      replies: ['U3'],
      answers: [
        {
          to: ['U4'],
          line: ['U3', 'U1'],
          says: [says('throw.four', ({ after, won }) => won === false && stands(after, 'U', 4, 6))],
        },
      ],
      after: [says('throw.won', ({ after, won }) => won === true && votesOf(after).length === 3)],
    },
    {
      kind: 'read',
      id: 'end',
      says: [
        says('end.game', ({ before: { score, discard } }) => [...score, discard].flat().length === 2 * (13 + 13)),
        opinion('end.way'),
      ],
    },
  ],
};

/** The factions whose vote the learner has, where no count is equal. */
function votesOf(position: ClaimPosition): string[] {
  return ['G', 'K', 'U', 'D', 'X'].filter(
    (faction) => scored(position, YOU, faction) > scored(position, PAGE, faction),
  );
}
