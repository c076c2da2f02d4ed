import {
  type ActionName,
  type Board,
  distance,
  isOver,
  KINDS,
  majorityIn,
  movedIn,
  PORTRAIT,
  type ProvinceName,
  standingOn,
} from '@interregnum/foreign-king/board';
import type { Scene } from '../drawing.ts';
import { listed } from './sides.ts';

/** What there is to see, in words. */

export const provinceName = (id: ProvinceName, { words }: Scene): string => words.term({ term: 'province', id });

export const actionName = (id: ActionName, { words }: Scene): string => words.term({ term: 'action', id });

/** What an action is called where there is little room. */
export const shortName = (id: ActionName, { text }: Scene): string => text(`foreign-king.action.${id}`);

/** What an action is called, by all names that may be read on it. */
function namesOf(id: ActionName, scene: Scene): string {
  const [long, short] = [actionName(id, scene), shortName(id, scene)];
  return long.toLowerCase().includes(short.toLowerCase()) ? long : `${short}. ${long}`;
}

/** As a sentence begins. */
const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const STATES = ['active', 'inactive'] as const;

/** A province: who is there, who has the majority, its factories, the king. */
export function describeProvince(id: ProvinceName, board: Board, scene: Scene): string {
  const { words, text, nameOf } = scene;
  const province = board.provinces[id];
  const majority = majorityIn(province);
  const citizens = province.citizens.flatMap((count, side) => {
    const told = text('foreign-king.tell.citizens', {
      who: nameOf(side),
      citizens: words.term({ term: 'count', id: 'citizens', count }),
    });
    const moved = movedIn(id, side, board);
    const move = text(moved < 0 ? 'foreign-king.tell.gone' : 'foreign-king.tell.come', { count: Math.abs(moved) });
    return [...(count > 0 ? [told] : []), ...(moved === 0 ? [] : [move])];
  });
  const factories = STATES.flatMap((state) =>
    KINDS.filter((kind) => province[kind][state] > 0).map((kind) =>
      text(`foreign-king.tell.${state}`, {
        factories: words.term({ term: 'factory', id: kind, count: province[kind][state] }),
      }),
    ),
  );
  const parts = [
    ...(board.king.at === id ? [text('foreign-king.tell.king')] : []),
    ...citizens,
    ...(majority === undefined ? [] : [text('foreign-king.tell.majority', { who: nameOf(majority) })]),
    ...factories,
  ];
  const name = provinceName(id, scene);
  return `${name}. ${parts.length === 0 ? text('foreign-king.tell.empty') : begun(listed(parts))}.`;
}

/** An action, and whose pawn stands there. */
export function describeAction(action: ActionName, board: Board, scene: Scene): string {
  const side = standingOn(action, board);
  const name = namesOf(action, scene);
  return side === undefined ? name : `${name}. ${scene.text('foreign-king.tell.taken', { who: scene.nameOf(side) })}`;
}

const eachSide = (board: Board, told: (side: number) => string): string[] => board.seats.map((_, side) => told(side));

export function describeTrack(board: Board, scene: Scene): string {
  const { words, text, nameOf } = scene;
  const scores = eachSide(board, (side) =>
    text('foreign-king.tell.score', {
      who: nameOf(side),
      points: words.term({ term: 'count', id: 'points', count: board.seats[side].score }),
    }),
  );
  return `${describeDistance(board, scene)} ${listed(scores)}.`;
}

/** How far it is to the end, as far as the king's marker decides it. */
export const describeDistance = (board: Board, { text }: Scene): string =>
  isOver(board)
    ? text('foreign-king.over')
    : text('foreign-king.distance', { marker: board.king.marker, count: distance(board) });

/** The same in a few words. */
export const describeDistanceShort = (board: Board, { text }: Scene): string =>
  isOver(board)
    ? text('foreign-king.over')
    : text('foreign-king.distance-short', { marker: board.king.marker, count: distance(board) });

export function describeCongress(board: Board, scene: Scene): string {
  const { text, nameOf } = scene;
  const members = board.seats.flatMap(({ congress }, side) =>
    congress === 0 ? [] : [text('foreign-king.tell.members', { who: nameOf(side), count: congress })],
  );
  const told = members.length === 0 ? text('foreign-king.tell.nobody') : listed(members);
  return `${text('foreign-king.congress')}. ${told}.`;
}

export function describeStock({ stock }: Board, scene: Scene): string {
  const { text, words } = scene;
  const left = KINDS.filter((kind) => stock[kind] > 0).map((kind) =>
    words.term({ term: 'factory', id: kind, count: stock[kind] }),
  );
  return `${text('foreign-king.stock')}. ${left.length === 0 ? text('foreign-king.tell.nothing') : listed(left)}.`;
}

export const describePortrait = ({ king }: Board, { text }: Scene): string =>
  text(king.at === PORTRAIT ? 'foreign-king.tell.at-portrait' : 'foreign-king.tell.left-portrait');
