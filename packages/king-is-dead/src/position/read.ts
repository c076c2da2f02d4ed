import { bit, ensure, fields, has, list, matches, type State, whole, word } from '@interregnum/kernel';
import { conclude } from '../endings.ts';
import { canBeDealt, plotIsSeen } from '../imagine.ts';
import { NO_FACTION } from '../ranking.ts';
import {
  control,
  deriveBoard,
  hasVikings,
  isSolo,
  newState,
  regionAt,
  SPACES,
  seatCount,
  setActor,
  setCourt,
  setDisc,
  setEmptied,
  setFollowers,
  setPasses,
  setRecent,
  setRegionAt,
  setStruggles,
  setSupply,
  unsettle,
} from '../state/index.ts';
import { endingAfter } from '../struggle.ts';
import { FACTIONS, REGIONS, VIKINGS } from '../terms.ts';
import { askTurn } from '../turn.ts';
import { regionTerm } from '../words.ts';
import { readCards } from './read-cards.ts';
import { isUnderWay, readTold, resume, type Told } from './read-half-made.ts';
import { type OutsidePosition, readMode } from './read-mode.ts';
import { readUndo } from './read-undo.ts';
import { checkSums } from './sums.ts';
import { result } from './write.ts';

const KEYS = [
  'game',
  'version',
  'mode',
  'turn',
  'passes',
  'regions',
  'track',
  'supply',
  'courts',
  'hands',
  'discards',
  'removed',
  'struggles',
  'recent',
  'emptied',
  'undo',
  'result',
] as const;

/** The words of `control` and `winner`: the factions, and what no faction holds. */
const HOLDERS = [...FACTIONS, 'unstable'] as const;
const MOST_FOLLOWERS = 54;

/** Builds a state from the JSON of a position, or names the first invariant that does not hold (RULES.md, section 3). */
export function build(json: unknown, beside: OutsidePosition, asView: boolean): State {
  const position = fields(json, isHalfMade(json) ? [...KEYS, 'halfMade' as const] : KEYS, 'position') as Parts;
  ensure(position.game === 'king-is-dead', 'game', 'game');
  ensure(position.version === 1, 'version', 'version');
  const s = newState();
  const { seats } = readMode(s, position.mode, beside);
  const told = isHalfMade(json) ? readTold(position.halfMade, seats) : undefined;
  readBoard(s, position, seats);
  const lastWinner = readStruggles(s, position);
  deriveBoard(s);
  readTurn(s, position, told);
  readCards(s, position, asView);
  ensure(canBeDealt(s), 'hidden', 'discards');
  setRecent(s, readSeats(position.recent, seats, 'recent'));
  setEmptied(s, readSeats(position.emptied, seats, 'emptied'));
  readUndo(s, position.undo, isUnderWay(told));
  checkSums(s);
  readResult(s, position, lastWinner);
  if (told !== undefined) return resume(s, told);
  askTurn(s);
  return s;
}

const isHalfMade = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, 'halfMade');

type Parts = Record<(typeof KEYS)[number] | 'halfMade', unknown>;

function readBoard(s: State, position: Parts, seats: number): void {
  const regions = fields(position.regions, REGIONS, 'regions');
  for (const [region, name] of REGIONS.entries()) {
    const counts = fields(regions[name], [...FACTIONS, 'control'] as const, `regions.${name}`);
    for (const [faction, key] of FACTIONS.entries()) {
      setFollowers(s, region, faction, whole(counts[key], 0, MOST_FOLLOWERS, `regions.${name}.${key}`));
    }
  }
  const supply = fields(position.supply, FACTIONS, 'supply');
  for (const [faction, key] of FACTIONS.entries())
    setSupply(s, faction, whole(supply[key], 0, MOST_FOLLOWERS, `supply.${key}`));
  for (const [seat, court] of list(position.courts, seats, seats, 'courts').entries()) {
    const counts = fields(court, FACTIONS.slice(0, VIKINGS), `courts.${seat}`);
    for (const key of FACTIONS.slice(0, VIKINGS)) {
      setCourt(s, seat, FACTIONS.indexOf(key), whole(counts[key], 0, MOST_FOLLOWERS, `courts.${seat}.${key}`));
    }
  }
  readTrack(s, position.track, seats);
}

