import { saveFile } from '../../storage/save-file.ts';
import type { TableModel } from '../model/table-model.ts';

/** Hands the record of a match to the visitor as a file. Before the end it shows no hidden cards. */
export async function saveRecord({ gameId, recordText }: TableModel): Promise<void> {
  const text = await recordText();
  const began = /"time":"([^"]{16})/.exec(text)?.[1].replaceAll(/[:T]/g, '-') ?? '';
  saveFile(text, `${gameId}-${began}.record`);
}
