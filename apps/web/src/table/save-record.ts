import { beganAt, type Table, tableText } from '@interregnum/table';
import { saveFile } from '../storage/save-file.ts';

/** Hands the record of a match to the visitor as a file. Before the end it shows nobody's cards. */
export function saveRecord(table: Table): void {
  const began = beganAt(table).slice(0, 16).replaceAll(/[:T]/g, '-');
  saveFile(tableText(table), `${table.record.start.game}-${began}.record`);
}
