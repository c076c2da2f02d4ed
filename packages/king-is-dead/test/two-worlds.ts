import { FastRandom, type State } from '@interregnum/kernel';
import { expectAlike, reach } from '@interregnum/testkit';
import { LANGUAGES, translator } from '@interregnum/texts';
import { expect, test } from 'vitest';
import { kingIsDead } from '../src/index.ts';
import { CUNNING, playedOut } from '../src/state/index.ts';
import { CARD_NAMES } from '../src/terms.ts';

const SEED = 'two worlds 1';
const translators = LANGUAGES.map((language) => translator('king-is-dead', language, String));
const isCunning = (name: string): boolean => ((CUNNING >>> CARD_NAMES.indexOf(name as never)) & 1) === 1;
const inCardOrder = (cards: string[]): string[] =>
  cards.sort((a, b) => CARD_NAMES.indexOf(a as never) - CARD_NAMES.indexOf(b as never));

/** Another world that differs only in cunning cards which `viewer` cannot see: two of them have changed places. */
function otherWorld(s: State, viewer: number, random: FastRandom): State | undefined {
  const position = JSON.parse(kingIsDead.position.write(s));
  const hidden: string[][] = [
    ...position.hands.filter((_: unknown, seat: number) => seat !== viewer),
    position.removed,
  ];
  const [one, other] = [hidden[random.below(hidden.length)], hidden[random.below(hidden.length)]];
  const [mine, theirs] = [one.filter(isCunning), other.filter(isCunning)];
  if (one === other || mine.length === 0 || theirs.length === 0) return undefined;
  const [a, b] = [mine[random.below(mine.length)], theirs[random.below(theirs.length)]];
  one[one.indexOf(a)] = b;
  other[other.indexOf(b)] = a;
  for (const cards of hidden) inCardOrder(cards);
  position.emptied = emptied(position);
  const read = kingIsDead.position.read(JSON.stringify(position));
  return 'state' in read ? read.state : undefined;
}

/** Seats that hold nothing but plot, by their last action, the earliest first. */
const emptied = ({ hands, recent }: { hands: string[][]; recent: number[] }): number[] =>
  [...recent].reverse().filter((seat) => hands[seat].every((card) => card === 'plot'));

/** Compares pairs of worlds, as many as come up in so many tries. */
export function twoWorlds(tries: number): void {
  test(`KD-ADV-5: worlds that differ only in what a seat cannot see look the same to it, seed ${SEED}`, () => {
    const random = new FastRandom(SEED);
    let compared = 0;
    let lines = 0;
    let plotAlone = 0;
    for (let seed = 0; seed < tries; seed++) {
      const mode = {
        seats: 2 + random.below(3),
        advanced: true,
        solo: false,
        vikings: random.below(2) === 1,
        memory: false,
      };
      // Read back from its position, so that both worlds count turns from the same point.
      const reached = reach(kingIsDead, { mode, seed, howFar: random.below(100) / 100 });
      const read = kingIsDead.position.read(kingIsDead.position.write(reached));
      if (!('state' in read) || kingIsDead.outcome(reached) !== undefined) continue;
      const s = read.state;
      const viewer = random.below(mode.seats);
      const other = otherWorld(s, viewer, random);
      if (other === undefined) continue;
      lines += expectAlike(kingIsDead, s, other, viewer, translators);
      compared++;
      for (let seat = 0; seat < mode.seats; seat++) if (playedOut(s, seat) !== playedOut(other, seat)) plotAlone++;
    }
    expect(compared).toBeGreaterThan(tries * 0.075);
    expect(lines).toBeGreaterThan(tries / 4);
    expect(plotAlone).toBeGreaterThan(0);
  });
}
