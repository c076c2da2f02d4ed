import { FastRandom, sameWords } from '@interregnum/kernel';
import type { Viewer } from '@interregnum/match';
import { HUMAN } from '@interregnum/record';
import { describe, expect, test } from 'vitest';
import { expectAlike, seesAlike } from './leak/alike.ts';
import { type CommonTurn, commonTurn } from './leak/common-turn.ts';
import { awaitInBoth, plannedInBoth } from './leak/planned.ts';
import { probes } from './leak/probes.ts';
import { BOT, inBoth, type Mode, NOTICE, newSide, type Side } from './leak/side.ts';
import { MODES } from './support/modes.ts';

const DELAY = 1200;
/** Milliseconds that a person may think, the same in both worlds. */
const THOUGHT = 4000;

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

/** The turn is taken in both worlds: by its player, or by the bot that decides it. */
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
