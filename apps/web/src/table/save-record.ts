import { recordText } from '@interregnum/record';
import type { Table } from '@interregnum/table';

/** Hands the record of a match to the visitor as a file. Before the end it shows nobody's cards. */
export function saveRecord({ record }: Table): void {
  const { game, time } = record.header;
  const file = new Blob([recordText(record)], { type: 'application/x-ndjson' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${game}-${time.slice(0, 16).replaceAll(/[:T]/g, '-')}.record`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
