/** The examples of a README as one program, each going on from those before it, and what it says that they print. */
export interface Example {
  readonly code: string;
  readonly prints: string | undefined;
}

const BLOCK = /^```ts\n([\s\S]*?)^```\n(?:\n```text\n([\s\S]*?)^```$)?/gm;

/** The fenced blocks of TypeScript; a block of plain text right behind each is what it prints. */
export function exampleIn(readme: string): Example | undefined {
  const found = [...readme.matchAll(BLOCK)];
  if (found.length === 0) return undefined;
  const isTold = found.every(([, , prints]) => prints !== undefined);
  return {
    code: found.map(([, code]) => code).join('\n'),
    prints: isTold ? found.map(([, , prints]) => prints).join('') : undefined,
  };
}
