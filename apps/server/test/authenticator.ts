import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { AssertedPasskey, RegisteredPasskey } from '@interregnum/protocol';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** Signs of CBOR for what a passkey needs of it: texts below 24 bytes and bytes below 256. */
const cbor = {
  text: (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]),
  bytes: (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]),
};

/** The public key of a pair on P-256, as authenticators write it. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [first, second] = [x, y].map((part) => cbor.bytes(Buffer.from(part, 'base64url')));
  const es256 = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([es256, Buffer.from([0x21]), first, Buffer.from([0x22]), second]);
}

/** What a page is given to have a passkey made or used by, as far as it is looked at here. */
interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
}

/** A passkey in a program instead of a browser's: it signs whatever it is asked to. */
export class TestPasskey {
  private readonly pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly id = randomBytes(16);
  counter = 1;

  private clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }));
  }

  private data(rpId: string, flags: number, ...more: Buffer[]): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter++);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, ...more]);
  }

  make(options: object, origin: string): RegisteredPasskey {
    const { challenge, rp } = options as Options;
    const length = Buffer.from([0, this.id.length]);
    const data = this.data(rp?.id ?? '', 0x45, Buffer.alloc(16), length, this.id, coseOf(this.pair.publicKey));
    const attestation = [
      Buffer.from([0xa3]),
      ...[cbor.text('fmt'), cbor.text('none'), cbor.text('attStmt'), Buffer.from([0xa0])],
      ...[cbor.text('authData'), cbor.bytes(data)],
    ];
    return {
      id: this.id.toString('base64url'),
      response: {
        clientDataJSON: this.clientData('create', challenge, origin).toString('base64url'),
        attestationObject: Buffer.concat(attestation).toString('base64url'),
      },
    };
  }

  use(options: object, origin: string): AssertedPasskey {
    const { challenge, rpId = '' } = options as Options;
    const client = this.clientData('get', challenge, origin);
    const data = this.data(rpId, 0x05);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.pair.privateKey);
    return {
      id: this.id.toString('base64url'),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }
}
