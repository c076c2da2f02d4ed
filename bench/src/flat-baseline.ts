/**
 * The two-player basic King Is Dead as one lean loop over a flat byte array: no card files, no refusals, no positions,
 * no log. It is what the engine's speed is measured against, and it shares no code with it.
 */

const BORDERS = [0, 1, 1, 2, 1, 3, 2, 3, 2, 4, 2, 5, 3, 5, 3, 6, 4, 5, 4, 7, 5, 6, 5, 7, 6, 7];
const AROUND = new Uint8Array(8);
for (let i = 0; i < BORDERS.length; i += 2) {
  AROUND[BORDERS[i]] |= 1 << BORDERS[i + 1];
  AROUND[BORDERS[i + 1]] |= 1 << BORDERS[i];
}
const HOME = [0, 4, 6];

// Cells 0..23 are followers, region * 3 + faction; the others have names.
const HOLDER = 24;
const SUPPLY = 32;
const COURT = 35;
const HAND = 41;
const TRACK = 43;
const SEALED = 51;
const NEXT = 52;
const PASSES = 53;
const TURN = 54;
const TIES = 55;
const PHASE = 56;
const A = 57;
const B = 58;
export const CELLS = 64;

const ACT = 0;
const SUPPORT = 1;
const GATHER = 2;
const TRADE = 3;
const TRADE_WITH = 4;
const SEAL = 5;
const SWAP = 6;
const SWAP_WITH = 7;
const GIVE = 8;
const GIVE_TO = 9;
const TAKE = 10;
const TAKE_MORE = 11;
const SUMMON = 12;
const OVER = 13;

let word = 1;
/** A random number below n. */
function below(n: number): number {
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  return Math.imul(word >>> 16, n) >>> 16;
}

const bag = new Uint8Array(42);
function setup(s: Uint8Array): void {
  s.fill(0);
  for (let i = 0; i < 42; i++) bag[i] = i % 3;
  let left = 42;
  const draw = () => {
    const i = below(left);
    const faction = bag[i];
    bag[i] = bag[--left];
    return faction;
  };
  for (let f = 0; f < 3; f++) s[HOME[f] * 3 + f] = 2;
  for (let i = 0; i < 4; i++) s[COURT + (i >> 1) * 3 + draw()]++;
  for (let r = 0; r < 8; r++) for (let n = HOME.includes(r) ? 2 : 4; n > 0; n--) s[r * 3 + draw()]++;
  while (left > 0) s[SUPPLY + bag[--left]]++;
  for (let i = 0; i < 8; i++) s[TRACK + i] = i;
  for (let i = 7; i > 0; i--) {
    const j = below(i + 1);
    const held = s[TRACK + i];
    s[TRACK + i] = s[TRACK + j];
    s[TRACK + j] = held;
  }
  s[HAND] = s[HAND + 1] = 255;
}

const inRegion = (s: Uint8Array, r: number): number => s[r * 3] + s[r * 3 + 1] + s[r * 3 + 2];

function standing(s: Uint8Array, except: number, into: Uint8Array): number {
  let n = 0;
  for (let i = 0; i < 24; i++) if (s[i] > 0 && ((i / 3) | 0) !== except) into[n++] = i;
  return n;
}

/** Regions of a set with at least `least` followers. */
function manned(s: Uint8Array, set: number, least: number, into: Uint8Array): number {
  let n = 0;
  for (let r = 0; r < 8; r++) if ((set >> r) & 1 && inRegion(s, r) >= least) into[n++] = r;
  return n;
}

function near(s: Uint8Array, f: number): number {
  let set = s[HOLDER + HOME[f]] === 0 ? AROUND[HOME[f]] : 0;
  for (let r = 0; r < 8; r++) if (s[HOLDER + r] === f + 1) set |= AROUND[r];
  return set;
}

/** The factions of a region, or its neighbours that can give `least` followers, for a swap across a border. */
function swapOptions(s: Uint8Array, phase: number, into: Uint8Array): number {
  let n = 0;
  if (phase === GIVE) {
    for (let least = 2; least > 0 && n === 0; least--) {
      for (let i = 0; i < 24; i++) if (s[i] > 0 && manned(s, AROUND[(i / 3) | 0], least, scratch) > 0) into[n++] = i;
    }
    return n;
  }
  if (phase === GIVE_TO) {
    n = manned(s, AROUND[(s[A] / 3) | 0], 2, into);
    return n > 0 ? n : manned(s, AROUND[(s[A] / 3) | 0], 1, into);
  }
  for (let f = 0; f < 3; f++) if (s[s[B] * 3 + f] > 0) into[n++] = f;
  return n;
}
const scratch = new Uint8Array(32);

