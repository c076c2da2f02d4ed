import { isTaken } from '@interregnum/server';
import { type Settings, StorageError } from '@interregnum/server/online';

/** Why no server can start, and what whoever started it can do about that. */
export function whyNot(problem: unknown, { port, host, data }: Pick<Settings, 'port' | 'host' | 'data'>): string {
  if (isTaken(problem)) return `Port ${port} is taken. Choose another (PORT=${Number(port) + 1} npm start), or none.`;
  if (problem instanceof StorageError)
    return problem.kind === 'in-use'
      ? `Another server is using ${data}. Stop it, or choose another folder for the tables of this one: DATA=DIR npm start`
      : `Tables cannot be kept in ${data}: ${problem.message}. Choose another folder: DATA=DIR npm start`;
  return `Cannot serve at ${host}${port === undefined ? '' : `, port ${port}`}: ${(problem as Error).message}`;
}
