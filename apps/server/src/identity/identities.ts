import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Bytes of an id: nobody guesses one, and no two are alike. */
const ID_BYTES = 16;
const ID_LENGTH = 22;

/** A player: an id that others may see, and the secret that proves to be that player. */
export interface Identity {
  readonly player: string;
  readonly secret: string;
}

/**
 * Tells players by signed secrets, `ID.SIGNATURE`, of which nothing is kept but the key they are signed with. A player costs
 * nothing until it sits down somewhere.
 */
export class Identities {
  private readonly key: Buffer;

  constructor(key: Buffer) {
    this.key = key;
  }

  make(): Identity {
    return this.of(randomBytes(ID_BYTES).toString('base64url'));
  }

  of(player: string): Identity {
    return { player, secret: `${player}.${this.signatureOf(player).toString('base64url')}` };
  }

  /** The player whose secret it is; undefined if it is nobody's. */
  playerOf(secret: string): string | undefined {
    const player = secret.slice(0, ID_LENGTH);
    if (!/^[A-Za-z0-9_-]{22}[.][A-Za-z0-9_-]{43}$/.test(secret)) return undefined;
    // As texts: the last sign of a signature holds bits that count for nothing once it is read.
    return timingSafeEqual(Buffer.from(secret), Buffer.from(this.of(player).secret)) ? player : undefined;
  }

  private signatureOf(player: string): Buffer {
    return createHmac('sha256', this.key).update(`interregnum player ${player}`).digest();
  }
}
