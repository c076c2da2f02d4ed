const UNRELEASED = '## Unreleased';

/** What is written under the heading of what is not released yet; undefined if there is nothing. */
export function unreleased(changelog: string): string | undefined {
  const [, after] = changelog.split(`\n${UNRELEASED}\n`);
  const text = after?.split(/^## /m)[0]?.trim();
  return text === '' ? undefined : text;
}

/** A changelog in which what was not released is a version with its date, below a new heading for what comes next. */
export const released = (changelog: string, version: string, date: string): string =>
  changelog.replace(`\n${UNRELEASED}\n`, `\n${UNRELEASED}\n\n## ${version} – ${date}\n`);
