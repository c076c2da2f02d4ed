import { recordText } from '@interregnum/record';
import type { Table } from '@interregnum/table';
import { saveFile } from '../storage/save-file.ts';

/** Hands the record of a match to the visitor as a file. Before the end it shows nobody's cards. */
export function saveRecord({ record }: Table): void {
  const { game, time } = record.header;
  saveFile(recordText(record), `${game}-${time.slice(0, 16).replaceAll(/[:T]/g, '-')}.record`);
}
