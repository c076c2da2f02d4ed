import type { Attack } from './attack.ts';
import type { AttackContext } from './attack-context.ts';
import type { Chance } from './chance.ts';
import { FrameReader, frame } from './frames.ts';
import { judgeFrame, upgrade } from './hostile-socket.ts';
import { exchange } from './wire.ts';

/** Not UTF-8: too long, halves of pairs, cut off, beyond the last code point, bytes that never occur. */
const NO_UTF8 = ['c080', 'eda080', 'edbfbf', 'f0', 'e282', 'f4908080', 'ff', 'fe', '80', 'c0af', 'f888808080'].map(
  (hex) => Buffer.from(hex, 'hex'),
);
const PING = '{"id":"a","do":"ping"}';
/** What no connection of a player may send before it is welcome; it is never said hello here. */
const TEXT = '{"id":"a","do":"mine"}';

/** Frames, one or more at a time, that a client must not send; or that it may, but so many or so odd. */
const FRAMES: readonly ((chance: Chance) => Buffer[])[] = [
  (chance) => [frame(TEXT, { reserved: 1 + chance.below(7) })],
  (chance) => [frame(TEXT, { isMasked: false, reserved: chance.below(2) })],
  (chance) => [frame(TEXT, { opcode: chance.of([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]) })],
  () => [frame(TEXT, { opcode: 0 })],
  () => [frame('{"id":', { isFinal: false }), frame(TEXT)],
  () => [frame('{"id":', { isFinal: false }), frame('', { opcode: 9 }), frame('"a","do":"mine"}', { opcode: 0 })],
  (chance) => [...Array.from({ length: chance.below(60) }, () => frame('', { isFinal: false, opcode: 0 }))],
  () => [
    frame('', { isFinal: false }),
    ...Array.from({ length: 200 }, () => frame('[', { isFinal: false, opcode: 0 })),
  ],
  (chance) => [frame(chance.bytes(126 + chance.below(200)), { opcode: chance.of([8, 9, 10]) })],
  (chance) => [frame('a', { opcode: chance.of([8, 9, 10]), isFinal: false })],
  (chance) => [frame(chance.of(NO_UTF8))],
  (chance) => [frame(Buffer.concat([Buffer.from('{"id":"'), chance.of(NO_UTF8), Buffer.from('"}')]))],
  (chance) => [frame('{"id":"', { isFinal: false }), frame(chance.of(NO_UTF8), { opcode: 0 })],
  (chance) => [frame(chance.bytes(chance.below(300)), { opcode: 2 })],
  (chance) => [
    frame('a', { length: chance.of([2n ** 63n, 2n ** 64n - 1n, 2n ** 53n, 2n ** 31n, 2n ** 32n, 100_000_000n]) }),
  ],
  (chance) => [frame(PING, { lengthBytes: chance.of([2, 8]) })],
  (chance) => [frame(PING, { length: BigInt(chance.below(300)) })],
  (chance) =>
    Array.from({ length: 1 + chance.below(100) }, () => frame(chance.bytes(chance.below(125)), { opcode: 9 })),
  (chance) => Array.from({ length: 1 + chance.below(100) }, () => frame('', { opcode: 10 })),
  (chance) => [frame(closing(chance.below(65_536)), { opcode: 8 }), frame(TEXT)],
  (chance) => [frame(Buffer.concat([closing(1000), chance.of(NO_UTF8)]), { opcode: 8 })],
  () => [frame('\0', { opcode: 8 })],
  (chance) => [chance.bytes(1 + chance.below(60))],
  (chance) => [frame(TEXT), frame(PING).subarray(0, 1 + chance.below(12))],
  (chance) => [frame('x'.repeat(chance.of([16_385, 70_000, 200_000, 600_000])))],
  () => [Buffer.from('GET / HTTP/1.1\r\nHost: a\r\n\r\n')],
];

const closing = (code: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(code);
  return bytes;
};

/** Bytes on sockets that were opened as they should be. */
export const frameAttack: Attack = {
  name: 'frames',
  share: 10,
  lanes: 4,
  async run(context, chance, count) {
    for (let sent = 0; sent < count; ) sent += await attackOnce(context, chance);
  },
};

async function attackOnce({ port, members, strangers, tally }: AttackContext, chance: Chance): Promise<number> {
  const { key } = chance.of(chance.oneIn(2) ? members : strangers);
  const greeting = chance.oneIn(2) ? [frame('{"id":"h","do":"hello","protocol":1}')] : [];
  const frames = [...greeting, ...chance.of(FRAMES)(chance), ...(chance.oneIn(2) ? chance.of(FRAMES)(chance) : [])];
  const bytes = Buffer.concat([Buffer.from(upgrade(`Authorization: Bearer ${key}\r\n`)), ...frames]);
  tally.sent += frames.length;
  const { bytes: heard, isOver } = await exchange(port, bytes, true);
  const name = bytes.subarray(0, 2000).toString('latin1');
  if (!isOver) tally.found('untyped', 'a socket that did not end', name);
  const start = heard.indexOf('\r\n\r\n');
  // A client that sends what is wrong together with the upgrade may be cut off before anything was heard.
  if (start < 0) tally.count('cut off');
  else if (!heard.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101')))
    tally.found('untyped', heard.toString('latin1').slice(0, 80), name);
  else for (const sent of new FrameReader().read(heard.subarray(start + 4))) judgeFrame(sent, tally, () => name);
  return frames.length;
}
