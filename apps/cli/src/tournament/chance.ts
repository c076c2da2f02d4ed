import { createHash, createHmac } from 'node:crypto';
import { FastRandom, KeyedRandom, type Random } from '@interregnum/kernel';
import type { SeatIdentity } from '../bots/program-lines.ts';
import type { Fixture } from './schedule.ts';

/** Everything that a tournament leaves to chance, game by game. */
export interface Chance {
  /** What a deal is dealt from. It depends on the number of the deal alone. */
  deal(number: number): Random;
  /** What a bot of ours draws from: the deal, the rotation and its seat decide. */
  seed(of: Fixture, seat: number): string;
  /** What a program is told instead. */
  told(of: Fixture, seat: number): SeatIdentity;
}

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

/**
 * Without programs the seed is all: the same seed, the same games, anywhere.
 *
 * A program may know this file, and guess a seed that people type or that holds unless they do: then it could deal every
 * hand itself until one fits its own, whatever it was told. Where one plays, everything is therefore drawn through
 * HMAC-SHA-256 under a secret that no program is sent, each thing under a name of its own, so that what a program is told
 * tells nothing about what is dealt. The deal is drawn from SHA-256 too, not from `FastRandom`, whose state might be found
 * from the cards that it has dealt.
 */
export function chanceOf(seed: string, secret: string | undefined): Chance {
  const placeOf = ({ deal, rotation }: Fixture, seat: number): string => `${deal}/${rotation}/${seat}`;
  const keyed = (what: string): Buffer =>
    createHmac('sha256', secret ?? '')
      .update(JSON.stringify([seed, what]))
      .digest();
  const digest = (what: string): string => keyed(what).toString('hex').slice(0, 32);
  const told = (of: Fixture, seat: number): SeatIdentity => ({
    match: digest(`match/${of.number}`),
    seed: digest(`program/${placeOf(of, seat)}`),
  });
  if (secret === undefined)
    return {
      deal: (number) => new FastRandom(`${seed}/${number}`),
      seed: (of, seat) => `${seed}/${placeOf(of, seat)}`,
      told,
    };
  return {
    deal: (number) => new KeyedRandom(keyed(`deal/${number}`), sha256),
    seed: (of, seat) => digest(`bot/${placeOf(of, seat)}`),
    told,
  };
}
