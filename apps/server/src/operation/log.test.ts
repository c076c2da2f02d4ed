import { expect, test } from 'vitest';
import type { LogForm } from '../settings.ts';
import { newLog } from './log.ts';

function written(form: LogForm): string {
  let text = '';
  const log = newLog(form, (line) => {
    text += line;
  });
  log('warn', 'bots-died', { code: 1, reason: 'a line\nand another' });
  return text;
}

test('a line is JSON, or words that are told apart, or nothing', () => {
  expect(JSON.parse(written('json'))).toEqual({
    time: expect.any(String),
    level: 'warn',
    event: 'bots-died',
    code: 1,
    reason: 'a line\nand another',
  });
  expect(written('text')).toMatch(/^\S+Z warn bots-died code=1 reason="a line\\nand another"\n$/);
  expect(written('off')).toBe('');
});
