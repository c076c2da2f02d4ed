import { GAME_IDS, versionsOf } from '@interregnum/games';
import { findGame } from '@interregnum/games/all';
import type { Game, State } from '@interregnum/kernel';
import { modeName, modesOf } from '@interregnum/testkit';
import { playMatch } from './match.ts';
import { Screen } from './screen.ts';
import { Tally } from './tally.ts';

/** Every game by every version of its rules. */
export const EVERY_GAME: readonly Game[] = GAME_IDS.flatMap((id) =>
  versionsOf(id).map((version) => findGame(id, version) as Game),
);

/** Plays so many random matches of every mode of some games, and compares what was told of them with what was done. */
export function truthOf(
  games: readonly Game[],
  matches: number,
  progress: (done: number, of: number) => void = () => {},
): Tally {
  const tally = new Tally();
  const modes = games.flatMap((game) => modesOf(game).map((options) => ({ game, options })));
  for (let number = 0; number < matches; number++)
    for (const { game, options } of modes) {
      const name = `${game.meta.id} ${game.meta.rulesVersion}, ${modeName(game, options)}, match ${number}`;
      new Screen(playMatch(game, options, name), tally).show();
      progress(tally.matches, matches * modes.length);
    }
  return tally;
}

/** The same for one match from a position on; also tells which lines it had to come to. */
export function truthFrom(game: Game, position: State): { readonly tally: Tally; readonly keys: readonly string[] } {
  const tally = new Tally();
  const match = playMatch(game, game.optionsOf(position), `${game.meta.id} from a position`, position);
  new Screen(match, tally).show();
  const keys = match.texts.flatMap((_, decision) => match.done('audience', decision).map(({ key }) => key));
  return { tally, keys };
}
