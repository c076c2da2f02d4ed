import { type Pattern, says } from '@interregnum/testkit';
import { expect } from 'vitest';
import { foreignKing } from '../../src/index.ts';
import { NAME } from './words.ts';
import type { World } from './world.ts';

/** Choices that begin with these words. */
const beginning = (world: World, words: string): string[] =>
  world.options.filter((choice) => `${choice} `.startsWith(`${words.toLowerCase()} `));

/** What may be chosen: exactly that, that and more, or anything but that. */
function mayChoose(world: World, ...[name, how, text]: string[]): void {
  world.expectActor(name);
  const open = world.options.sort();
  const listed = text.split(', ').sort();
  if (how === 'choose') expect(open).toEqual(listed);
  else if (how === 'choose, among others') expect(open).toEqual(expect.arrayContaining(listed));
  else expect(open.filter((choice) => listed.includes(choice))).toEqual([]);
}

function mayChooseOf(world: World, ...[words, name, text]: string[]): void {
  world.expectActor(name);
  expect(beginning(world, words).sort()).toEqual(text.split(', ').sort());
}

/** `18 build, 1 queen money`: all choices, counted by action. */
function isOffered(world: World, name: string, text: string): void {
  world.expectActor(name);
  const counts: Record<string, number> = {};
  for (const choice of world.options) {
    const [action] = /^(queen )?\w+/.exec(choice) as RegExpExecArray;
    counts[action] = (counts[action] ?? 0) + 1;
  }
  const wanted = text.split(', ').map((item) => {
    const [count, ...action] = item.split(' ');
    return [action.join(' '), Number(count)];
  });
  expect(counts).toEqual(Object.fromEntries(wanted));
}

/** A refused attempt changes nothing; it is as good as an expectation. */
function isRefused(world: World, ...[name, attempt, clause, reason]: string[]): void {
  if (world.acting !== 'nobody') world.expectActor(name);
  const refusal = foreignKing.refusal(world.state, attempt);
  expect(refusal?.clause ?? 'nothing').toBe(clause);
  if (reason !== undefined) expect(refusal?.key).toBe(reason);
  expect(world.options).not.toContain(attempt);
}

/** What may be chosen, and why something may not. */
export const CHOOSING: readonly Pattern<World>[] = [
  [says(`${NAME} may (choose|not choose|choose, among others): (.+)`), mayChoose],
  [says(`of (.+) ${NAME} may choose: (.+)`), mayChooseOf],
  [says(`${NAME} has the choice of (.+)`), isOffered],
  [says('(.+) is offered'), (world, words) => expect(beginning(world, words)).not.toEqual([])],
  [says('(.+) is not offered'), (world, words) => expect(beginning(world, words)).toEqual([])],
  [says('(\\d+) choices are listed'), (world, count) => expect(world.options).toHaveLength(Number(count))],
  [says(`${NAME} tries (.+): refused by (\\S+)(?: as ([\\w-]+))?`), isRefused],
];
