import { claim, type Lesson, opinion, task } from '../lesson.ts';
import { type ClaimPosition, stands } from './position.ts';
import { BURDEN, LOST_GOBLINS, SMALL_GOBLIN, TOP_GOBLIN, TWO_DWARVES } from './second-positions.ts';

const YOU = 0;
const PAGE = 1;
const says = claim<ClaimPosition>;

const led = (position: ClaimPosition, card: string): boolean => position.led === card;
const topOf = ({ score }: ClaimPosition, seat: number, faction: string): number =>
  Math.max(...score[seat].filter((card) => card.startsWith(faction)).map((card) => Number(card.slice(1))));

/** The second lesson of Claim: the second phase. Which votes to win, and which tricks to lose for them. */
export const secondClaimLesson: Lesson<ClaimPosition> = {
  game: 'claim',
  part: 'second',
  others: ['page'],
  byItself: [],
  steps: [
    {
      kind: 'ask',
      id: 'zero',
      position: SMALL_GOBLIN,
      hides: ['news'],
      says: [
        says('zero.count', ({ before }) => stands(before, 'G', 4, 4) && led(before, 'G0')),
        says('zero.rule', ({ after, won }) => won === true && topOf(after, YOU, 'G') < topOf(after, PAGE, 'G')),
      ],
      done: ['K7'],
      replies: [],
      answers: [
        {
          to: ['D4'],
          line: ['X6', 'K7'],
          says: [says('zero.lost', ({ after, won }) => won === false && stands(after, 'G', 4, 5))],
        },
      ],
      after: [says('zero.won', ({ after, won }) => won === true && stands(after, 'G', 5, 4))],
    },
    {
      kind: 'ask',
      id: 'top',
      position: TOP_GOBLIN,
      hides: ['news'],
      says: [
        says('top.count', ({ before }) => stands(before, 'G', 5, 6) && topOf(before, YOU, 'G') === 9),
        says('top.rule', ({ after, won }) => won === true && stands(after, 'G', 6, 6)),
      ],
      done: ['X6'],
      replies: [],
      answers: [
        {
          to: ['G0'],
          line: ['U1', 'X6'],
          says: [says('top.lost', ({ after, won }) => won === false && stands(after, 'G', 5, 7))],
        },
      ],
      after: [says('top.won', ({ after, won }) => won === true && topOf(after, PAGE, 'G') < 9)],
    },
    {
      kind: 'ask',
      id: 'dwarf',
      position: TWO_DWARVES,
      hides: ['news'],
      says: [
        says('dwarf.rule', ({ before, after }) => stands(before, 'D', 2, 2) && stands(after, 'D', 4, 2)),
        says('dwarf.task', ({ before }) => before.hands[PAGE].includes('D7') && before.hands[YOU].includes('D4')),
      ],
      done: ['D4'],
      replies: ['D7', 'G0'],
      answers: [
        {
          to: ['K8', 'U2'],
          line: ['D7'],
          says: [says('dwarf.lost', ({ after }) => stands(after, 'D', 2, 3))],
        },
      ],
    },
    {
      kind: 'ask',
      id: 'knight',
      hides: ['news'],
      says: [
        says('knight.count', ({ before }) => stands(before, 'D', 4, 2) && stands(before, 'G', 3, 4)),
        task('knight.task'),
      ],
      done: ['K8'],
      replies: [],
      answers: [
        {
          to: ['U2'],
          line: ['G9', 'K8'],
          says: [says('knight.lost', ({ after, won }) => won === false && stands(after, 'G', 4, 5))],
        },
      ],
      after: [says('knight.won', ({ after, won }) => won === true && stands(after, 'G', 5, 4))],
    },
    {
      kind: 'ask',
      id: 'lead',
      position: BURDEN,
      hides: ['news'],
      says: [
        says('lead.count', ({ before }) => before.hands[PAGE].join() === 'D1,D8' && stands(before, 'D', 2, 2)),
        says('lead.task', ({ before, after }) => led(before, 'G3') && after.leader === PAGE),
      ],
      done: ['U0'],
      replies: ['D1'],
      answers: [
        {
          to: ['K3'],
          line: ['K4', 'D1', 'U0', 'D8'],
          says: [says('lead.lost', ({ after, won }) => won === false && stands(after, 'D', 2, 4))],
        },
        {
          to: ['K4'],
          line: ['K3', 'D1', 'U0', 'D8'],
          says: [says('lead.lost', ({ after, won }) => won === false && stands(after, 'D', 2, 4))],
        },
      ],
    },
    {
      kind: 'ask',
      id: 'lose',
      hides: ['news'],
      says: [says('lose.why', ({ before, after }) => led(before, 'D1') && stands(after, 'D', 4, 2))],
      done: ['K3', 'K4'],
      replies: ['D8'],
      answers: [],
      after: [says('lose.won', ({ after, won }) => won === true && stands(after, 'D', 4, 2))],
    },
    {
      kind: 'free',
      id: 'alone',
      position: LOST_GOBLINS,
      hides: ['news'],
      says: [task('alone.task')],
      line: ['G0', 'K3', 'K8', 'X6', 'K9'],
      lost: [opinion('alone.lost')],
      after: [says('alone.won', ({ won }) => won === true)],
    },
    {
      kind: 'read',
      id: 'end',
      says: [
        says('end.count', ({ before: { hands, score, discard } }) => [hands, score, discard].flat(2).length === 52),
        opinion('end.way'),
      ],
    },
  ],
};
