import type { Advice, Game } from '@interregnum/kernel';
import type { GameView } from './view.ts';

/** The games of the edition, in the order they are shown in. */
export const GAME_IDS = ['king-is-dead', 'foreign-king', 'claim'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (id: string): id is GameId => GAME_IDS.some((known) => known === id);

/** A table's id begins with its game, so that rules and drawings can be fetched before the table is read. */
export const tableId = (game: string, hex: string): string => `${game}-${hex.slice(0, 32)}`;
export const gameOfTable = (id: string): GameId | undefined => GAME_IDS.find((game) => id.startsWith(`${game}-`));

/** The rules of a game, and what bots know of it: fetched when it is first needed. */
export interface Rules {
  readonly game: Game;
  readonly advice: Advice;
}

const RULES: Readonly<Record<GameId, () => Promise<Rules>>> = {
  'king-is-dead': async () => {
    const { kingIsDead: game, advice } = await import('@interregnum/king-is-dead');
    return { game, advice };
  },
  'foreign-king': async () => {
    const { foreignKing: game, advice } = await import('@interregnum/foreign-king');
    return { game, advice };
  },
  claim: async () => {
    const { claim: game, advice } = await import('@interregnum/claim');
    return { game, advice };
  },
};

/** The library of one game: records may name others, or other rules. */
export const libraryOf =
  (game: Game | undefined) =>
  (id: string, rulesVersion: number): Game | undefined =>
    game?.meta.id === id && game.meta.rulesVersion === rulesVersion ? game : undefined;

export const rulesOf = (id: GameId): Promise<Rules> => RULES[id]();

const VIEWS: Readonly<Record<GameId, () => Promise<GameView>>> = {
  'king-is-dead': async () => (await import('./king-is-dead/index.ts')).view as GameView,
  'foreign-king': async () => (await import('./foreign-king/index.ts')).view as GameView,
  claim: async () => (await import('./claim/index.ts')).view as GameView,
};

/** How a game looks. */
export const viewOfGame = (id: GameId): Promise<GameView> => VIEWS[id]();
