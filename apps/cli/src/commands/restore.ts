import { PARTS, restore } from '@interregnum/server/online';
import { settingsWith, withStorage } from '../storage.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** `restore`: a backup in the place of a server's database, which is kept beside it. */
export async function run(file: string, given: { readonly data?: string }, terminal: Terminal): Promise<void> {
  const { data } = settingsWith({ DATA: given.data }, terminal);
  const { kept } = await withStorage(file, terminal, () => restore(data, file, PARTS));
  terminal.print(terminal.text('restore.done', { folder: data }));
  if (kept !== undefined) terminal.print(terminal.text('restore.kept', { file: kept }));
}
