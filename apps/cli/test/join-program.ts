import { guest } from './guests.ts';
import { newHome } from './homes.ts';
import { output, run } from './program.ts';

/** A program that plays whatever is legal first. */
export const PLAYS = guest('first').named.replace('first=', '');

/** Where those who join here are remembered. */
export const home = newHome();
const env = { INTERREGNUM_HOME: home };

export const join = (...args: readonly string[]): Promise<string> => output(['join', ...args], { env });

/** How the program ends that is refused, and what it says. */
export const refused = async (...args: readonly string[]): Promise<string> => {
  const { code, err } = await run(['join', ...args], { env });
  return `${code}: ${err}`;
};
