import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Bytes of an id: nobody guesses one, and no two are alike. */
const ID_BYTES = 16;

/** A player on one of their devices: a browser, or a program with a key. */
export interface Bearer {
  /** An id that others may see. */
  readonly player: string;
  readonly device: string;
}

/** The same with the secret that proves it. */
export interface Identity extends Bearer {
  readonly secret: string;
}

/** `PLAYER.DEVICE.SIGNATURE`; before devices were told apart, `PLAYER.SIGNATURE`. */
const SECRET = /^([A-Za-z0-9_-]{22})[.](?:([A-Za-z0-9_-]{22})[.])?[A-Za-z0-9_-]{43}$/;

/**
 * Tells players and devices by signed secrets, of which nothing is kept but the key they are signed with. A player costs nothing
 * until it sits down somewhere.
 */
export class Identities {
  private readonly key: Buffer;

  constructor(key: Buffer) {
    this.key = key;
  }

  /** A new device, of a new player unless one is given. */
  make(player = newId()): Identity {
    return this.of({ player, device: newId() });
  }

  of({ player, device }: Bearer): Identity {
    return { player, device, secret: `${player}.${device}.${this.signatureOf(`device ${player} ${device}`)}` };
  }

  /** Whose secret it is; undefined if it is nobody's. */
  bearerOf(secret: string): Bearer | undefined {
    const [, player, device] = SECRET.exec(secret) ?? [];
    if (player === undefined) return undefined;
    const bearer = { player, device: device ?? this.firstDeviceOf(player) };
    const real = device === undefined ? this.earlySecretOf(player) : this.of(bearer).secret;
    // As texts: the last sign of a signature holds bits that count for nothing once it is read.
    return timingSafeEqual(Buffer.from(secret), Buffer.from(real)) ? bearer : undefined;
  }

  /** The secret that a player had before devices were told apart. It is still good, until its device is revoked. */
  earlySecretOf(player: string): string {
    return `${player}.${this.signatureOf(`player ${player}`)}`;
  }

  /** Early secrets name no device: all of one player are those of this one. */
  private firstDeviceOf(player: string): string {
    return this.signatureOf(`first device ${player}`).slice(0, 22);
  }

  private signatureOf(what: string): string {
    return createHmac('sha256', this.key).update(`interregnum ${what}`).digest('base64url');
  }
}

const newId = (): string => randomBytes(ID_BYTES).toString('base64url');
