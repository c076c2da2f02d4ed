import { readFileSync } from 'node:fs';
import { FastRandom, type Options } from '@interregnum/kernel';
import { type Pattern, says } from '@interregnum/testkit';
import { kingIsDead } from '../../src/index.ts';
import type { CardName } from '../../src/terms.ts';
import type { Followers } from '../table.ts';
import { cardsOf, changes, factionOf, followersOf, listOf, NAME, regionOf, seatOf, seatsOf } from './words.ts';
import type { World } from './world.ts';

const SEATS = ['', '', 'two seats', 'three seats', 'four seats', 'five seats'];
export const MODE =
  '((?:one seat|two seats|three seats|four seats|five seats|solo)(?:, (?:advanced|vikings|memory|solo|landings-on-control))*)';

/** `three seats, advanced, vikings` or `solo`. */
export function modeOf(text: string): Options {
  const [seats, ...rest] = text.toLowerCase().split(', ');
  const flags = Object.fromEntries(rest.map((option) => [option, true]));
  if (seats === 'solo') return { solo: true, ...flags };
  return { seats: Math.max(1, SEATS.indexOf(seats)), ...flags };
}

/** The same for a table that is laid by hand. */
const tableOf = ({ 'landings-on-control': landingsOnControl = false, ...mode }: Options): object => ({
  ...mode,
  landingsOnControl,
});

function layBoard(world: World, text: string): void {
  const regions: Record<string, string> = { ...world.table.regions };
  for (const item of text.toLowerCase().split(', ')) {
    const [, name, what] = /^(\w+) (?:controlled by )?(.+)$/.exec(item) ?? [];
    const region = regionOf(name ?? item);
    // Named anew: its struggle, if any, becomes the latest.
    delete regions[region];
    if (item.includes('controlled by')) regions[region] = factionOf(what);
    else regions[region] = what === 'unstable' ? what : what === 'empty' ? '' : followersOf(what);
  }
  world.table.regions = regions;
}

function layCourts(world: World, text: string): void {
  const courts: Followers[] = ['', '', '', ''];
  for (const item of text.split(', ')) {
    const [, name, followers] = /^(\w+) (.+)$/.exec(item) ?? [];
    courts[seatOf(name)] = followersOf(followers);
  }
  world.table.courts = courts;
}

function layCards(world: World, key: 'hands' | 'piles', name: string, text: string): void {
  const cards: (readonly CardName[])[] = [...(world.table[key] ?? [])];
  cards[seatOf(name)] = cardsOf(text);
  world.table[key] = cards;
}

/** Takes the last follower in the bag each time (see setup.ts for its order), and leaves cards as they lie. */
const takeTheLast = { below: (n: number) => n - 1 };

/** One of the positions printed in the rules. */
function readExample(world: World, name: string): void {
  const rules = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');
  const printed = rules.split(`### Example ${name.toUpperCase()}`)[1].split('```json')[1].split('```')[0];
  const read = kingIsDead.position.read(printed);
  if ('flaw' in read) throw new Error(`refused as ${read.flaw.invariant}`);
  world.begin(read.state);
}

function layLastSwap(world: World, ...[name, card, a, change, b]: string[]): void {
  const swap = { card: card.toLowerCase() as 'manoeuvre' | 'outmanoeuvre', net: changes(change.toUpperCase()) };
  world.table.swap = { seat: seatOf(name), ...swap, a: regionOf(a), b: regionOf(b) };
}

const layDisc = (world: World, name: string, region: string): void => {
  world.table.discs = { ...world.table.discs, [regionOf(region)]: seatOf(name) };
};

/** Sets one part of the table. */
const part =
  (lay: (world: World, ...groups: string[]) => object): Pattern<World>[1] =>
  (world, ...groups) => {
    Object.assign(world.table, lay(world, ...groups));
  };

/** How the table lies. What is not said is open, empty, ample (nine of each faction) or a full hand. */
export const LAYING: readonly Pattern<World>[] = [
  [says(MODE), part((_, mode) => tableOf(modeOf(mode)))],
  [says('by rules version (\\d)'), part((_, rules) => ({ rules: Number(rules) }))],
  [says('board: (.+)'), layBoard],
  [says('supply: (.+)'), part((_, text) => ({ supply: followersOf(text) }))],
  [says('courts: (.+)'), layCourts],
  [says(`${NAME} holds (.+)`), (world, name, text) => layCards(world, 'hands', name, text)],
  [says(`${NAME} has played (.+)`), (world, name, text) => layCards(world, 'piles', name, text)],
  [says('track: (.+)'), part((_, text) => ({ track: listOf(text).map(regionOf) }))],
  [says(`${NAME}'s disc lies on (\\w+)`), layDisc],
  [says(`it is ${NAME}'s turn`), part((_, name) => ({ turn: seatOf(name) }))],
  [says('passes so far: (\\d)'), part((_, n) => ({ passes: Number(n) }))],
  [says('most recent to act: (.+)'), part((_, names) => ({ recent: seatsOf(names) }))],
  [says('first to play out: (.+)'), part((_, names) => ({ emptied: seatsOf(names) }))],
  [says('the Saxons have played (.+)'), (world, text) => layCards(world, 'piles', 'Ben', text)],
  [says('Saxon deck: (.+)'), part((_, text) => ({ deck: cardsOf(text) }))],
  [says(`the last action was ${NAME}'s (manoeuvre|outmanoeuvre): (\\w+) (\\S+) against (\\w+)`), layLastSwap],
  [says(`a new game: ${MODE} \\(seed (\\d+)\\)`), (w, mode, seed) => w.setup(modeOf(mode), new FastRandom(seed))],
  [
    says(`a new game: ${MODE} \\(the bag gives english, welsh, scots in turn\\)`),
    (w, mode) => w.setup(modeOf(mode), takeTheLast),
  ],
  [says('example (A|B) of the rules'), readExample],
  [says('start over'), (world) => world.startOver(false)],
];
