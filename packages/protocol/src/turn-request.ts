import { isHex, isNotation } from '@interregnum/record';
import { ID, REQUEST_ID } from './forms.ts';
import { LIMITS } from './limits.ts';
import type { RequestTo } from './requests.ts';

const KEYS = ['id', 'do', 'table', 'seat', 'token', 'texts'].length;

/**
 * Whether JSON that asks for a turn has exactly the form that its schema demands. Most of what a server reads are turns, and
 * the schema itself takes several times as long; a test holds one against the other.
 */
export function isTurnRequest(json: unknown): json is RequestTo<'turn'> {
  if (typeof json !== 'object' || json === null || Object.keys(json).length !== KEYS) return false;
  const { id, do: asked, table, seat, token, texts }: { readonly [Key in keyof RequestTo<'turn'>]?: unknown } = json;
  return (
    asked === 'turn' &&
    typeof id === 'string' &&
    REQUEST_ID.test(id) &&
    typeof table === 'string' &&
    ID.test(table) &&
    isSeat(seat) &&
    isHex(token) &&
    Array.isArray(texts) &&
    texts.length >= 1 &&
    texts.length <= LIMITS.decisions &&
    texts.every(isNotation)
  );
}

const isSeat = (seat: unknown): boolean => Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < LIMITS.seats;
