import { FastRandom, type Game, NO_SEAT, type Seat, type State, sameWords } from '@interregnum/kernel';
import {
  decideIn,
  endsPass,
  type Match,
  newDraft,
  seatToAct,
  seenIn,
  takeTurn,
  textsOf,
  type Viewer,
} from '@interregnum/match';
import { HUMAN, turnsSince } from '@interregnum/record';
import { describe, expect, test } from 'vitest';
import { dealsWith } from '../src/index.ts';
import { MODES } from './support/modes.ts';
import { otherDeals } from './support/other-deals.ts';
import { LONGEST } from './support/planning.ts';
import { ScriptedBots } from './support/scripted-bots.ts';
import { SimulatedClock } from './support/simulated-clock.ts';
import { begunTable, type MadeTable } from './support/tables.ts';
import { type Asked, TestClient } from './support/test-client.ts';
import { stored } from './support/truth.ts';
import { newWorld, type World } from './support/world.ts';

/** One of two worlds that differ only in what one viewer may not know. */
interface Side {
  readonly world: World;
  readonly bots: ScriptedBots;
  /** By seat; no client where a bot plays. */
  readonly players: readonly (TestClient | undefined)[];
  /** All who record what they are sent, and for whose eyes that is. */
  readonly recording: readonly (readonly [TestClient, Viewer])[];
  readonly made: MadeTable;
  match: Match;
}

const NAMES = ['Ana', 'Ben', 'Cem', 'Dan'];
const BOT = 'page';
const DELAY = 1200;
const CLOCKS = [{ turn: 3600 }, { game: 21_600, increment: 30 }, { days: 3 }];
/** Milliseconds that a person may think, the same in both worlds. */
const THOUGHT = 4000;
/** Milliseconds for which a turn waits at least that is played by itself. */
const SHORTEST = 3000;
/** Milliseconds until devices are told of a turn: bots take theirs at their own times. */
const NOTICE = 0;
const KEYS = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };

type Mode = (typeof MODES)[number];

async function newSide(
  mode: Mode,
  kinds: readonly string[],
  viewer: Viewer,
  seed: string,
  isOther: boolean,
): Promise<Side> {
  const clock = new SimulatedClock();
  const bots = new ScriptedBots(clock);
  const deals = isOther ? otherDeals(viewer, seed) : dealsWith();
  const world = newWorld(seed, { noticeDelay: NOTICE }, { clock, deals, bots });
  const connect = (name: string, knowsLayouts = true) => new TestClient(world, name, knowsLayouts).connect();
  const players = await Promise.all(kinds.map((kind, seat) => (kind === HUMAN ? connect(NAMES[seat]) : undefined)));
  const [host, ...others] = players.filter((player) => player !== undefined);
  const seats = kinds.map((kind, seat) => (kind === HUMAN ? (players[seat] === host ? 'me' : 'open') : { bot: kind }));
  const wanted = {
    game: mode.game.meta.id,
    options: mode.options,
    seats,
    whenSeatGoes: { bot: BOT },
    hints: true,
    clock: CLOCKS[seed.length % CLOCKS.length],
  };
  await world.host.start();
  const made = await begunTable(world, [host, ...others], wanted);
  for (const player of players) {
    const endpoint = `https://push.example/${player?.name}`;
    await player?.must({ do: 'subscribe', endpoint, keys: KEYS, all: true, tables: {} });
    await player?.must({ do: 'visible', isVisible: false });
  }
  const recording: [TestClient, Viewer][] = players.flatMap((player, seat) => (player ? [[player, seat]] : []));
  for (const knowsLayouts of [true, false]) {
    const eve = await connect(`Eve ${knowsLayouts}`, knowsLayouts);
    await eve.watch(made.table, made.watching);
    recording.push([eve, 'audience']);
    const own = typeof viewer === 'number' ? await connect(NAMES[viewer], knowsLayouts) : undefined;
    await own?.watch(made.table);
    await own?.must({ do: 'visible', isVisible: false });
    if (own) recording.push([own, viewer]);
  }
  const { match } = (await stored(world, made.table)).table;
  if (match === undefined) throw new Error('the match has not begun');
  return { world, bots, players, recording, made, match };
}

