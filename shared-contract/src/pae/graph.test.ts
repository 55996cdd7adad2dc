import fc from 'fast-check';
import { closingPrerequisites, closureOf, type RequisiteGraph } from './graph';

const graphArbitrary: fc.Arbitrary<RequisiteGraph> = fc
  .array(fc.uniqueArray(fc.integer({ min: 0, max: 15 }), { maxLength: 4 }), { minLength: 1, maxLength: 16 })
  .map((edges) => new Map(edges.map((targets, node) => [node, targets])));

describe('what a unit brings along', () => {
  it('goes through a cycle once', () => {
    const graph = new Map([
      [1, [2]],
      [2, [3, 1]],
      [3, [1]],
    ]);
    expect(closureOf(graph, 1)).toEqual([2, 3]);
    expect(closureOf(graph, 9)).toEqual([]);
  });

  it('is closed: nothing in it asks for something outside', () => {
    fc.assert(
      fc.property(graphArbitrary, fc.nat(15), (graph, start) => {
        const found = closureOf(graph, start);
        const all = new Set([start, ...found]);
        expect(found).toHaveLength(new Set(found).size);
        expect(found).not.toContain(start);
        for (const one of all) for (const target of graph.get(one) ?? []) expect(all.has(target)).toBe(true);
      }),
    );
  });
});

describe('prerequisites that close a unit', () => {
  it('are none within a cycle: Chinese I asks for Chinese II, which asks for Chinese I', () => {
    const closing = closingPrerequisites(
      new Map([
        [1100, [1300]],
        [1300, [1100, 7]],
        [7, []],
        [8, [8]],
      ]),
    );
    expect([...closing]).toEqual([
      [1100, []],
      [1300, [7]],
      [7, []],
      [8, []],
    ]);
  });

  it('never block: whatever the catalogue, every unit can be reached in some order', () => {
    fc.assert(
      fc.property(graphArbitrary, (graph) => {
        const closing = closingPrerequisites(graph);
        const reached = new Set<number>();
        const known = [...graph.keys()];
        const isOpen = (node: number) =>
          (closing.get(node) ?? []).every((one) => reached.has(one) || !graph.has(one));
        for (let round = 0; round <= known.length; round += 1)
          for (const node of known) if (isOpen(node)) reached.add(node);
        expect(reached.size).toBe(known.length);
      }),
    );
  });

  it('are all kept where there is no cycle', () => {
    fc.assert(
      fc.property(graphArbitrary, (graph) => {
        const acyclic = new Map([...graph].map(([node, edges]) => [node, edges.filter((one) => one < node)]));
        expect([...closingPrerequisites(acyclic)]).toEqual([...acyclic]);
      }),
    );
  });

  it('are found in a chain of 20,000 units without exhausting the stack', () => {
    const chain = new Map(Array.from({ length: 20_000 }, (_, node) => [node, [node + 1]]));
    expect(closingPrerequisites(chain).get(0)).toEqual([1]);
    expect(closureOf(chain, 0)).toHaveLength(20_000);
  });
});
