/** The two accounts that an edge ties. */
export type EdgeEnds = (edge: number) => readonly [number, number];

/** What the list of an account has: its edges in their order, or the accounts at their other ends, ascending. */
export type ListedAs = 'edges' | 'accounts';

/** Lists of the edges of each account, or of the accounts that they lead to, in four bytes for each end. */
export function neighbourLists(
  accounts: number,
  edges: number,
  endsOf: EdgeEnds,
  as: ListedAs = 'edges',
): (account: number) => Uint32Array {
  const starts = new Uint32Array(accounts + 1);
  for (let edge = 0; edge < edges; edge++)
    for (const end of endsOf(edge)) starts[end + 1] = (starts[end + 1] ?? 0) + 1;
  for (let account = 0; account < accounts; account++)
    starts[account + 1] = (starts[account + 1] ?? 0) + (starts[account] ?? 0);
  const next = starts.slice();
  const listed = new Uint32Array(2 * edges);
  const put = (account: number, value: number) => {
    const at = next[account] ?? 0;
    listed[at] = value;
    next[account] = at + 1;
  };
  for (let edge = 0; edge < edges; edge++) {
    const [one, other] = endsOf(edge);
    put(one, as === 'edges' ? edge : other);
    put(other, as === 'edges' ? edge : one);
  }
  const listOf = (account: number) => listed.subarray(starts[account], starts[account + 1]);
  if (as === 'accounts') for (let account = 0; account < accounts; account++) listOf(account).sort();
  return listOf;
}
