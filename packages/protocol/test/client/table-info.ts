import type { TableInfo } from '../../src/index.ts';

/** A table of Ana's at which a seat is open. */
export const tableInfo = (other: Partial<TableInfo> = {}): TableInfo => ({
  table: 'A'.repeat(22),
  game: 'claim',
  rules: 1,
  options: { seats: 2 },
  phase: 'gathering',
  seats: [{ kind: 'human', name: 'Ana', isHere: true, saltHash: 'a'.repeat(64) }, { kind: 'nobody' }],
  host: 'Ana',
  begins: 'first',
  whenSeatGoes: 'stop',
  watch: 'link',
  hints: false,
  stops: [],
  hinted: [0, 0],
  ...other,
});

/** The same with both seats taken. */
export const fullTable = (other: Partial<TableInfo> = {}): TableInfo =>
  tableInfo({
    seats: [
      { kind: 'human', name: 'Ana', isHere: true, saltHash: 'a'.repeat(64) },
      { kind: 'human', name: 'Ben', isHere: true, saltHash: 'b'.repeat(64) },
    ],
    ...other,
  });
