import { after, type Game, legalChoices, newChoices, type Options, type Seat, type State } from '@interregnum/kernel';
import { completesTurn, convert } from '@interregnum/record';
import { playMatch } from '../../record/test/format-1/matches.ts';
import { must, Story } from '../../record/test/story.ts';

/** Every way that a match can go. */
export const WAYS = [
  'played-out',
  'taken-back',
  'handed-over-twice',
  'resigned-in-mid-turn',
  'team-resigned',
  'out-of-time',
  'agreed',
  'stopped',
  'bot-plays-on',
  'one-of-three-resigned',
  'from-position',
  'from-half-made-position',
  'begun-in-format-1',
  'not-revealed',
] as const;

export type Way = (typeof WAYS)[number];

/** The modes of a game with so many parties, the plainest first. */
function modesWith(game: Game, parties: (each: readonly (readonly Seat[])[]) => boolean): Options[] {
  const given: Options[] = [{ seats: 2 }, { seats: 2, solo: true }, { seats: 3 }, { seats: 4 }];
  const modes = given.flatMap((options) => {
    const names = game.meta.options.map(({ name }) => name);
    const read = Object.keys(options).every((name) => names.includes(name)) && game.options(options);
    return read && 'options' in read ? [read.options] : [];
  });
  return modes.filter((options) => parties(game.parties(options)));
}

/** Plays turn by turn until a commit has left the match in the middle of a turn; not every game gets there. */
function toMidTurn(story: Story): boolean {
  const { game } = story.progress;
  for (let turn = game.turn(story.state), made = 0; made < 200 && !story.isOver; made++) {
    story.turns(1);
    if (!story.isOver && made > 4 && game.turn(story.state) === turn) return true;
    turn = game.turn(story.state);
  }
  return false;
}

/** A state in the middle of a turn: after its first choice, if that does not complete it. */
function halfMade(game: Game, options: Options, name: string): State | undefined {
  const story = Story.begin({ game, options, name }).turns(5);
  for (; !story.isOver; story.turns(1)) {
    const { state } = story;
    for (const choice of legalChoices(game, state, newChoices())) {
      const next = after(game, state, choice);
      if (!completesTurn(game, state, { before: state, choice, after: next })) return next;
    }
  }
  return undefined;
}

/** Played out, and revealed if anything was hidden. */
function ended(story: Story): Story {
  const { game, start } = story.playOut().progress;
  return game.hides(start.options) ? story.reveal() : story;
}

/** The other party of two. */
const othersThan = ({ progress: { game, start } }: Story, seat: Seat): Seat[] =>
  game
    .parties(start.options)
    .filter((party) => !party.includes(seat))
    .flat();
const asked = ({ progress: { game }, state }: Story): Seat => game.toAct(state);

/** A match that goes this way, always the same; undefined where no match of the game can. */
export function tell(game: Game, way: Way): Story | undefined {
  const name = `${game.meta.id} ${game.meta.rulesVersion} ${way}`;
  const [two] = modesWith(game, ({ length }) => length === 2);
  const [three] = modesWith(game, ({ length }) => length === 3);
  return TOLD[way]({ game, name, two, three });
}

interface Setting {
  readonly game: Game;
  readonly name: string;
  /** The plainest mode of two parties. */
  readonly two: Options;
  /** The plainest mode of three; undefined where there is none. */
  readonly three: Options | undefined;
}

const TOLD: Readonly<Record<Way, (setting: Setting) => Story | undefined>> = {
  'played-out': ({ game, name, two }) => Story.begin({ game, options: two, name }).playOut().reveal(),

  'taken-back': ({ game, name, two }) => {
    const story = Story.begin({ game, options: two, name }).turns(6);
    return story.enter({ type: 'back', to: 2 }).turns(2).enter({ type: 'back', to: 0 }).playOut().reveal();
  },

  'handed-over-twice': ({ game, name, two }) => {
    const story = Story.begin({ game, options: two, name }).turns(3).enter({ type: 'seat', seat: 0, kind: 'steward' });
    story.turns(2).enter({ type: 'seat', seat: 0, kind: 'human' }).name(0, 'Dora');
    return story.playOut().reveal();
  },

  'resigned-in-mid-turn': ({ game, name }) => {
    for (const options of modesWith(game, ({ length }) => length === 2)) {
      const story = Story.begin({ game, options, name });
      if (!toMidTurn(story)) continue;
      const seat = asked(story);
      return story.enter({ type: 'end', by: 'resigned', seat, winners: othersThan(story, seat) }).reveal();
    }
    return undefined;
  },

  'team-resigned': ({ game, name }) => {
    const [options] = modesWith(game, (parties) => parties.some((party) => party.length > 1));
    if (options === undefined) return undefined;
    const story = Story.begin({ game, options, name }).turns(9);
    return story.enter({ type: 'end', by: 'resigned', seat: 0, winners: othersThan(story, 0) }).reveal();
  },

  'out-of-time': ({ game, name, two }) => {
    const story = Story.begin({ game, options: two, name }).turns(7);
    const seat = asked(story);
    return story.enter({ type: 'end', by: 'time', seat, winners: othersThan(story, seat) }).reveal();
  },

  agreed: ({ game, name, two }) => {
    const story = Story.begin({ game, options: two, name }).turns(7);
    return story.enter({ type: 'end', by: 'agreed', winners: game.parties(two).flat() }).reveal();
  },

  stopped: ({ game, name, two }) =>
    Story.begin({ game, options: two, name }).turns(7).enter({ type: 'end', by: 'stopped', winners: [] }).reveal(),

  'bot-plays-on': ({ game, name, three }) => {
    if (three === undefined) return undefined;
    const story = Story.begin({ game, options: three, name, whenSeatGoes: { bot: 'squire' } }).turns(5);
    return story.enter({ type: 'seat', seat: 1, kind: 'squire' }).playOut().reveal();
  },

  'one-of-three-resigned': ({ game, name, three }) => {
    if (three === undefined) return undefined;
    const story = Story.begin({ game, options: three, name, whenSeatGoes: 'stop' }).turns(5);
    return story.enter({ type: 'end', by: 'resigned', seat: 1, winners: [] }).reveal();
  },

  'from-position': ({ game, name, two }) => {
    const options = modesWith(game, ({ length }) => length === 2).find((mode) => game.hides(mode)) ?? two;
    const from = Story.begin({ game, options, name }).turns(7).state;
    return ended(Story.begin({ game, options, name, from }));
  },

  'from-half-made-position': ({ game, name, two }) => {
    const from = halfMade(game, two, name);
    return from && ended(Story.begin({ game, options: two, name, from }));
  },

  'begun-in-format-1': ({ game, name, two }) => {
    const { record, seed } = playMatch(game, two, name, 8);
    return Story.resume(must(convert(record, game, seed)).record, game, { seed }, name)
      .playOut()
      .reveal();
  },

  'not-revealed': ({ game, name, two }) => Story.begin({ game, options: two, name }).playOut(),
};
