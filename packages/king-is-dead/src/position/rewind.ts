import type { State } from '@interregnum/kernel';
import { exchangeCards, followers, inSupply, placeFromSupply, returnToSupply, takeUp } from '../state/index.ts';
import { ENGLISH, SCOTS, WELSH } from '../terms.ts';
import { askTurn } from '../turn.ts';
import { STEP_WORDS } from './step-words.ts';

/** The tables that a step may have found, for what it left: `choices` end with the one made there. */
type TakenBack = (s: State, choices: readonly number[]) => readonly State[];

/** Followers that were placed return to the supply. */
function unplaced(s: State, region: number, faction: number, count: number): readonly State[] {
  if (followers(s, region, faction) < count) return [];
  const before = s.slice();
  for (let n = 0; n < count; n++) returnToSupply(before, region, faction);
  return [before];
}

/** A follower that was returned comes back. */
function unreturned(s: State, region: number, faction: number): readonly State[] {
  if (inSupply(s, faction) === 0) return [];
  const before = s.slice();
  placeFromSupply(before, region, faction, 1);
  return [before];
}

const placed =
  (faction: number): TakenBack =>
  (s, choices) =>
    unplaced(s, choices[choices.length - 1], faction, 1);
const replaced =
  (faction: number): TakenBack =>
  (s, [region]) =>
    unreturned(s, region, faction);
const returned: TakenBack = (s, [region, faction]) => unreturned(s, region, faction);

/** What steps change before the last one of their way; all others only remember. */
const TAKEN_BACK: Readonly<Record<string, TakenBack>> = {
  'assemble.1.place': placed(SCOTS),
  'assemble.1.place.2': placed(WELSH),
  'negotiate.1.negotiate-second': (s, [a, b]) => {
    const before = s.slice();
    exchangeCards(before, a, b);
    return [before];
  },
  // KD-CARD-AMBUSH-1, -3: as many scots as the supply had.
  'ambush.1.ambush': (s, [region]) => [2, 1, 0].flatMap((count) => unplaced(s, region, SCOTS, count)),
  'quell.1.replace': replaced(WELSH),
  'muster.1.replace': replaced(SCOTS),
  'suppress.1.replace': replaced(ENGLISH),
  'suppress.1.return': returned,
  'suppress.2.replace': replaced(ENGLISH),
  'suppress.3.return': returned,
};

/** The tables on which a seat may have begun an action whose card has been played and these steps answered. */
export function beginnings(
  table: State,
  seat: number,
  answered: readonly number[],
  choices: readonly number[],
): readonly State[] {
  const start = table.slice();
  takeUp(start, seat);
  const tables = answered.reduceRight<readonly State[]>(
    (found, number, place) => {
      const takeBack = TAKEN_BACK[STEP_WORDS[number] as string];
      return takeBack === undefined ? found : found.flatMap((s) => takeBack(s, choices.slice(0, place + 1)));
    },
    [start],
  );
  for (const s of tables) askTurn(s);
  return tables;
}
