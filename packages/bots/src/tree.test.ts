import { FastRandom } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { NONE, Tree, transplant } from './tree.ts';

/** The edges of a node, the first one first. */
function edgesOf(tree: Tree, node: number): number[] {
  const edges: number[] = [];
  for (let edge = tree.first[node]; edge !== NONE; edge = tree.next[edge]) edges.push(edge);
  return edges;
}

const keyOf = (tree: Tree, node: number): string => `${tree.keyA[node]} ${tree.keyB[node]}`;

/** All that a tree knows from a node on, by key. */
function known(tree: Tree, node: number, found: Record<string, unknown> = {}): Record<string, unknown> {
  if (keyOf(tree, node) in found) return found;
  const edges = edgesOf(tree, node);
  found[keyOf(tree, node)] = {
    passed: tree.nodeVisits[node],
    edges: edges.map((edge) => ({
      choice: tree.choice[edge],
      visits: tree.visits[edge],
      total: tree.total[edge],
      prior: tree.prior[edge],
      child: tree.child[edge] === NONE ? undefined : keyOf(tree, tree.child[edge]),
    })),
  };
  for (const edge of edges) if (tree.child[edge] !== NONE) known(tree, tree.child[edge], found);
  return found;
}

/** So many nodes, each with some edges, most of which lead to any of the nodes, also in circles. */
function wildTree(seed: string, nodes: number): Tree {
  const random = new FastRandom(seed);
  const tree = new Tree(1024);
  for (let i = 0; i < nodes; i++) tree.add(random.below(3), i);
  for (let node = 1; node <= nodes; node++) {
    tree.nodeVisits[node] = random.below(100);
    for (let choice = random.below(4); choice > 0; choice--) {
      const edge = tree.grow(node, choice, random.below(100) / 128);
      tree.visits[edge] = random.below(50);
      tree.total[edge] = random.below(50) / 8;
      tree.child[edge] = random.below(5) === 0 ? NONE : 1 + random.below(nodes);
    }
  }
  return tree;
}

describe('nodes', () => {
  test('are found by both words of their key, also if many share a bucket', () => {
    const tree = new Tree(8);
    const keys = [
      [1, 5],
      [1, 6],
      [9, 5],
      [-7, 5],
      [2, 5],
    ];
    const nodes = keys.map(([a, b]) => tree.add(a, b));
    expect(new Set(nodes).size).toBe(keys.length);
    expect(nodes).not.toContain(NONE);
    expect(keys.map(([a, b]) => tree.find(a, b))).toEqual(nodes);
    expect([tree.find(9, 6), tree.find(2, 6), tree.find(3, 5)]).toEqual([NONE, NONE, NONE]);
  });

  test('are refused once the tree is full, and found again no more after it was cleared', () => {
    const tree = new Tree(4);
    const nodes = [1, 2, 3].map((a) => tree.add(a, 0));
    expect(nodes).not.toContain(NONE);
    expect(tree.add(4, 0)).toBe(NONE);
    tree.clear();
    expect([1, 2, 3, 4].map((a) => tree.find(a, 0))).toEqual([NONE, NONE, NONE, NONE]);
    expect(tree.add(4, 0)).not.toBe(NONE);
  });

  test('start without edges and unpassed, whatever stood there before the tree was cleared', () => {
    const tree = new Tree(4);
    const node = tree.add(1, 1);
    const edge = tree.grow(node, 7, 0.5);
    tree.visits[edge] = tree.total[edge] = tree.child[edge] = tree.nodeVisits[node] = 3;
    tree.clear();
    expect(known(tree, tree.add(2, 2))).toEqual({ '2 2': { passed: 0, edges: [] } });
    const again = tree.grow(tree.find(2, 2), 8, 0.25);
    expect([tree.visits[again], tree.total[again], tree.child[again]]).toEqual([0, 0, NONE]);
  });
});

test('edges: the newest comes first, and there is room for as many as were promised', () => {
  const tree = new Tree(8);
  const [one, other] = [tree.add(1, 1), tree.add(2, 2)];
  expect([tree.hasRoomFor(7), tree.hasRoomFor(8)]).toEqual([true, false]);
  for (const choice of [4, 5, 6]) tree.grow(one, choice, choice / 8);
  tree.grow(other, 9, 1);
  expect(edgesOf(tree, one).map((edge) => [tree.choice[edge], tree.prior[edge]])).toEqual([
    [6, 0.75],
    [5, 0.625],
    [4, 0.5],
  ]);
  expect([tree.hasRoomFor(3), tree.hasRoomFor(4)]).toEqual([true, false]);
});

describe('a transplanted tree', () => {
  const trees = Array.from({ length: 30 }, (_, i) => ({ from: wildTree(`wild ${i}`, 30), root: 1 + i }));

  test('knows all that can be reached from its root, edge by edge, and nothing else', () => {
    for (const { from, root } of trees) {
      const reachable = known(from, root);
      const into = wildTree('before', 40);
      const moved = transplant(from, root, into);
      expect(keyOf(into, moved)).toBe(keyOf(from, root));
      expect(known(into, moved)).toEqual(reachable);
      expect(into.nodes - 1).toBe(Object.keys(reachable).length);
      for (let node = 1; node < from.nodes; node++)
        expect(into.find(from.keyA[node], from.keyB[node]) !== NONE).toBe(keyOf(from, node) in reachable);
    }
    const sizes = trees.map(({ from, root }) => Object.keys(known(from, root)).length);
    expect(Math.max(...sizes)).toBeGreaterThan(10);
    expect(Math.min(...sizes)).toBeLessThan(5);
  });

  test('has as many edges as can be reached, and leaves the other one as it was', () => {
    for (const { from, root } of trees) {
      const before = known(from, root);
      const into = new Tree(1024);
      transplant(from, root, into);
      const edges = Object.values(before).flatMap((node) => (node as { edges: unknown[] }).edges);
      expect(into.edges - 1).toBe(edges.length);
      expect(known(from, root)).toEqual(before);
    }
  });
});
