import { backUp } from '@interregnum/server/online';
import { settingsWith, withStorage } from '../storage.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** `backup`: a server's database as one file, whether the server runs or not. */
export async function run(file: string, given: { readonly data?: string }, terminal: Terminal): Promise<void> {
  const { data } = settingsWith({ DATA: given.data }, terminal);
  await withStorage(data, terminal, () => backUp(data, file));
  terminal.print(terminal.text('backup.done', { file }));
}
