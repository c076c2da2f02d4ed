import { BadSetting, readSettings, type Settings, StorageError } from '@interregnum/server/online';
import { BadInput } from './command-line/bad-input.ts';
import type { Terminal } from './terminal/terminal.ts';

/** Settings of the environment, with what was given in their place. */
export function settingsWith(given: Readonly<Record<string, string | undefined>>, { text }: Terminal): Settings {
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  try {
    return readSettings({ ...process.env, ...said });
  } catch (problem) {
    if (!(problem instanceof BadSetting)) throw problem;
    const { setting, value, wanted } = problem;
    throw new BadInput(text(`error.setting-${wanted}`, { setting, value, example: 'https://games.example/' }));
  }
}

/** Does something with a database; if it cannot be used, its owner is told what to do. */
export async function withStorage<Done>(
  path: string,
  { text }: Terminal,
  act: () => Done | Promise<Done>,
): Promise<Done> {
  try {
    return await act();
  } catch (problem) {
    if (!(problem instanceof StorageError)) throw problem;
    throw new BadInput(text(`error.storage-${problem.kind}`, { path, reason: problem.message }));
  }
}
