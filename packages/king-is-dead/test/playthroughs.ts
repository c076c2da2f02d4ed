import type { Options } from '@interregnum/kernel';
import { modeName, modesOf, type PlaythroughSpec, type Playthroughs } from '@interregnum/testkit';
import { translator } from '@interregnum/texts';
import { kingIsDead } from '../src/index.ts';
import { CRITERIA } from '../src/terms.ts';

const endingsOf = (mode: Options): string[] => ['invasion', 'coronation', ...(mode.vikings ? ['vikings'] : [])];

const perMode: readonly PlaythroughSpec[] = modesOf(kingIsDead)
  .filter((mode) => mode.memory === false && mode['landings-on-control'] === false)
  .flatMap((mode) =>
    endingsOf(mode).map((ending) => ({
      name: `${modeName(kingIsDead, mode)}, ${ending}`,
      mode,
      ends: (game, s) => game.outcome(s)?.ending === ending,
    })),
  );

/** Where each criterion comes up soonest. */
const modeFor = (criterion: string): Options => ({
  seats: criterion === 'solo' ? 2 : criterion === 'shared' ? 4 : 3,
  advanced: criterion === 'plot',
  solo: criterion === 'solo',
  vikings: criterion === 'total',
  memory: false,
});

const perCriterion: readonly PlaythroughSpec[] = CRITERIA.map((criterion) => ({
  name: `decided by ${criterion}`,
  mode: modeFor(criterion),
  ends: (game, s) => game.outcome(s)?.decidedBy === criterion,
}));

const english = translator('king-is-dead', 'en', (seat) => ['Ana', 'Ben', 'Cleo', 'Dov'][seat]);

/** One game for every mode and every way it can end, and one for every criterion that can decide. */
export const playthroughs: Playthroughs = {
  game: kingIsDead,
  wanted: [...perMode, ...perCriterion],
  folder: `${import.meta.dirname}/playthroughs`,
  say: english.say,
};
