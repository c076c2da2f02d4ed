import { OPTIONS_BY_RULES as claim } from '@interregnum/claim/options';
import { OPTIONS_BY_RULES as foreignKing } from '@interregnum/foreign-king/options';
import type { Game, Heuristics, OptionDeclaration } from '@interregnum/kernel';
import { OPTIONS_BY_RULES as kingIsDead } from '@interregnum/king-is-dead/options';

/** A game by one version of its rules, and what bots know of it. */
export interface Rules {
  readonly game: Game;
  readonly heuristics: Heuristics;
}

/** What is known of a game before its rules are loaded. */
interface Listed {
  /** By rules version, the oldest first, what can be chosen when a table is made. */
  readonly options: ReadonlyMap<number, readonly OptionDeclaration[]>;
  /** Every version of the rules. */
  readonly games: () => Promise<readonly Game[]>;
  readonly heuristics: () => Promise<Heuristics>;
}

const LISTED = {
  'king-is-dead': {
    options: kingIsDead,
    games: async () => (await import('@interregnum/king-is-dead')).VERSIONS,
    heuristics: async () => (await import('@interregnum/king-is-dead/heuristics')).heuristics,
  },
  'foreign-king': {
    options: foreignKing,
    games: async () => (await import('@interregnum/foreign-king')).VERSIONS,
    heuristics: async () => (await import('@interregnum/foreign-king/heuristics')).heuristics,
  },
  claim: {
    options: claim,
    games: async () => (await import('@interregnum/claim')).VERSIONS,
    heuristics: async () => (await import('@interregnum/claim/heuristics')).heuristics,
  },
} as const satisfies Readonly<Record<string, Listed>>;

export type GameId = keyof typeof LISTED;

/** The one list of games, in the order they are shown in. */
export const GAME_IDS = Object.keys(LISTED) as readonly GameId[];

export const isGameId = (id: string): id is GameId => Object.hasOwn(LISTED, id);

/** The versions of a game's rules, the oldest first. */
export const versionsOf = (id: GameId): number[] => [...LISTED[id].options.keys()];

/** The version that new matches are played by. */
export const newestRules = (id: GameId): number => Math.max(...versionsOf(id));

/** What can be chosen when a table is made; nothing where there is no such version. */
export const optionsOf = (id: GameId, version = newestRules(id)): readonly OptionDeclaration[] =>
  LISTED[id].options.get(version) ?? [];

/** Fetches a game by one version of its rules; undefined if there is no such game or version. */
export async function loadGame(id: string, version?: number): Promise<Game | undefined> {
  if (!isGameId(id)) return undefined;
  const wanted = version ?? newestRules(id);
  return (await LISTED[id].games()).find(({ meta }) => meta.rulesVersion === wanted);
}

/** The same with what bots need. Pages that no bot thinks on load the game alone. */
export async function loadRules(id: string, version?: number): Promise<Rules | undefined> {
  const game = await loadGame(id, version);
  return game && { game, heuristics: await LISTED[game.meta.id as GameId].heuristics() };
}
