import type { Message, State, Value, Values } from '@interregnum/kernel';
import { controlWord } from './position/write.ts';
import {
  actor,
  discOwner,
  ending,
  factionOf,
  followers,
  isSolo,
  regionAt,
  regionOf,
  SPACES,
  struggles,
  topOfPile,
} from './state/index.ts';
import { currentStep, PASS } from './step-table.ts';
import { summon } from './summon.ts';
import { ENDINGS, FACTIONS, NOT_ENDED, REGIONS, VIKINGS } from './terms.ts';
import { cardTerm, followersTerm, regionTerm } from './words.ts';

/** Every kind of log line; each has a sentence in every language. */
export const LOG_LINES = [
  'pass',
  'play',
  'saxon-card',
  'spy',
  'no-effect',
  'no-change',
  'place',
  'return',
  'move',
  'exchange',
  'disc',
  'summon',
  'struggle-won',
  'struggle-tied',
  'viking',
  'invasion',
  'coronation',
  'vikings',
] as const;
type Line = (typeof LOG_LINES)[number];

const line = (key: Line, values: Values = {}): Message => ({ key, values });

/** What a choice did. The rules keep no log: it is told from the states before and after. */
export function log(before: State, choice: number, after: State): readonly Message[] {
  const step = currentStep(before);
  const lines: Message[] = [];
  if (step.asks === 'card') lines.push(...ofTurn(before, choice, after));
  else if (step.asks === 'seat') lines.push(...ofSpy(before, choice, after));
  else if (step === summon) lines.push(ofSummon(before, choice));
  else if (struggles(after) === struggles(before)) lines.push(...changesOfBoard(before, after));
  lines.push(...changesOfTrack(before, after), ...ofStruggle(before, after));
  return lines;
}

function ofTurn(before: State, choice: number, after: State): Message[] {
  const seat = { seat: actor(before) };
  const lines = [choice === PASS ? line('pass', { seat }) : line('play', { seat, card: cardTerm(choice) })];
  const saxons = isSolo(before) && choice === PASS;
  if (saxons) lines.push(line('saxon-card', { card: cardTerm(topOfPile(after, 1)) }));
  if ((choice !== PASS || saxons) && !hasEffect(before, after)) lines.push(line('no-effect'));
  return lines;
}

function ofSpy(before: State, seat: number, after: State): Message[] {
  const copied = line('spy', { seat: { seat }, card: cardTerm(topOfPile(before, seat)) });
  return hasEffect(before, after) ? [copied] : [copied, line('no-effect')];
}

/** Whether a card just played asked for a choice of its own, or acted at once as the Saxons' negotiate does. */
const hasEffect = (before: State, after: State): boolean => {
  const next = currentStep(after);
  return (next.asks !== 'card' && next !== summon) || changesOfTrack(before, after).length > 0;
};

const ofSummon = (before: State, follower: number): Message =>
  line('summon', {
    seat: { seat: actor(before) },
    followers: followersTerm(factionOf(follower), 1),
    region: regionTerm(regionOf(follower)),
  });

/** Followers that came or went, by region: from and to the supply, or between two regions. */
function changesOfBoard(before: State, after: State): Message[] {
  const gains = REGIONS.map((_, region) =>
    FACTIONS.map((_, faction) => followers(after, region, faction) - followers(before, region, faction)),
  );
  const term = (changes: readonly number[], sign: number): Value[] =>
    changes.flatMap((change, faction) => (change * sign > 0 ? [followersTerm(faction, change * sign)] : []));
  const changed = REGIONS.map((_, region) => region).filter((region) => gains[region].some((gain) => gain !== 0));
  // KD-CARD-MANOEUVRE-2: followers of one faction changed places.
  if (changed.length === 0 && currentStep(before).prompt === 'swap-with') return [line('no-change')];
  if (changed.length === 2) {
    const [a, b] = changed.map(regionTerm);
    const [gainA, gainB] = changed.map((region) => term(gains[region], 1));
    const moves = [
      line('move', { followers: gainB, from: a, to: b }),
      line('move', { followers: gainA, from: b, to: a }),
    ];
    return moves.filter(({ values }) => (values.followers as Value[]).length > 0);
  }
  return changed.flatMap((region) => [
    ...(gains[region].some((gain) => gain < 0)
      ? [line('return', { followers: term(gains[region], -1), region: regionTerm(region) })]
      : []),
    ...(gains[region].some((gain) => gain > 0)
      ? [line('place', { followers: term(gains[region], 1), region: regionTerm(region) })]
      : []),
  ]);
}

/** Region cards that changed places, and the disc put on one of them. */
function changesOfTrack(before: State, after: State): Message[] {
  const spaces = Array.from({ length: SPACES }, (_, space) => space);
  const lines: Message[] = [];
  const moved = spaces.filter((space) => regionAt(before, space) !== regionAt(after, space));
  if (moved.length === 2)
    lines.push(
      line('exchange', { a: regionTerm(regionAt(before, moved[0])), b: regionTerm(regionAt(before, moved[1])) }),
    );
  const sealed = REGIONS.findIndex((_, region) => discOwner(before, region) !== discOwner(after, region));
  if (sealed >= 0) lines.push(line('disc', { region: regionTerm(sealed) }));
  return lines;
}

function ofStruggle(before: State, after: State): Message[] {
  if (struggles(after) === struggles(before)) return [];
  const resolved = regionAt(after, struggles(before));
  const holder = controlWord(after, resolved) as string;
  const region = regionTerm(resolved);
  const lines = [
    holder === 'unstable'
      ? line('struggle-tied', { region })
      : line('struggle-won', { region, faction: { term: 'faction', id: holder } }),
  ];
  const landing = REGIONS.findIndex((_, r) => followers(after, r, VIKINGS) > followers(before, r, VIKINGS));
  if (landing >= 0) lines.push(line('viking', { region: regionTerm(landing) }));
  if (ending(after) !== NOT_ENDED) lines.push(line(ENDINGS[ending(after)] as Line));
  return lines;
}
