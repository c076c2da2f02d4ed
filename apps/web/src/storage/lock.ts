const nameOf = (id: string): string => `table ${id}`;

/** Takes the one lock of a table, if it is free, until `released`. Pages that are not served securely have no locks. */
const take = (id: string, released: Promise<unknown>): Promise<boolean> =>
  new Promise((resolve, reject) => {
    if (navigator.locks === undefined) resolve(true);
    // A browser that keeps nothing for a page refuses it locks, too.
    navigator.locks
      ?.request(nameOf(id), { ifAvailable: true }, async (lock) => {
        resolve(lock !== null);
        if (lock !== null) await released;
      })
      .catch(reject);
  });

/** A table that was left a moment ago may still be locked: how often to ask again, and after how many milliseconds. */
const ATTEMPTS = 6;
const BETWEEN_ATTEMPTS = 150;

/** Takes the one lock of a table until `released`, unless another tab has it. A tab that is closed has none any more. */
export async function lockTable(id: string, released: Promise<unknown>): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (await take(id, released)) return true;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_ATTEMPTS));
  }
  return false;
}

/** Waits until no other tab has a table any more, or `signal` ends that. */
export const untilFree = (id: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    navigator.locks?.request(nameOf(id), { signal }, async () => resolve()).catch(() => {});
  });

/** Does something with a table that is not open. Returns whether it was done: not if another tab has the table. */
export async function whileLocked(id: string, work: () => Promise<void>): Promise<boolean> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  if (!(await lockTable(id, released))) return false;
  await work().finally(release);
  return true;
}
