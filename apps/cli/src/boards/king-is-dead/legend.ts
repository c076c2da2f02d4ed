import { type Board, FACTIONS, homeOf, REGIONS } from '@interregnum/king-is-dead/board';
import { inLines, wrapped } from '../../terminal/layout.ts';
import type { DrawingContext } from '../drawing.ts';
import { COMMON, shortCard } from './cards.ts';
import { TEAM_BARS } from './seats.ts';
import { cardName, factionName, holderSign, regionName, seatLetters, TIE } from './signs.ts';

/** The signs of a board, each with its meaning. */
function signs({ mode, courts }: Board, context: DrawingContext): string[] {
  const { text, nameOf } = context;
  const factions = FACTIONS.filter((id) => mode.vikings || id !== 'vikings');
  const [owner] = seatLetters([nameOf(0)]);
  return [
    ...factions.map((id) => `${holderSign(id, context)} ${factionName(id, context)}`),
    `▸ ${text('board.king-is-dead.sign-next')}`,
    `– ${text('board.king-is-dead.sign-passed')}`,
    `${holderSign('scots', context, '○')} ${text('board.king-is-dead.sign-now')}`,
    `${holderSign('scots', context, '●')} ${text('board.king-is-dead.sign-decided')}`,
    `${TIE} ${text('board.king-is-dead.sign-tie')}`,
    `◉${owner} ${text('board.king-is-dead.sign-disc')}`,
    `♔ ${text('board.king-is-dead.sign-crown')}`,
    `↓ ${text('board.king-is-dead.sign-last')}`,
    `· ${text('board.king-is-dead.sign-gone')}`,
    `? ${text('board.hidden')}`,
    ...(courts.length === 4 ? [`${TEAM_BARS.join(' ')} ${text('board.king-is-dead.sign-teams')}`] : []),
  ];
}

/** How cards are written where several seats have little room, with one of the cunning cards for all of them. */
function shortCards({ mode, courts }: Board, context: DrawingContext): string[] {
  if (courts.length === 2) return [];
  const cards = mode.advanced ? [...COMMON, 'ambush'] : COMMON;
  return cards.map((card) => `${shortCard(card, context)} ${cardName(card, context)}`);
}

/** What the signs on the board mean, and how to read it. */
export function legendLines(board: Board, context: DrawingContext): string[] {
  const { text } = context;
  const homes = REGIONS.flatMap((region) => {
    const faction = homeOf(region);
    return faction === undefined ? [] : [`${regionName(region, context)}\u00a0${holderSign(faction, context)}`];
  });
  const told = [
    text('board.king-is-dead.order'),
    text('board.king-is-dead.walls', { homes: homes.join(', ') }),
    text('board.king-is-dead.seats'),
  ];
  return [
    ...inLines([...signs(board, context), ...shortCards(board, context)], { hang: 2, between: '  ' }),
    ...told.flatMap((sentence) => wrapped(sentence, { hang: 2 })),
  ];
}
