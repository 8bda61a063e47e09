/** Circles in which accounts are each other's parents, each from its smallest id on, in the direction of the parents. */
export interface Cycles {
  readonly all: readonly (readonly number[])[];
  of(at: number): readonly number[] | undefined;
}

/** Finds the circles of parents; an account that is its own parent is a circle of one. One step for each account. */
export function cyclesOf(parent: Int32Array, isBefore: (a: number, b: number) => boolean): Cycles {
  const visited = new Int32Array(parent.length);
  const byAccount = new Map<number, readonly number[]>();
  const all: (readonly number[])[] = [];
  for (let start = 0; start < parent.length; start++) {
    let at = start;
    while (at >= 0 && visited[at] === 0) {
      visited[at] = start + 1;
      at = parent[at] ?? -1;
    }
    if (at < 0 || visited[at] !== start + 1) continue;
    const cycle = circleFrom(at, parent, isBefore);
    all.push(cycle);
    for (const one of cycle) byAccount.set(one, cycle);
  }
  return { all, of: (at) => byAccount.get(at) };
}

function circleFrom(
  at: number,
  parent: Int32Array,
  isBefore: (a: number, b: number) => boolean,
): readonly number[] {
  const circle = [at];
  for (let next = parent[at] ?? -1; next !== at && next >= 0; next = parent[next] ?? -1) circle.push(next);
  const first = circle.reduce((best, one) => (isBefore(one, best) ? one : best));
  const from = circle.indexOf(first);
  return [...circle.slice(from), ...circle.slice(0, from)];
}
