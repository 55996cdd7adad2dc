/** Unit numbers, each with those that it asks for. */
export type RequisiteGraph = ReadonlyMap<number, readonly number[]>;

const NONE: readonly number[] = [];

/** All that a unit asks for, directly or not, itself left out; each once, in the order met, cycles included. */
export const closureOf = (graph: RequisiteGraph, start: number): number[] => {
  const seen = new Set([start]);
  const found: number[] = [];
  const waiting = [...(graph.get(start) ?? NONE)].reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    found.push(next);
    waiting.push(...[...(graph.get(next) ?? NONE)].reverse());
  }
  return found;
};

interface Visit {
  node: number;
  edges: readonly number[];
  next: number;
}

/** Tarjan's strongly connected components, without recursion: real catalogues are deep. */
class Components {
  readonly of = new Map<number, number>();
  private readonly index = new Map<number, number>();
  private readonly low = new Map<number, number>();
  private readonly open: number[] = [];

  constructor(private readonly graph: RequisiteGraph) {
    for (const node of graph.keys()) if (!this.index.has(node)) this.visit(node);
  }

  private enter(node: number): Visit {
    this.index.set(node, this.index.size);
    this.low.set(node, this.index.size - 1);
    this.open.push(node);
    return { node, edges: this.graph.get(node) ?? NONE, next: 0 };
  }

  private lower(node: number, value: number | undefined): void {
    this.low.set(node, Math.min(this.low.get(node) ?? 0, value ?? Number.POSITIVE_INFINITY));
  }

  private visit(root: number): void {
    const path = [this.enter(root)];
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const target = top.edges[top.next];
      top.next += 1;
      if (target === undefined) {
        path.pop();
        const parent = path.at(-1);
        if (parent) this.lower(parent.node, this.low.get(top.node));
        if (this.low.get(top.node) === this.index.get(top.node)) this.close(top.node);
      } else if (!this.index.has(target)) path.push(this.enter(target));
      else if (!this.of.has(target)) this.lower(top.node, this.index.get(target));
    }
  }

  private close(node: number): void {
    for (let member = this.open.pop(); member !== undefined; member = this.open.pop()) {
      this.of.set(member, node);
      if (member === node) return;
    }
  }
}

/**
 * Prerequisites that can keep a unit closed. Catalogues hold cycles (A asks for B, B for A): within a cycle
 * nobody can be first, so there a prerequisite is an advice and never closes a unit.
 */
export const closingPrerequisites = (graph: RequisiteGraph): Map<number, number[]> => {
  const { of } = new Components(graph);
  return new Map(
    [...graph].map(([node, edges]) => [node, edges.filter((edge) => of.get(edge) !== of.get(node))]),
  );
};
