import { expect, test } from 'vitest';
import { exampleIn } from './example.ts';

test('blocks of TypeScript are one example, and plain text right behind them what it prints', () => {
  const first = '# a\n\n```sh\nnpm i\n```\n\n```ts\nlog(1);\n```\n\n```text\n1\n```\n';
  expect(exampleIn(first)).toEqual({ code: 'log(1);\n', prints: '1\n' });
  const both = `${first}\nMore.\n\n\`\`\`ts\nlog(2);\n\`\`\`\n\n\`\`\`text\n2\n\`\`\`\n`;
  expect(exampleIn(both)).toEqual({ code: 'log(1);\n\nlog(2);\n', prints: '1\n2\n' });
});

test('an example may be silent about what it prints, but there must be one', () => {
  expect(exampleIn('```ts\nlog(1);\n```\n\nMore.\n\n```text\n1\n```\n')).toEqual({ code: 'log(1);\n' });
  expect(exampleIn('Read the sources.')).toBeUndefined();
});
