import { claim, type Lesson, opinion, task } from '../lesson.ts';
import { ending, type Followers, followers, type KingPosition } from './position.ts';

const YOU = 0;
const PAGE = 1;

const says = claim<KingPosition>;

/** Regions that a faction holds, or that are unstable. */
const held = ({ regions }: KingPosition, by: string): number =>
  Object.values(regions).filter(({ control }) => control === by).length;
const isStrongest = (position: KingPosition, faction: string): boolean =>
  ['scots', 'welsh', 'english'].every((other) => other === faction || held(position, other) < held(position, faction));
const setsOf = ({ courts }: KingPosition, seat: number): number => Math.min(...Object.values(courts[seat]));
const sizeOf = (court: Followers): number => court.scots + court.welsh + court.english;
/** Whether a faction crowns somebody: it is strongest, and these two courts have so many of it. */
const crowns = (position: KingPosition, faction: keyof Followers, you: number, page: number): boolean =>
  isStrongest(position, faction) && position.courts[YOU][faction] === you && position.courts[PAGE][faction] === page;
const isTie = (position: KingPosition): boolean => position.regions.devon.control === 'unstable';

const ONE_CARD = {
  passes: 1,
  devon: followers(2, 2, 0),
  hands: [['assemble'], []],
  emptied: [PAGE],
} as const;
const PAGE_COURT = followers(3, 4, 3);

/** The last turn of the first victory: Devon alone is open, and Page has passed. */
const LAST_PASS = ending({
  passes: 1,
  devon: followers(2, 3, 1),
  supply: followers(8, 4, 10),
  courts: [followers(3, 5, 2), PAGE_COURT],
  hands: [[], []],
  emptied: [PAGE, YOU],
});
/** A turn earlier. */
const WELSH_COURT = ending({
  ...ONE_CARD,
  supply: followers(9, 5, 11),
  courts: [followers(2, 5, 2), PAGE_COURT],
});
/** The same map with other courts: two other followers are the right ones. */
const SCOTTISH_COURT = ending({
  ...ONE_CARD,
  supply: followers(6, 8, 11),
  courts: [followers(5, 2, 2), PAGE_COURT],
});
const MIXED_COURT = ending({
  ...ONE_CARD,
  supply: followers(7, 7, 11),
  courts: [followers(3, 3, 3), followers(4, 4, 2)],
});
/** Two regions are open. */
const TWO_REGIONS = ending({
  passes: 0,
  devon: followers(2, 2, 0),
  warwick: followers(2, 4, 0),
  supply: followers(8, 2, 11),
  courts: [followers(1, 5, 2), followers(3, 3, 3)],
  hands: [['welsh-support', 'assemble'], ['scottish-support']],
  emptied: [],
});
/** After Page's last card. */
const LAST_WORD = ending({
  passes: 0,
  devon: followers(2, 2, 0),
  warwick: followers(4, 3, 0),
  supply: followers(6, 2, 11),
  courts: [followers(1, 5, 2), PAGE_COURT],
  hands: [['welsh-support', 'assemble'], []],
  emptied: [PAGE],
});

