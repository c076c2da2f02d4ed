import type { ExportedNotices, ExportedPeople, ExportedTable, HolidayDays, TableAbout } from '@interregnum/hosting';
import type { Answer, News, Request, RequestError, WholeTable } from '@interregnum/protocol';

/** What a connected player has: whatever comes over its socket is received, and nothing that it sends makes it throw. */
export interface HostSession {
  receive(text: string): Promise<void>;
  close(): void;
}

/** What HTTP and sockets need of hosting. */
export interface HostApi {
  connect(player: string, send: (text: string) => void): HostSession;
  answer(player: string, request: Request): Promise<Answer>;
  waitForNews(
    player: string,
    table: string,
    token: string | undefined,
    known: { readonly seq: number; readonly hash?: string },
    milliseconds: number,
    gone?: AbortSignal,
  ): Promise<WholeTable | News | { readonly error: RequestError } | undefined>;
  handOver(from: string, to: string): Promise<void>;
  forget(player: string): Promise<void>;
  exportNotices(player: string): Promise<readonly ExportedNotices[]>;
  exportHolidays(player: string): Promise<readonly HolidayDays[]>;
  exportPeople(player: string): Promise<ExportedPeople>;
  exportTables(player: string): Promise<readonly ExportedTable[]>;
  about(table: string): Promise<TableAbout | undefined>;
  counts(): Readonly<Record<string, number>>;
}
