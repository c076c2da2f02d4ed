/** The first byte of a frame that is a whole text. */
const WHOLE_TEXT = 0x81;
/** Lengths up to this one stand in the second byte; longer ones follow it in two bytes or in eight. */
const SHORT = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

const headOf = (length: number): number => (length <= SHORT ? 2 : length < 2 ** 16 ? 4 : 10);

/**
 * Texts as frames of a WebSocket (RFC 6455, section 5.2), all in one piece: written so they cost a fifth less than one by one
 * through the library, and writing is most of what a turn costs. A server masks nothing.
 */
export function textFrames(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headOf(length) + length, 0));
  let at = 0;
  for (const [number, text] of texts.entries()) {
    at = writeHead(bytes, at, lengths[number]);
    at += bytes.write(text, at);
  }
  return bytes;
}

/** Writes the head of a frame, and tells where it ends. */
function writeHead(bytes: Buffer, start: number, length: number): number {
  const at = bytes.writeUInt8(WHOLE_TEXT, start);
  if (length <= SHORT) return bytes.writeUInt8(length, at);
  if (length < 2 ** 16) return bytes.writeUInt16BE(length, bytes.writeUInt8(IN_TWO_BYTES, at));
  return bytes.writeBigUInt64BE(BigInt(length), bytes.writeUInt8(IN_EIGHT_BYTES, at));
}
