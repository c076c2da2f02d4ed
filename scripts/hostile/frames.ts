/** How a frame of a WebSocket is written: everything that a client decides, and that it may get wrong. */
export interface FrameForm {
  readonly opcode?: number;
  readonly isFinal?: boolean;
  /** Three bits that mean nothing. */
  readonly reserved?: number;
  readonly isMasked?: boolean;
  /** The length that is claimed, where that is another one. */
  readonly length?: bigint;
  /** In how many bytes the length is written, where that is not the shortest way. */
  readonly lengthBytes?: 0 | 2 | 8;
}

const MASK = Buffer.from([0x12, 0x34, 0x56, 0x78]);

export function frame(payload: string | Buffer, form: FrameForm = {}): Buffer {
  const { opcode = 1, isFinal = true, reserved = 0, isMasked = true } = form;
  const bytes = Buffer.from(payload);
  const length = form.length ?? BigInt(bytes.length);
  const lengthBytes = form.lengthBytes ?? (length < 126n ? 0 : length < 65_536n ? 2 : 8);
  const head = Buffer.alloc(2 + lengthBytes);
  head[0] = (isFinal ? 0x80 : 0) | (reserved << 4) | opcode;
  head[1] = (isMasked ? 0x80 : 0) | (lengthBytes === 0 ? Number(length & 127n) : lengthBytes === 2 ? 126 : 127);
  if (lengthBytes === 2) head.writeUInt16BE(Number(length & 65_535n), 2);
  if (lengthBytes === 8) head.writeBigUInt64BE(length, 2);
  if (!isMasked) return Buffer.concat([head, bytes]);
  for (let at = 0; at < bytes.length; at++) bytes[at] ^= MASK[at & 3];
  return Buffer.concat([head, MASK, bytes]);
}

/** A frame of a server's. */
export interface ServerFrame {
  readonly opcode: number;
  readonly payload: Buffer;
}

/** Reads the frames of a server, as they come. */
export class FrameReader {
  private rest: Buffer = Buffer.alloc(0);

  read(bytes: Buffer): ServerFrame[] {
    this.rest = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes]);
    const frames: ServerFrame[] = [];
    for (let next = this.next(); next !== undefined; next = this.next()) frames.push(next);
    return frames;
  }

  private next(): ServerFrame | undefined {
    const { rest } = this;
    if (rest.length < 2) return undefined;
    const short = rest[1] & 127;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (rest.length < head) return undefined;
    const length = short < 126 ? short : short === 126 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2));
    if (rest.length < head + length) return undefined;
    this.rest = rest.subarray(head + length);
    return { opcode: rest[0] & 15, payload: rest.subarray(head, head + length) };
  }
}

/** Why a server ended a connection; undefined if the frame says something else. */
export const closeCode = ({ opcode, payload }: ServerFrame): number | undefined =>
  opcode === 8 ? (payload.length < 2 ? 1005 : payload.readUInt16BE(0)) : undefined;