/** The first lesson of The King Is Dead: who joins you no longer fights. One ending, told backwards. */
export const kingIsDeadLesson: Lesson<KingPosition> = {
  game: 'king-is-dead',
  part: 'first',
  others: ['page'],
  byItself: [],
  steps: [
    {
      kind: 'ask',
      id: 'crown',
      position: LAST_PASS,
      points: ['devon'],
      hides: ['hand', 'overview', 'news', 'track'],
      says: [
        says('crown.goal', ({ after, won }) => won === true && crowns(after, 'welsh', 5, 4)),
        says('crown.task', ({ before, offers }) => openRegions(before).join() === 'devon' && offers.join() === 'pass'),
      ],
      done: ['pass'],
      replies: [],
      answers: [],
      after: [
        says('crown.won', ({ after, won }) => won === true && hasWelshDevon(after) && crowns(after, 'welsh', 5, 4)),
      ],
    },
    {
      kind: 'ask',
      id: 'card',
      position: WELSH_COURT,
      points: ['assemble'],
      hides: ['overview', 'news', 'track'],
      says: [
        says('card.turn', ({ before }) => before.hands[YOU].length === 1),
        says('card.task', ({ offers }) => offers.includes('assemble')),
      ],
      done: ['assemble'],
      answers: [
        {
          to: ['pass'],
          says: [says('card.pass', ({ after, won }) => won === false && isTie(after) && held(after, 'unstable') === 3)],
        },
      ],
    },
    {
      kind: 'ask',
      id: 'summon',
      hides: ['overview', 'news', 'track'],
      points: ['devon'],
      says: [
        says('summon.idea', ({ before, after }) => {
          const [was, is] = [before.courts[YOU], after.courts[YOU]];
          return sizeOf(is) === sizeOf(was) + 1 && after.regions.devon.scots === before.regions.devon.scots - 1;
        }),
      ],
      done: ['devon scots'],
      replies: ['pass'],
      answers: [
        {
          to: ['devon welsh'],
          line: ['pass', 'pass'],
          says: [says('summon.welsh', ({ after, won }) => won === false && crowns(after, 'scots', 2, 3))],
        },
        {
          to: ['devon english'],
          line: ['pass', 'pass'],
          says: [says('summon.english', ({ after, won }) => won === false && isTie(after))],
        },
      ],
    },
    {
      kind: 'ask',
      id: 'pass',
      hides: ['overview', 'news', 'track'],
      says: [says('pass.task', ({ before, after }) => before.passes === 1 && after.regions.devon.control !== null)],
      done: ['pass'],
      replies: [],
      answers: [],
      after: [says('pass.won', ({ won }) => won === true)],
    },
    {
      kind: 'ask',
      id: 'court',
      hides: ['overview', 'news', 'track'],
      points: ['assemble'],
      position: SCOTTISH_COURT,
      says: [says('court.task', ({ before }) => before.courts[YOU].scots === 5 && before.courts[PAGE].scots === 3)],
      done: ['devon welsh'],
      replies: ['pass'],
      answers: [
        {
          to: ['devon scots'],
          line: ['pass', 'pass'],
          says: [says('court.scots', ({ after, won }) => won === false && crowns(after, 'welsh', 2, 4))],
        },
        {
          to: ['devon english', 'pass'],
          line: ['pass', 'pass'],
          says: [
            says(
              'court.tie',
              ({ after, won }) => won === false && isTie(after) && setsOf(after, PAGE) > setsOf(after, YOU),
            ),
          ],
        },
      ],
      after: [
        says('court.won', ({ after, won }) => won === true && crowns(after, 'scots', 5, 3)),
        opinion('court.idea'),
      ],
    },
    {
      kind: 'ask',
      id: 'france',
      hides: ['news', 'track'],
      position: MIXED_COURT,
      says: [
        says(
          'france.twist',
          ({ before }) => held(before, 'unstable') === 2 && setsOf(before, YOU) === 3 && setsOf(before, PAGE) === 2,
        ),
        task('france.task'),
      ],
      done: ['pass', 'devon english'],
      replies: ['pass'],
      answers: [
        {
          to: ['devon scots'],
          line: ['pass', 'pass'],
          says: [says('france.help', ({ after, won }) => won === false && crowns(after, 'welsh', 3, 4))],
        },
        {
          to: ['devon welsh'],
          line: ['pass', 'pass'],
          says: [says('france.help', ({ after, won }) => won === false && crowns(after, 'scots', 3, 4))],
        },
      ],
      after: [
        says(
          'france.won',
          ({ after, won }) => won === true && isTie(after) && setsOf(after, YOU) === 3 && setsOf(after, PAGE) === 2,
        ),
      ],
    },
    {
      kind: 'ask',
      id: 'wait',
      position: TWO_REGIONS,
      points: ['pass'],
      says: [
        says('wait.order', ({ before }) => openRegions(before).join() === 'warwick,devon'),
        says('wait.task', ({ before, after }) => before.hands[YOU].join() === after.hands[YOU].join()),
      ],
      done: ['pass'],
      replies: ['scottish-support', 'warwick', 'warwick welsh'],
      answers: [],
      otherwise: [says('wait.card', ({ before }) => before.hands[PAGE].length === 1)],
      after: [
        says('wait.after', ({ after: { regions, hands } }) => {
          const { scots, welsh } = regions.warwick;
          return scots > welsh && hands[PAGE].length === 0 && hands[YOU].length === 2;
        }),
      ],
    },
    {
      kind: 'free',
      id: 'alone',
      position: LAST_WORD,
      says: [task('alone.task')],
      line: [
        ...['welsh-support', 'warwick', 'warwick scots', 'pass', 'pass', 'pass'],
        ...['assemble', 'devon', 'devon', 'devon', 'devon scots', 'pass', 'pass'],
      ],
      lost: [opinion('alone.lost')],
      after: [says('alone.won', ({ won }) => won === true)],
    },
    {
      kind: 'read',
      id: 'end',
      says: [
        says('end.game', ({ before: { regions, hands, discards } }) => {
          const cards = [YOU, PAGE].map((seat) => hands[seat].length + discards[seat].length);
          return Object.keys(regions).length === 8 && cards.join() === '8,8';
        }),
        opinion('end.way'),
      ],
    },
  ],
};

function openRegions({ track }: KingPosition): string[] {
  return track.filter(({ faceUp }) => faceUp).map(({ region }) => region);
}

function hasWelshDevon({ regions }: KingPosition): boolean {
  return regions.devon.control === 'welsh';
}
