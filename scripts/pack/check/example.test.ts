import { expect, test } from 'vitest';
import { firstExample } from './example.ts';

test('the first block of TypeScript is the example, and plain text behind it what it prints', () => {
  const readme = '# a\n\n```sh\nnpm i\n```\n\n```ts\nlog(1);\n```\n\n```text\n1\n```\n\n```ts\nlog(2);\n```\n';
  expect(firstExample(readme)).toEqual({ code: 'log(1);\n', prints: '1\n' });
});

test('an example may be silent about what it prints, but there must be one', () => {
  expect(firstExample('```ts\nlog(1);\n```\n\nMore.\n\n```text\n1\n```\n')).toEqual({ code: 'log(1);\n' });
  expect(firstExample('Read the sources.')).toBeUndefined();
});
