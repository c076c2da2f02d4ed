import { FastRandom, type Game, HIDDEN, NO_SEAT, type Options, type State, showsMore } from '@interregnum/kernel';
import { BadInput } from '../command-line/bad-input.ts';
import { describeFlaw, positionTexts } from '../command-line/positions.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** What the seat to act knows; all of it once the game is over. Nothing else is ever analyzed. */
export const knownToActor = (game: Game, s: State): State =>
  game.toAct(s) === NO_SEAT ? s : game.redact(s, game.toAct(s));

/**
 * What the seat to act knows in every position of a file, in which cards may be hidden that it does not know. None of
 * them is used if one is not valid. Cards that are hidden are dealt by the seed first, and then hidden again.
 */
export async function readKnown(
  game: Game,
  file: string,
  seed: string,
  house: Options,
  terminal: Terminal,
): Promise<State[]> {
  const { text } = terminal;
  return (await positionTexts(game, file, terminal)).map((written, at) => {
    const { position } = game;
    const read = written.includes(`"${HIDDEN}"`)
      ? position.readSeen(written, new FastRandom(seed), house)
      : position.read(written, house);
    if ('flaw' in read) {
      const { invariant } = read.flaw;
      const flaw = describeFlaw(game, read.flaw, terminal);
      throw new BadInput(text('error.position', { number: at + 1, invariant, flaw }));
    }
    const known = knownToActor(game, read.state);
    if (showsMore(written, position.write(known))) throw new BadInput(text('error.other-view', { number: at + 1 }));
    return known;
  });
}