function options(s: Uint8Array, into: Uint8Array): number {
  const phase = s[PHASE];
  let n = 0;
  if (phase === ACT) {
    into[n++] = 8;
    for (let c = 0; c < 8; c++) if ((s[HAND + s[TURN]] >> c) & 1) into[n++] = c;
  } else if (phase === SUPPORT || phase === GATHER) {
    const set = phase === GATHER ? 255 : near(s, s[A]);
    for (let r = 0; r < 8; r++) if ((set >> r) & 1 && s[HOLDER + r] === 0) into[n++] = r;
  } else if (phase === TRADE || phase === TRADE_WITH) {
    for (let i = s[NEXT]; i < 8; i++) if (!((s[SEALED] >> i) & 1) && (phase === TRADE || i !== s[A])) into[n++] = i;
    if (phase === TRADE && n < 2) n = 0;
  } else if (phase === SEAL) {
    into[0] = s[A];
    into[1] = s[B];
    n = 2;
  } else if (phase === SWAP) {
    n = standing(s, -1, into);
    if (n > 0 && standing(s, (into[0] / 3) | 0, scratch) === 0) n = 0;
  } else if (phase === SWAP_WITH) n = standing(s, (s[A] / 3) | 0, into);
  else if (phase === SUMMON) n = standing(s, -1, into);
  else if (phase !== OVER) n = swapOptions(s, phase, into);
  return n;
}

/** Goes to a phase, or past it if it offers nothing. */
function enter(s: Uint8Array, phase: number): void {
  s[PHASE] = phase;
  if (options(s, scratch2) > 0) return;
  if (phase === SUMMON) pass(s);
  else enter(s, SUMMON);
}
const scratch2 = new Uint8Array(32);

function pass(s: Uint8Array): void {
  s[TURN] ^= 1;
  s[PHASE] = ACT;
}

function gather(s: Uint8Array, from: number): void {
  let f = from;
  while (f < 3 && s[SUPPLY + f] === 0) f++;
  s[A] = f;
  enter(s, f < 3 ? GATHER : SUMMON);
}

function struggle(s: Uint8Array): void {
  const r = s[TRACK + s[NEXT]++];
  const [a, b, c] = [s[r * 3], s[r * 3 + 1], s[r * 3 + 2]];
  const winner = a > b && a > c ? 1 : b > a && b > c ? 2 : c > a && c > b ? 3 : 4;
  s[HOLDER + r] = winner;
  if (winner === 4) s[TIES]++;
  for (let f = 0; f < 3; f++) {
    s[SUPPLY + f] += s[r * 3 + f];
    s[r * 3 + f] = 0;
  }
  if (s[TIES] === 3 || s[NEXT] === 8) s[PHASE] = OVER;
}

function act(s: Uint8Array, card: number): void {
  if (card === 8) {
    pass(s);
    if (++s[PASSES] === 2) {
      s[PASSES] = 0;
      struggle(s);
    }
    return;
  }
  s[PASSES] = 0;
  s[HAND + s[TURN]] &= ~(1 << card);
  if (card < 3) {
    s[A] = card;
    enter(s, s[SUPPLY + card] > 0 ? SUPPORT : SUMMON);
  } else if (card < 5) gather(s, 0);
  else enter(s, card === 5 ? TRADE : card === 6 ? SWAP : GIVE);
}

function move(s: Uint8Array, f: number, from: number, to: number): void {
  s[from * 3 + f]--;
  s[to * 3 + f]++;
}

function play(s: Uint8Array, choice: number): void {
  switch (s[PHASE]) {
    case ACT:
      act(s, choice);
      return;
    case SUPPORT: {
      const n = Math.min(2, s[SUPPLY + s[A]]);
      s[SUPPLY + s[A]] -= n;
      s[choice * 3 + s[A]] += n;
      enter(s, SUMMON);
      return;
    }
    case GATHER:
      s[SUPPLY + s[A]]--;
      s[choice * 3 + s[A]]++;
      gather(s, s[A] + 1);
      return;
    case TRADE:
    case SWAP:
    case GIVE:
      s[A] = choice;
      s[PHASE]++;
      return;
    case TRADE_WITH: {
      s[B] = choice;
      const held = s[TRACK + s[A]];
      s[TRACK + s[A]] = s[TRACK + choice];
      s[TRACK + choice] = held;
      s[PHASE] = SEAL;
      return;
    }
    case SEAL:
      s[SEALED] |= 1 << choice;
      enter(s, SUMMON);
      return;
    case SWAP_WITH:
      move(s, s[A] % 3, (s[A] / 3) | 0, (choice / 3) | 0);
      move(s, choice % 3, (choice / 3) | 0, (s[A] / 3) | 0);
      enter(s, SUMMON);
      return;
    default:
      playLate(s, choice);
      return;
  }
}

function playLate(s: Uint8Array, choice: number): void {
  switch (s[PHASE]) {
    case GIVE_TO:
      s[B] = choice;
      s[PHASE] = TAKE;
      return;
    case TAKE:
    case TAKE_MORE: {
      const a = (s[A] / 3) | 0;
      move(s, choice, s[B], a);
      if (s[PHASE] === TAKE && inRegion(s, s[B]) > 0) s[PHASE] = TAKE_MORE;
      else {
        move(s, s[A] % 3, a, s[B]);
        enter(s, SUMMON);
      }
      return;
    }
    case SUMMON:
      s[choice]--;
      s[COURT + s[TURN] * 3 + (choice % 3)]++;
      pass(s);
  }
}

const choices = new Uint8Array(32);

/** Plays one random game and returns how many decisions it took. */
export function playFlatGame(s: Uint8Array): number {
  setup(s);
  let decisions = 0;
  for (let n = options(s, choices); n > 0; n = options(s, choices)) {
    play(s, choices[below(n)]);
    decisions++;
  }
  return decisions;
}
