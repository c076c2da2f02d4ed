import { type Amounts, covers } from './amounts.ts';

/**
 * Who reaches its aim, and by what. Not negative: the leader does, with every score that covers these amounts, whatever
 * the other seat has scored. Negative: the other seat does, and with all bits flipped it says the same of its score.
 */
export type Proof = number;

/** No proof is as great. */
export const NO_PROOF: Proof = 2 ** 30;

const leaderReaches = (proof: Proof): boolean => proof >= 0;
const amountsOf = (proof: Proof): Amounts => (leaderReaches(proof) ? proof : ~proof);

/** Whether whatever follows from `b` follows from `a` too. */
const saysAsMuch = (a: Proof, b: Proof): boolean =>
  leaderReaches(a) === leaderReaches(b) && covers(amountsOf(b), amountsOf(a));

/** Mixes all bits of a key, as MurmurHash3 does in the end. */
function mixed(key: number): number {
  let hash = Math.imul(key ^ (key >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** An entry is a key, a proof, and the number of the question that was asked. */
const WORDS = 3;
/** Entries where a proof may stand, in one row. */
const ENTRIES = 4;
const ROW = ENTRIES * WORDS;

/** The proofs found for one question, as far as there is room. Keys are compared in full, so none is taken for another. */
export class Proofs {
  private readonly table: Int32Array;
  private readonly rows: number;
  private readonly lastQuestion: number;
  private question = 1;
  private overwritten = 0;

  /** `rows` is a power of two; questions are numbered from 1 to `lastQuestion` and then anew. */
  constructor(rows: number, lastQuestion: number) {
    this.table = new Int32Array(rows * ROW);
    this.rows = rows;
    this.lastQuestion = lastQuestion;
  }

  /** Forgets everything: proofs of other questions count as empty entries. */
  ask(): void {
    if (this.question === this.lastQuestion) this.table.fill(0);
    this.question = (this.question % this.lastQuestion) + 1;
    this.overwritten = 0;
  }

  /** A proof that holds with these scores, or NO_PROOF. */
  find(key: number, own: Amounts, other: Amounts): Proof {
    const { table, question } = this;
    const row = this.rowOf(key);
    for (let at = row; at < row + ROW; at += WORDS) {
      if (table[at] !== key || table[at + 2] !== question) continue;
      const proof = table[at + 1];
      if (covers(leaderReaches(proof) ? own : other, amountsOf(proof))) return proof;
    }
    return NO_PROOF;
  }

  store(key: number, proof: Proof): void {
    const at = this.entryFor(key, proof);
    this.table[at] = key;
    this.table[at + 1] = proof;
    this.table[at + 2] = this.question;
  }

  /** One that is empty or says no more; if there is none, one after the other. */
  private entryFor(key: number, proof: Proof): number {
    const { table, question } = this;
    const row = this.rowOf(key);
    for (let at = row; at < row + ROW; at += WORDS)
      if (table[at + 2] !== question || (table[at] === key && saysAsMuch(proof, table[at + 1]))) return at;
    return row + (this.overwritten++ % ENTRIES) * WORDS;
  }

  private rowOf(key: number): number {
    return (mixed(key) & (this.rows - 1)) * ROW;
  }
}

let shared: Proofs | undefined;

/** The table of the search that runs now: 3 MB, made when it is first needed. */
export function sharedProofs(): Proofs {
  shared ??= new Proofs(2 ** 16, 2 ** 31 - 1);
  return shared;
}
