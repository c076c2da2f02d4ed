import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/** The user's own folder; some users of a system have none. */
function home(): string {
  try {
    return homedir();
  } catch {
    return tmpdir();
  }
}

/** Where programs of the user keep what is ours: $INTERREGNUM_HOME, or a folder in that for data of programs. */
export const userFolder = (env: Readonly<Record<string, string | undefined>>): string =>
  env.INTERREGNUM_HOME || join(env.XDG_DATA_HOME || join(home(), '.local', 'share'), 'interregnum');