/** A turn at random, from what the seat to act sees. */
function anyTurn({ game, state }: Match, seat: Seat, random: FastRandom): readonly string[] {
  let draft = newDraft(game, game.redact(state, seat));
  while (!draft.isComplete) {
    const seen = seenIn(draft);
    draft = decideIn(draft, game.notation.write(seen, game.pick(seen, random)));
  }
  return textsOf(draft);
}

/** What a viewer has seen after each decision of a turn. */
function seenBy(game: Game, before: Match, after: Match, viewer: Viewer): State[] {
  const state = before.state.slice();
  return turnsSince(before.progress.played, after.progress.played)[0].choices.map((choice) => {
    game.play(state, choice);
    return game.redact(state, viewer);
  });
}

/** A turn that is possible in both worlds, and after which the viewer still cannot tell them apart. */
function commonTurn(sides: readonly Pick<Side, 'match'>[], viewer: Viewer, random: FastRandom) {
  const [one, other] = sides.map(({ match }) => match);
  const { game } = one;
  const seat = seatToAct(one);
  if (seat === NO_SEAT || seatToAct(other) !== seat) return undefined;
  for (let attempt = 0; attempt < 24; attempt++) {
    const texts = anyTurn(one, seat, random);
    const [a, b] = [one, other].map((match) => takeTurn(match, seat, match.head.token, texts));
    if (!('match' in a) || !('match' in b) || a.entries.length > 1 || b.entries.length > 1) continue;
    const [seenA, seenB] = [seenBy(game, one, a.match, viewer), seenBy(game, other, b.match, viewer)];
    if (seenA.every((seen, at) => sameWords(seen, seenB[at], game.size)))
      return { seat, texts, next: [a.match, b.match] };
  }
  return undefined;
}

/** What a viewer may ask, allowed or not, that tells nothing more than it knows. */
function probes(
  { made: { table, watching, invitation }, match, players }: Side,
  viewer: Viewer,
  random: FastRandom,
): Asked[] {
  const seat = viewer === 'audience' ? 0 : viewer;
  const people = players.filter((player) => player !== undefined).length;
  const token = viewer === 'audience' ? { token: watching } : {};
  const text = match.game.notation.texts(match.game.redact(match.state, viewer))[random.below(3)] ?? 'pass';
  const all: Asked[] = [
    { do: 'turn', table, seat, token: match.head.token, texts: ['nonsense'] },
    { do: 'turn', table, seat, token: '0'.repeat(64), texts: [text] },
    { do: 'turn', table, seat: (seat + 1) % 2, token: match.head.token, texts: [text] },
    { do: 'turn', table, seat, token: match.head.token, texts: [text, text, text, text, text, text, text, text, text] },
    { do: 'offers', table, seat, draft: [] },
    { do: 'offers', table, seat, draft: [text] },
    { do: 'record', table, ...token },
    { do: 'watch', table, ...token },
    { do: 'watch', table, ...token, known: { seq: 4 } },
    { do: 'invited', table, token: invitation },
    { do: 'mine' },
    { do: random.below(2) === 0 ? 'begin-holiday' : 'end-holiday' },
    { do: 'people' },
    { do: 'invite', table, seat: 1, person: '0'.repeat(64) },
    { do: 'decline', table },
    { do: 'seen', table, seq: 4 },
    { do: 'glance', table },
    { do: 'hint', table, seat },
    { do: 'pause', table, wants: random.below(2) === 0 },
    { do: 'return', table, seat },
    { do: 'say', table, ...token, said: { phrase: 'well-played' } },
    { do: 'say', table, ...token, said: { text: 'Who has Plot?' } },
    { do: 'leave', table, seat: (seat + 1) % 2 },
    // With one person alone it would happen.
    { do: 'takeback', table, wants: people > 1 && random.below(3) > 0 },
    { do: 'fill', table, seat: 1, kind: BOT },
    { do: 'salt', table, seat, salt: '0'.repeat(64) },
  ];
  return [all[random.below(all.length)], all[random.below(all.length)]];
}

async function inBoth(sides: readonly Side[], act: (side: Side, which: number) => Promise<unknown>): Promise<void> {
  for (const [which, side] of sides.entries()) await act(side, which);
}

