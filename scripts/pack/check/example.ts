/** The first example of a README, and what it says that the example prints. */
export interface Example {
  readonly code: string;
  readonly prints: string | undefined;
}

const FIRST = /^```ts\n([\s\S]*?)^```\n(?:\n```text\n([\s\S]*?)^```$)?/m;

/** The first fenced block of TypeScript; a block of plain text right behind it is what it prints. */
export function firstExample(readme: string): Example | undefined {
  const found = FIRST.exec(readme);
  return found === null ? undefined : { code: found[1], prints: found[2] };
}
