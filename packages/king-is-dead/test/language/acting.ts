import { type Pattern, says } from '@interregnum/testkit';
import { kingIsDead } from '../../src/index.ts';
import { actor, seatCount } from '../../src/state/index.ts';
import { ACTOR, chainOf, listOf, NAME, seatOf } from './words.ts';
import type { World } from './world.ts';

/** Ends a turn with its summon, which must be what is asked now. */
function summon(world: World, follower: string): void {
  const turn = kingIsDead.turn(world.state);
  if (!world.halfMade) throw new Error('there is no summon: the turn is over');
  if (world.asked !== 'summon') throw new Error(`not the summon is asked, but ${world.asked}: ${world.options}`);
  world.play(follower.toLowerCase());
  if (kingIsDead.turn(world.state) !== turn + 1) throw new Error('the turn goes on after the summon');
}

/** Choices in a row, and how the turn ends: with a summon, with no follower to summon, or not yet. */
function go(world: World, chain: readonly string[], summons: string | undefined): void {
  world.play(...chain);
  if (summons === undefined) return;
  if (!/^nobody$/i.test(summons)) summon(world, summons);
  else if (world.halfMade) throw new Error(`the turn goes on with ${world.asked}: ${world.options}`);
}

function playCard(world: World, name: string, text: string, summons?: string): void {
  world.expectActor(name);
  if (world.halfMade) throw new Error(`${name} has begun a turn already`);
  go(world, chainOf(text), summons);
}

function playWithoutEffect(world: World, name: string, text: string, summons: string): void {
  playCard(world, name, text);
  if (world.halfMade && world.asked !== 'summon') throw new Error(`there is an effect: ${world.asked}`);
  go(world, [], summons);
}

function pass(world: World, names: readonly string[]): void {
  for (const name of names) {
    world.expectActor(name);
    world.play('pass');
  }
}

/** Every seat passes once, beginning with the one to act. */
function passAround(world: World): void {
  const seats = seatCount(world.state);
  const first = actor(world.state);
  pass(
    world,
    Array.from({ length: seats }, (_, i) => ['Ana', 'Ben', 'Cleo', 'Dov'][(first + i) % seats]),
  );
}

const SUMMONS = '(?:; summons? (.+?))?';

export const ACTING: readonly Pattern<World>[] = [
  [says(`${NAME} plays ((?:(?! without effect).)+?)${SUMMONS}`), playCard],
  [says(`${NAME} plays (.+) without effect; summons (.+)`), playWithoutEffect],
  [
    says(`${ACTOR} (?:goes|go) on: (.+?)${SUMMONS}`),
    (world, name, text, summons) => {
      world.expectActor(name);
      go(world, chainOf(text), summons);
    },
  ],
  [
    says(`${ACTOR} summons? (.+)`),
    (world, name, follower) => {
      world.expectActor(name);
      summon(world, follower);
    },
  ],
  [
    says('((?:Ana|Ben|Cleo|Dov)(?:,? (?:and )?(?:Ana|Ben|Cleo|Dov))*) pass(?:es)?'),
    (w, names) => pass(w, listOf(names)),
  ],
  [says('everybody passes'), passAround],
  [
    says('everybody passes (\\d+) times'),
    (world, times) => {
      for (let i = 0; i < Number(times); i++) passAround(world);
    },
  ],
];

/** A refused attempt changes nothing; it is as good as an expectation. */
export const TRYING: readonly Pattern<World>[] = [
  [
    says(`${ACTOR} tr(?:ies|y) (.+): refused by (\\S+)`),
    (world, name, text, clause) => {
      const chain = chainOf(text);
      const attempt = chain.pop() as string;
      const tried = world.aside(...chain);
      if (actor(tried) !== seatOf(name)) throw new Error(`it is not ${name} who acts`);
      const refusal = kingIsDead.refusal(tried, attempt);
      if (refusal?.clause !== clause) throw new Error(`refused by ${refusal?.clause ?? 'nothing'} (${refusal?.key})`);
    },
  ],
];