/** What was sent to a client since it was last looked at, with times. */
const lately = ({ sent }: TestClient): string =>
  sent
    .splice(0)
    .map(({ at, text }) => `${at} ${text}`)
    .join('\n');

/** Everything that was sent to viewers that cannot tell the worlds apart is the same, and so is what was noted. */
function expectAlike([one, other]: readonly Side[], alike: ReadonlySet<Viewer>): void {
  for (const [at, [client, viewer]] of one.recording.entries()) {
    const [here, there] = [lately(client), lately(other.recording[at][0])];
    if (alike.has(viewer)) expect(there).toBe(here);
  }
  expect(other.world.notes).toEqual(one.world.notes);
  // Of turns devices are told alike, and nothing but that.
  expect(other.world.push.sent).toEqual(one.world.push.sent);
  const { made, match } = one;
  const only = JSON.stringify({ turns: [{ table: made.table, game: match.game.meta.id }] });
  for (const sent of one.world.push.sent) expect(sent.slice(sent.indexOf(' ') + 1)).toBe(only);
}

const seesAlike = ([one, other]: readonly Side[], viewer: Viewer): boolean =>
  sameWords(
    one.match.game.redact(one.match.state, viewer),
    one.match.game.redact(other.match.state, viewer),
    one.match.game.size,
  );

/** Plays one match in two worlds; returns how many turns were compared, and whether the worlds were two. */
async function playTwice(
  mode: Mode,
  seed: string,
  most: number,
): Promise<{ turns: number; differed: boolean; told: number; planned: number }> {
  const random = new FastRandom(seed);
  const seats = Number(mode.options.seats);
  const own = Array.from({ length: seats }, (_, seat) => mode.game.ownKind(mode.options, seat));
  const pick = random.below(seats + 1);
  const viewer: Viewer = pick === seats || own[pick] !== undefined ? 'audience' : pick;
  const kinds = own.map((kind, seat) => kind ?? (seat === viewer || seat === 0 || random.below(2) === 0 ? HUMAN : BOT));
  const sides = [await newSide(mode, kinds, viewer, seed, false), await newSide(mode, kinds, viewer, seed, true)];
  const alike = new Set<Viewer>([...kinds.keys(), 'audience' as const].filter((each) => seesAlike(sides, each)));
  expect(alike.has(viewer)).toBe(true);
  const differed = !sameWords(sides[0].match.state, sides[1].match.state, mode.game.facts);
  let [turns, planned] = [0, 0];
  for (; turns < most; turns++) {
    const common = commonTurn(sides, viewer, random);
    if (common === undefined) break;
    const thought = sides[0].players[common.seat] === undefined ? 0 : random.below(THOUGHT);
    await inBoth(sides, ({ world }) => world.clock.pass(thought));
    const probed = probes(sides[0], viewer, new FastRandom(`${seed} ${turns}`));
    const prober = sides[0].recording.findIndex(([, each]) => each === viewer);
    for (const probe of probed) await inBoth(sides, (side) => side.recording[prober][0].ask(probe));
    const answer = await plannedInBoth(sides, common, viewer, random);
    await takeInBoth(sides, common, random);
    if (answer !== undefined) await awaitInBoth(sides, answer);
    if (answer !== undefined) planned++;
    for (const each of alike) if (!seesAlike(sides, each)) alike.delete(each);
    expectAlike(sides, alike);
  }
  return { turns, differed, told: sides[0].world.push.sent.length, planned };
}

type CommonTurn = NonNullable<ReturnType<typeof commonTurn>>;

/**
 * Somebody plans an answer to a turn, the same in both worlds, whatever they know of either: a standing pass, or exactly that turn.
 * What is possible as far as they can see may not be so in both; then nothing is planned.
 */
