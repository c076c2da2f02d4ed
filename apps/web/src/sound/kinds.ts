import type { LogLine } from '@interregnum/kernel';
import type { Beat } from '@interregnum/screen';

/** What sounds: paper, wood, a seal, money, a trick that is taken, that one is to act, and the end. */
export type SoundKind = 'card' | 'piece' | 'stamp' | 'coin' | 'trick' | 'turn' | 'end';

/** How the lines of all games sound. What tells only that nothing happened, or explains a line, is silent. */
const SOUNDS: Readonly<Record<string, SoundKind | undefined>> = {
  // The King Is Dead
  play: 'card',
  'saxon-card': 'card',
  spy: 'card',
  exchange: 'card',
  plot: 'card',
  return: 'piece',
  swap: 'piece',
  'swap-same': 'piece',
  summon: 'piece',
  'saxon-summon': 'piece',
  viking: 'piece',
  disc: 'stamp',
  'struggle-won': 'stamp',
  'struggle-tied': 'stamp',
  // The Foreign King
  borrow: 'coin',
  repay: 'coin',
  money: 'coin',
  score: 'coin',
  build: 'stamp',
  medal: 'stamp',
  queen: 'card',
  order: 'card',
  reorder: 'card',
  send: 'piece',
  congress: 'piece',
  king: 'piece',
  intervene: 'piece',
  vplace: 'piece',
  vmove: 'piece',
  // Claim
  lead: 'card',
  reply: 'card',
  'turned-up': 'card',
  trick: 'trick',
  // The King Is Dead and The Foreign King
  place: 'piece',
  move: 'piece',
};

/** How a line sounds. */
export const soundOf = ({ key }: Pick<LogLine, 'key'>): SoundKind | undefined => SOUNDS[key];

/** How several lines sound together: each sound once, in the order in which they are told. */
export const soundsOf = (lines: readonly LogLine[]): SoundKind[] => [
  ...new Set(lines.map(soundOf).filter((kind) => kind !== undefined)),
];

/** What is seen to be stamped, turned, counted or looked at sounds so, whatever is told of it; nothing is heard of the last two. */
const OF_BEATS: Partial<Record<Beat['kind'], SoundKind | 'silent'>> = {
  stamp: 'stamp',
  turn: 'card',
  count: 'silent',
  hold: 'silent',
  end: 'silent',
};

/** How a beat sounds: pieces that have come to where they go are put down, and only a seal is stamped. */
export function soundOfBeat({ kind, line }: Pick<Beat, 'kind' | 'line'>): SoundKind | undefined {
  const seen = OF_BEATS[kind];
  if (seen !== undefined) return seen === 'silent' ? undefined : seen;
  const told = soundOf(line);
  return told === 'stamp' ? 'piece' : told;
}
