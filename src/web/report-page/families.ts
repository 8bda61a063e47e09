import type { Page, PageAccount } from './page.ts';

/** A place in a family: an account, or a company that has none yet. */
export interface FamilyMember {
  /** The position of the account, or -1 and less. */
  readonly at: number;
  readonly account: PageAccount | null;
  readonly name: string;
  readonly below: FamilyMember[];
}

export interface Family {
  readonly root: FamilyMember;
  readonly size: number;
  /** Links that the plan sets, changes or takes away. */
  readonly changes: number;
}

/** The families as they are when the plan is followed: those with most changes first. */
export function familiesOf(page: Pick<Page, 'accounts' | 'companies'>): readonly Family[] {
  const members = new Map<number, FamilyMember>();
  const memberAt = (at: number): FamilyMember => {
    const account = page.accounts[at] ?? null;
    const name = account?.name ?? page.companies[-1 - at] ?? '';
    const member = members.get(at) ?? { at, account, name, below: [] };
    members.set(at, member);
    return member;
  };
  for (const { position, above } of page.accounts)
    if (above !== null && above !== position) memberAt(above).below.push(memberAt(position));
  const met = new Set<number>();
  const families = [...members.values()]
    // A circle of parents has no top: it is drawn from any of its accounts.
    .sort((a, b) => Number(isBelow(a)) - Number(isBelow(b)) || byName(a, b))
    .flatMap((root) => (met.has(root.at) ? [] : [family(root, met)]));
  return families
    .filter(({ size, root }) => size > 1 && !isOfMergesAlone(root))
    .sort((a, b) => b.changes - a.changes || b.size - a.size || byName(a.root, b.root));
}

/** The family that an account stands in, as far as it is one. */
export function familyOf(families: readonly Family[]): (position: number) => Family | undefined {
  const found = new Map<number, Family>();
  const put = (member: FamilyMember, family: Family) => {
    found.set(member.at, family);
    for (const one of member.below) put(one, family);
  };
  for (const one of families) put(one.root, one);
  return (position) => found.get(position);
}

/** Makes a tree: whoever was met before is left out, so that circles end. */
function family(root: FamilyMember, met: Set<number>): Family {
  let [size, changes] = [0, 0];
  const tree = (member: FamilyMember): FamilyMember => {
    met.add(member.at);
    size++;
    const { account } = member;
    if (account?.link != null && account.link !== 'kept' && account.link !== 'merged') changes++;
    const below = [...member.below].sort(byName).flatMap((one) => (met.has(one.at) ? [] : [tree(one)]));
    return { ...member, below };
  };
  const drawn = tree(root);
  return { root: drawn, size, changes };
}

function isBelow({ account }: FamilyMember): boolean {
  return account !== null && account.above !== null && account.above !== account.position;
}

function isOfMergesAlone({ below }: FamilyMember): boolean {
  return below.every((one) => one.account?.link === 'merged' && isOfMergesAlone(one));
}

function byName(a: FamilyMember, b: FamilyMember): number {
  return a.name === b.name ? a.at - b.at : a.name < b.name ? -1 : 1;
}