function readTrack(s: State, json: unknown, seats: number): void {
  let seen = 0;
  let owners = 0;
  for (const [space, entry] of list(json, SPACES, SPACES, 'track').entries()) {
    const { region, disc } = fields(entry, ['region', 'faceUp', 'disc'] as const, `track.${space}`);
    const number = word(region, REGIONS, `track.${space}.region`);
    ensure(!has(seen, number), 'track', regionTerm(number));
    seen |= bit(number);
    setRegionAt(s, space, number);
    if (disc === null) continue;
    const owner = whole(disc, 0, seats - 1, `track.${space}.disc`);
    ensure(!has(owners, owner), 'disc', `track.${space}.disc`);
    owners |= bit(owner);
    setDisc(s, number, owner);
  }
}

/** Struggles, the cards turned down by them and the regions they resolved; returns the winner of the last one. */
function readStruggles(s: State, position: Parts): number {
  const struggles = list(position.struggles, 0, SPACES, 'struggles');
  const track = position.track as { region: string; faceUp: unknown }[];
  let unstable = 0;
  let winner = NO_FACTION;
  for (const [number, entry] of struggles.entries()) {
    ensure(unstable < 3 && winner !== VIKINGS, 'ended', `struggles.${number}`);
    const struggle = fields(entry, ['region', 'winner'] as const, `struggles.${number}`);
    ensure(struggle.region === track[number].region, 'struggles', `struggles.${number}.region`);
    winner = word(struggle.winner, HOLDERS, `struggles.${number}.winner`);
    const region = regionAt(s, number);
    ensure(winner !== VIKINGS || hasVikings(s), 'vikings', `struggles.${number}.winner`);
    if (winner < FACTIONS.length) control(s, region, winner);
    else {
      unsettle(s, region);
      unstable++;
    }
  }
  for (const [space, { faceUp }] of track.entries())
    ensure(faceUp === space >= struggles.length, 'face-down', `track.${space}`);
  setStruggles(s, struggles.length);
  checkControl(position);
  return winner;
}

function checkControl(position: Parts): void {
  const regions = position.regions as Record<string, Record<string, unknown>>;
  const struggles = position.struggles as { region: string; winner: string }[];
  for (const name of REGIONS) {
    const holder = struggles.find(({ region }) => region === name)?.winner ?? null;
    ensure(regions[name].control === holder, 'control', `regions.${name}.control`);
    if (holder !== null)
      ensure(
        FACTIONS.every((faction) => regions[name][faction] === 0),
        'resolved-empty',
        `regions.${name}`,
      );
  }
}

/** A list of different seats. */
function readSeats(json: unknown, seats: number, where: string): number[] {
  const read = list(json, 0, seats, where).map((seat) => whole(seat, 0, seats - 1, where));
  ensure(new Set(read).size === read.length, where, where);
  return read;
}

/** Whose turn it is. A turn in progress is no pass, and in solo the human chooses for the Saxons too (KD-SOLO-12). */
function readTurn(s: State, position: Parts, told: Told | undefined): void {
  const last = isSolo(s) ? 0 : seatCount(s) - 1;
  if (position.turn !== null) setActor(s, whole(position.turn, 0, last, 'turn'));
  setPasses(s, whole(position.passes, 0, last, 'passes'));
  if (told === undefined) return;
  ensure(position.turn === (isSolo(s) ? 0 : told.actor), 'turn', 'turn');
  ensure(position.passes === 0, 'passes', 'passes');
  ensure(position.result === null, 'half-made', 'halfMade');
  setActor(s, told.actor);
}

/** The result is set exactly if the game has ended, and is what the position scores. */
function readResult(s: State, position: Parts, lastWinner: number): void {
  const how = endingAfter(s, lastWinner);
  ensure((how !== undefined) === (position.result !== null), 'result', 'result');
  ensure((how !== undefined) === (position.turn === null), 'turn', 'turn');
  if (how === undefined) return;
  ensure(position.passes === 0, 'passes', 'passes');
  ensure(plotIsSeen(s), 'hidden', 'result.plot');
  conclude(s, how);
  ensure(matches(position.result, result(s)), 'result', 'result');
}
