/** Files that a server needs beside connections: the database, the bots' process, what it hands out. */
const RESERVE = 100;

/** How many connections a process may have without running out of files that it may open; any number if it is not told. */
export function mostConnections(report: unknown = process.report.getReport()): number {
  const { userLimits } = report as { readonly userLimits?: { readonly open_files?: { readonly soft?: unknown } } };
  const files = userLimits?.open_files?.soft;
  return typeof files === 'number' ? Math.max(1, files - RESERVE) : Number.POSITIVE_INFINITY;
}
