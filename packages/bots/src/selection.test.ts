import { describe, expect, test } from 'vitest';
import { OfferedChoices, selectEdge } from './selection.ts';
import { Tree } from './tree.ts';

/** What is known of a choice: its prior, how often it was taken, and what that brought in all. */
type Known = readonly [prior: number, visits?: number, total?: number];

const EXPLORATION = 1;

/** The choice that is followed at a node; choices are numbered from 0 in the order given. */
function followed(choices: readonly Known[], offered?: readonly number[]): number {
  const tree = new Tree(64);
  const node = tree.add(1, 1);
  for (const [choice, [prior, visits = 0, total = 0]] of [...choices.entries()].reverse()) {
    const edge = tree.grow(node, choice, prior);
    tree.visits[edge] = visits;
    tree.total[edge] = total;
  }
  return tree.choice[selectEdge(tree, node, EXPLORATION, offered && offerOf(offered))];
}

function offerOf(choices: readonly number[]): OfferedChoices {
  const offer = new OfferedChoices(16);
  offer.mark = 3;
  offer.marks.fill(2);
  for (const choice of choices) offer.marks[choice] = 3;
  return offer;
}

describe('the edge that is followed', () => {
  test('has the greatest prior while nothing was tried', () => {
    expect(followed([[0.2], [0.5], [0.3]])).toBe(1);
  });

  test('has the best average if all were tried alike', () => {
    expect(
      followed([
        [0.5, 100, 30],
        [0.5, 100, 60],
        [0.5, 100, 50],
      ]),
    ).toBe(1);
  });

  test('is one that was seldom tried, if the others were tried often enough', () => {
    const seldom: Known = [0.5, 2, 0.8];
    expect(followed([[0.5, 4, 3.2], seldom])).toBe(0);
    expect(
      followed([
        [0.5, 1000, 600],
        [0.5, 500, 200],
      ]),
    ).toBe(0);
    expect(followed([[0.5, 1000, 600], seldom])).toBe(1);
  });

  test('is no untried one of small prior while another is better than the average', () => {
    expect(followed([[0.99, 3, 2.9], [0.01]])).toBe(0);
    expect(followed([[0.998, 300, 0], [0.001, 300, 200], [0.001]])).toBe(1);
    expect(followed([[0.998, 300, 0], [0.001], [0.001, 300, 60]])).toBe(2);
  });

  test('does not depend on the scale of the priors', () => {
    const at = (scale: number): number =>
      followed([
        [0.5 * scale, 30, 12],
        [0.25 * scale, 10, 5],
        [0.25 * scale, 8, 3],
      ]);
    expect([at(0.25), at(4)]).toEqual([at(1), at(1)]);
  });
});

describe('what is overlooked', () => {
  test('is not followed, however much it would bring', () => {
    expect(followed([[0, 10, 10], [0.1, 100, 1], [0]])).toBe(1);
  });

  test('comes to mind if there is nothing else', () => {
    expect(followed([[0], [0], [0]])).toBe(0);
    expect(followed([[0.5], [0], [0]], [1, 2])).toBe(1);
  });
});

describe('what is not offered', () => {
  test('is not followed', () => {
    expect(followed([[0.9], [0.1], [0.2]], [1, 2])).toBe(2);
    expect(followed([[0.5, 10, 10], [0.5, 10, 1], [0]], [1, 2])).toBe(1);
  });

  test('changes nothing in how the others are compared', () => {
    const others: readonly Known[] = [
      [0.5, 20, 12],
      [0.3, 5, 2.5],
    ];
    for (const absent of [[0.2], [0.9, 10_000, 0], [0.01, 3, 3]] as const)
      expect(followed([...others, absent], [0, 1])).toBe(followed(others));
  });
});