async function plannedInBoth(
  sides: readonly Side[],
  { seat, texts, next }: CommonTurn,
  viewer: Viewer,
  random: FastRandom,
): Promise<CommonTurn | undefined> {
  const answer = commonTurn(
    next.map((match) => ({ match })),
    viewer,
    random,
  );
  const planner = answer && sides[0].players[answer.seat];
  // In a pause nothing is played by itself.
  if (answer === undefined || planner === undefined || planner.info?.isPaused) return undefined;
  if (answer.seat === seat || random.below(3) === 0) return undefined;
  const passes = answer.texts[0] === 'pass' && !endsPass(sides[0].match, next[0], answer.seat);
  const plans = [[{ after: [{ seat, texts: [...texts] }], texts: [...answer.texts] }]];
  const answers: boolean[] = [];
  await inBoth(sides, async ({ players, made: { table }, match }) => {
    const { token } = match.head;
    const asked = { do: 'plan', table, seat: answer.seat, token, passes, plans: passes ? [] : plans } as const;
    answers.push('ok' in ((await players[answer.seat]?.ask({ ...asked, plans: [...asked.plans] })) ?? {}));
  });
  if (answers.every((isPlanned) => isPlanned)) return answer;
  await inBoth(sides, async ({ players, made: { table } }) =>
    players[answer.seat]?.ask({ do: 'unplan', table, seat: answer.seat }),
  );
  return undefined;
}

/** What was planned is played by itself, at the same moment in both worlds. */
async function awaitInBoth(sides: readonly Side[], { seat, next }: CommonTurn): Promise<void> {
  const delays: number[] = [];
  await inBoth(sides, async (side, which) => {
    const { clock } = side.world;
    const { wakeAt = 0 } = await stored(side.world, side.made.table);
    delays.push(wakeAt - clock.now());
    await clock.pass(wakeAt - clock.now());
    side.match = next[which];
    expect(side.recording[0][0].hash).toBe(next[which].head.hash);
    await side.players[seat]?.ask({ do: 'unplan', table: side.made.table, seat });
  });
  expect(delays[0]).toBeGreaterThanOrEqual(SHORTEST);
  expect(delays[0]).toBeLessThanOrEqual(LONGEST);
  expect(delays[1]).toBe(delays[0]);
}

async function takeInBoth(
  sides: readonly Side[],
  { seat, texts, next }: CommonTurn,
  random: FastRandom,
): Promise<void> {
  await inBoth(sides, async (side, which) => {
    const { players, bots, world, made, match } = side;
    const player = players[seat];
    if (player !== undefined)
      await player.must({ do: 'turn', table: made.table, seat, token: match.head.token, texts: [...texts] });
    else {
      // A bot may think longer in one world than in the other.
      bots.decide(texts, random.below(DELAY));
      await world.clock.pass(DELAY);
    }
    await world.clock.pass(NOTICE);
    side.match = next[which];
    expect(side.recording[0][0].hash).toBe(next[which].head.hash);
  });
}

/** Whether a deal hides anything; what is hidden only later was seen by everybody. */
function hidesDeal({ game, options }: Mode): boolean {
  const random = new FastRandom('hides');
  const dealt = game.setup(options, random);
  return !sameWords(dealt, game.imagine(game.redact(dealt, 'audience'), random), game.facts);
}

/** Of how many matches worlds soon come apart: in Claim every trick turns a card up. */
const SHORT_LIVED = 10;

/**
 * Nobody can tell two deals apart, by bytes or by times, that differ only in what they may not know: so many matches of each
 * mode, each so many turns long at most.
 */
export function nobodyPeeks(matches: number, most: number): void {
  describe.each(MODES.filter(hidesDeal))('$mode', (mode) => {
    test('two worlds are the same to who cannot know better', async () => {
      const count = mode.game.meta.id === 'claim' ? matches * SHORT_LIVED : matches;
      let [compared, different, pushed, played] = [0, 0, 0, 0];
      for (let nth = 0; nth < count; nth++) {
        const { turns, differed, told, planned } = await playTwice(mode, `${mode.mode} ${nth}`, most);
        if (differed) different++;
        compared += turns;
        pushed += told;
        played += planned;
      }
      expect(compared).toBeGreaterThan(count / 2);
      expect(different).toBeGreaterThan(count / 2);
      // In Claim worlds seldom stay together up to an answer.
      if (mode.game.meta.id !== 'claim') expect(played > 0).toBe(mode.options.solo !== true);
      // Where one person plays alone, it is always their turn.
      expect(pushed > 0).toBe(mode.options.solo !== true);
    });
  });
}
