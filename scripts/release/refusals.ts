import { unreleased } from './changelog.ts';
import { isGreater, isVersion } from './versions.ts';

/** What a release depends on. */
export interface Situation {
  /** The version to be released. */
  readonly version: string;
  /** The versions that the packages of the workspace have. */
  readonly present: readonly string[];
  readonly branch: string;
  /** Files that differ from the last commit. */
  readonly changed: readonly string[];
  readonly tags: readonly string[];
  readonly changelog: string;
}

/** The branch that is released from. */
export const BRANCH = 'main';

export const tagOf = (version: string): string => `v${version}`;

/** Every reason not to release, in words. */
export function refusals({ version, present, branch, changed, tags, changelog }: Situation): string[] {
  const versions = [...new Set(present)];
  const greatest = versions.reduce((one, other) => (isGreater(one, other) ? one : other));
  const reasons: readonly (readonly [boolean, string])[] = [
    [!isVersion(version), `"${version}" is not a version such as 1.2.3.`],
    [isVersion(version) && !isGreater(version, greatest), `${version} does not come after ${greatest}.`],
    [versions.length > 1, `Packages have different versions: ${versions.join(', ')}.`],
    [branch !== BRANCH, `Releases are made on ${BRANCH}, and this is ${branch === '' ? 'no branch' : branch}.`],
    [changed.length > 0, `Commit these first, or take them back: ${changed.join(', ')}.`],
    [tags.includes(tagOf(version)), `The tag ${tagOf(version)} exists.`],
    [unreleased(changelog) === undefined, 'CHANGELOG.md has nothing under "## Unreleased".'],
  ];
  return reasons.filter(([holds]) => holds).map(([, reason]) => reason);
}
