import {
  type Back,
  DEALT_BY_FORMAT_1,
  type Deal,
  EMPTY_SEAT,
  type End,
  type Entry,
  FORMAT,
  HUMAN,
  isSealed,
  type Reveal,
  type SeatChange,
  type Start,
  type Turn,
  type WhenSeatGoes,
} from './entry.ts';
import {
  isCount,
  isKind,
  isListOf,
  isNotation,
  isObject,
  isOptions,
  isOutcome,
  isPerSeat,
  isPosition,
  type Json,
  outcomeForm,
} from './forms.ts';
import { isHex } from './hash.ts';

const MATCH = /^[A-Za-z0-9_-]{1,64}$/;
export const isMatchId = (text: unknown): text is string => typeof text === 'string' && MATCH.test(text);
const isBotKind = (kind: unknown): kind is string => isKind(kind) && kind !== HUMAN && kind !== EMPTY_SEAT;

export const isWhenSeatGoes = (json: unknown): json is WhenSeatGoes =>
  json === 'stop' || (isObject(json) && isBotKind(json.bot));
const isDeal = (json: unknown): json is Deal & Json =>
  isObject(json) &&
  isHex(json.commitment) &&
  isPerSeat(json.salts, isHex) &&
  (json.format === undefined || json.format === DEALT_BY_FORMAT_1);

function readStart({ format, match, game, rules, options, seats, whenSeatGoes, deal, position }: Json) {
  const settled =
    format === FORMAT &&
    isMatchId(match) &&
    isKind(game) &&
    isCount(rules) &&
    isOptions(options) &&
    isPerSeat(seats, isKind) &&
    isWhenSeatGoes(whenSeatGoes);
  if (!settled) return undefined;
  const start = { type: 'start', match, game, rules, options, seats, whenSeatGoes } as const;
  if (isDeal(deal)) return { ...start, deal };
  if (!isPosition(position) || (isSealed(position) && !isHex(position.commitment))) return undefined;
  return { ...start, position };
}

function readTurnEntry({ seat, texts }: Json): Turn | undefined {
  const stands = isCount(seat) && isListOf(texts, isNotation) && texts.length > 0;
  return stands ? { type: 'turn', seat, texts } : undefined;
}

const readSeat = ({ seat, kind }: Json): SeatChange | undefined =>
  isCount(seat) && isKind(kind) ? { type: 'seat', seat, kind } : undefined;

const readBack = ({ to }: Json): Back | undefined => (isCount(to) ? { type: 'back', to } : undefined);

/** A seat is named exactly where one went, an outcome exactly where the rules decided. */
function readEnd({ by, seat, outcome, winners }: Json): End | undefined {
  if (!isListOf(winners, isCount)) return undefined;
  if (by === 'rules' && isOutcome(outcome)) return { type: 'end', by, outcome, winners };
  if ((by === 'resigned' || by === 'time') && isCount(seat)) return { type: 'end', by, seat, winners };
  return by === 'agreed' || by === 'stopped' ? { type: 'end', by, winners } : undefined;
}

function readReveal({ seed, position }: Json): Reveal | undefined {
  if (!isHex(seed)) return undefined;
  if (position === undefined) return { type: 'reveal', seed };
  return isPosition(position) ? { type: 'reveal', seed, position } : undefined;
}

const READERS: Readonly<Record<Entry['type'], (json: Json) => Entry | undefined>> = {
  start: readStart,
  turn: readTurnEntry,
  seat: readSeat,
  back: readBack,
  end: readEnd,
  reveal: readReveal,
};

/** The entry that JSON has the form of. That it says nothing else is seen when it is written again. */
export function readEntry(json: Json): Entry | undefined {
  const { type } = json;
  return typeof type === 'string' && Object.hasOwn(READERS, type) ? READERS[type as Entry['type']](json) : undefined;
}

/** An entry as JSON, its keys in the one order that is written. Keys without a value are left out. */
export function formOf(number: number, entry: Entry): object {
  const head = { entry: number, type: entry.type };
  switch (entry.type) {
    case 'start':
      return { ...head, format: FORMAT, ...startForm(entry) };
    case 'turn':
      return { ...head, seat: entry.seat, texts: entry.texts };
    case 'seat':
      return { ...head, seat: entry.seat, kind: entry.kind };
    case 'back':
      return { ...head, to: entry.to };
    case 'end': {
      const { by, seat, outcome, winners } = entry;
      return { ...head, by, seat, outcome: outcome && outcomeForm(outcome), winners };
    }
    case 'reveal':
      return { ...head, seed: entry.seed, position: entry.position };
  }
}

function startForm(start: Start): object {
  const { match, game, rules, options, seats, whenSeatGoes } = start;
  const settled = { match, game, rules, options, seats, whenSeatGoes: whenSeatGoesForm(whenSeatGoes) };
  if ('position' in start) {
    const { position } = start;
    return { ...settled, position: isSealed(position) ? { commitment: position.commitment } : position };
  }
  const { commitment, salts, format } = start.deal;
  return { ...settled, deal: { commitment, salts, format } };
}

const whenSeatGoesForm = (when: WhenSeatGoes): WhenSeatGoes => (when === 'stop' ? when : { bot: when.bot });
