import type { Push, PushDevice, PushResult } from '@interregnum/hosting';
import type { Settings } from '../settings.ts';
import { isStandIn, readEndpoint } from './endpoint.ts';
import { type Message, post, publicLookup, type Resolve, systemResolve } from './post.ts';
import type { PushKeys } from './push-keys.ts';

/** Seconds that a push service keeps a message for a device that is switched off. */
const KEPT = 3 * 24 * 60 * 60;
/** Messages under way at the same time, and those that wait; more are not sent. */
const AT_ONCE = 20;
const WAITING = 1000;
/** Bytes of a message: all push services take so many. */
const LONGEST = 3000;

interface Options {
  readonly keys: PushKeys;
  /** Whom a push service can turn to: an address of https. */
  readonly subject: string;
  /** Tests put it instead of a push service: the one place that need be neither https nor public. */
  readonly standIn?: URL | undefined;
  readonly resolve?: Resolve;
}

/** Sends messages by Web Push to addresses that clients have given, and to none that is not public. */
export class WebPush implements Push {
  private readonly options: Options;
  private readonly waiting: (() => void)[] = [];
  private underWay = 0;

  constructor(options: Options) {
    this.options = options;
  }

  get key(): string {
    return this.options.keys.publicKey;
  }

  accepts(endpoint: string): boolean {
    return readEndpoint(endpoint, this.options.standIn) !== undefined;
  }

  async send(device: PushDevice, message: string): Promise<PushResult> {
    if (this.underWay >= AT_ONCE && this.waiting.length >= WAITING) return 'busy';
    await this.enter();
    try {
      return resultOf(await this.post(device, message));
    } catch {
      return 'failed';
    } finally {
      this.leave();
    }
  }

  private enter(): Promise<void> | undefined {
    if (this.underWay < AT_ONCE) {
      this.underWay++;
      return undefined;
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Whoever waits longest goes on in the place of who leaves. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.underWay--;
    else next();
  }

  private async post(device: PushDevice, message: string): Promise<number> {
    const { standIn, resolve = systemResolve } = this.options;
    const url = readEndpoint(device.endpoint, standIn);
    if (url === undefined || Buffer.byteLength(message) > LONGEST) return 0;
    const lookup = isStandIn(url, standIn) ? undefined : publicLookup(resolve);
    return post(url, await this.encrypted(device, message), lookup);
  }

  /** The library is loaded with the first message. */
  private async encrypted({ endpoint, p256dh, auth }: PushDevice, message: string): Promise<Message> {
    const { default: library } = await import('web-push');
    const { keys, subject } = this.options;
    const { headers, body } = library.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
      vapidDetails: { subject, ...keys },
      TTL: KEPT,
      urgency: 'high',
    });
    return { headers, body: body ?? Buffer.alloc(0) };
  }
}

/** Whom push services can turn to: where the server is found, if that is over https. */
export const pushSubject = ({ publicUrl }: Settings): string =>
  publicUrl?.protocol === 'https:' ? publicUrl.href : 'https://interregnum.invalid/';

const resultOf = (status: number): PushResult => {
  if (status >= 200 && status < 300) return 'sent';
  return status === 404 || status === 410 ? 'gone' : 'failed';
};
