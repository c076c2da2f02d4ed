import { once } from 'node:events';
import { Readable, Writable } from 'node:stream';
import { setImmediate as soon } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { terminal } from '../terminal/terminal.ts';
import { serve } from './serve.ts';
import { newSession } from './session.ts';

const session = () => newSession(terminal('en'), '');
const linesIn = (...texts: readonly string[]): Readable => Readable.from(texts.map((text) => Buffer.from(text)));

/** Takes what is written only while it is open. */
class Reader extends Writable {
  taken = '';
  open = false;
  override _write(bytes: Buffer, _: BufferEncoding, done: () => void): void {
    this.taken += bytes;
    if (this.open) done();
    else this.once('open', done);
  }
  release(): void {
    this.open = true;
    this.emit('open');
  }
}

test('answers are written as soon as there is nothing more to read', async () => {
  const [input, output] = [new Readable({ read() {} }), new Reader()];
  output.release();
  const served = serve(session(), input, output);
  input.push('{"id":1,"do":"legal"}\n{"id":2,');
  while (output.taken === '') await soon();
  expect(output.taken).toMatch(/^\{"id":1,.*\}\n$/);
  input.push('"do":"quit"}');
  input.push(null);
  await served;
  expect(output.taken).toMatch(/^.*\n\{"id":2,"ok":\{\}\}\n$/);
});

test('nothing is read or carried out for a reader who does not read', async () => {
  const output = new Reader();
  const deal = '{"do":"new","game":"claim","seed":""}\n';
  const many = `[${Array.from({ length: 10_000 }, () => '{"do":"position"}')}]\n`;
  const open = session();
  const served = serve(open, linesIn(deal, many, many, '{"do":"quit"}\n'), output);
  for (let i = 0; i < 1000; i++) await soon();
  expect(open.ended).toBe(false);
  expect(output.taken.length + output.writableLength).toBeLessThan(500_000);
  output.release();
  await served;
  expect(open.ended).toBe(true);
  if (output.writableLength > 0) await once(output, 'drain');
  expect(output.taken.length).toBeGreaterThan(5_000_000);
  expect(output.taken.split('\n').map((line) => line.slice(-1))).toEqual(['}', ']', ']', '}', '']);
});

test('what comes after quit is not answered', async () => {
  const output = new Reader();
  output.release();
  const lines = '[{"id":1,"do":"quit"},{"id":2,"do":"legal"}]\n{"id":3,"do":"legal"}\n';
  await serve(session(), linesIn(lines, '{"id":4,"do":"legal"}\n'), output);
  expect(output.taken).toMatch(/^\[\{"id":1,"ok":\{\}\},\{"id":2,"error":.*\}\]\n$/);
});

test('what comes of itself stands between lines, never within one', async () => {
  const [output, open] = [new Reader(), session()];
  const many = `[${Array.from({ length: 10_000 }, () => '{"do":"position"}')}]\n`;
  const served = serve(open, linesIn('{"do":"new","game":"claim","seed":""}\n', many, '{"do":"quit"}\n'), output);
  while (output.writableLength === 0) await soon();
  open.searches.say({ id: 'a', ok: {} }, false);
  open.searches.say({ id: 'b', info: {} }, true);
  output.release();
  await served;
  const lines = output.taken.trim().split('\n');
  expect(lines.map((line) => line.slice(0, 8))).toEqual(['{"ok":{"', '[{"ok":{', '{"id":"a', '{"ok":{}']);
});

test('what may be dropped is dropped for a reader who does not read', async () => {
  const [input, output, open] = [new Readable({ read() {} }), new Reader(), session()];
  const served = serve(open, input, output);
  for (let i = 0; i < 10_000; i++) {
    open.searches.say({ info: i }, true);
    await soon();
  }
  expect(output.writableLength).toBeLessThan(100_000);
  output.release();
  input.push(null);
  await served;
});
