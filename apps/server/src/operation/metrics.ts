import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Reads numbers by name when they are asked for. Names that end in `_total` only ever grow. */
export type Source = () => Readonly<Record<string, number>>;

/** Counts what happens, and writes it in the text form of Prometheus. */
export class Metrics {
  /** Counted where it happens: plain numbers, because messages are counted, too. */
  readonly counts = { messages: 0, sent: 0, sockets: 0, refused: 0, requests: 0, faults: 0, slow: 0 };
  private readonly events = new Map<string, number>();
  private readonly sources: Source[] = [];
  private readonly delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.delay.enable();
    this.add(() => processNumbers());
    this.add(() => this.ownNumbers());
  }

  add(source: Source): void {
    this.sources.push(source);
  }

  /** Something of hosting's has happened. */
  note(event: string): void {
    this.events.set(event, (this.events.get(event) ?? 0) + 1);
  }

  text(): string {
    const lines = this.sources.flatMap((source) =>
      Object.entries(source()).flatMap(([name, value]) => linesOf(name, value)),
    );
    if (this.events.size > 0) lines.push('# TYPE interregnum_events_total counter');
    for (const [event, count] of this.events)
      lines.push(`interregnum_events_total{event=${JSON.stringify(event)}} ${count}`);
    return `${lines.join('\n')}\n`;
  }

  close(): void {
    this.delay.disable();
  }

  private ownNumbers(): Readonly<Record<string, number>> {
    const { counts, delay } = this;
    const behind = {
      event_loop_p50_seconds: delay.percentile(50) / 1e9,
      event_loop_p99_seconds: delay.percentile(99) / 1e9,
    };
    delay.reset();
    return {
      ...behind,
      socket_messages_total: counts.messages,
      socket_messages_sent_total: counts.sent,
      sockets: counts.sockets,
      sockets_too_slow_total: counts.slow,
      http_requests_total: counts.requests,
      refused_total: counts.refused,
      faults_total: counts.faults,
    };
  }
}

function linesOf(name: string, value: number): string[] {
  const full = `interregnum_${name}`;
  return [`# TYPE ${full} ${name.endsWith('_total') ? 'counter' : 'gauge'}`, `${full} ${value}`];
}

function processNumbers(): Readonly<Record<string, number>> {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  return {
    process_cpu_seconds_total: (user + system) / 1e6,
    process_resident_memory_bytes: rss,
    process_heap_bytes: heapUsed,
    process_uptime_seconds: process.uptime(),
  };
}
