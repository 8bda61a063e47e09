import type { CrmAccount } from '../../contract/crm-account.ts';
import { accountId } from '../account-id.ts';
import type { AccountList } from '../dataset.ts';
import { namedParents, type SharedName } from './named-parents.ts';

/** The account has no parent in the CRM. */
export const NO_PARENT = -1;
/** It has one that is not among the accounts. */
export const UNKNOWN_PARENT = -2;
/** It has one, given by a name that several accounts bear: nobody can tell which of them it is. */
export const SEVERAL_PARENTS = -3;

/** Who stands below whom in the CRM, by position. */
export interface ParentsInCrm {
  /** The position of its parent in the CRM, `NO_PARENT`, `UNKNOWN_PARENT` or `SEVERAL_PARENTS`. */
  readonly parent: Int32Array;
  /** How many accounts name it as their parent. */
  readonly children: Uint32Array;
  /** Names of parents that several accounts bear. */
  readonly sharedNames: readonly SharedName[];
  /** It bears such a name, and it is not known whether it or another one is the parent. */
  mayHaveChildren(at: number): boolean;
  /** It bears such a name, whether or not it is known who the parent is. */
  sharesParentName(at: number): boolean;
  /** The accounts that bear the name by which the parent of this one is given; none where that is not several. */
  bearersFor(at: number): readonly number[];
}

/** Takes the parents of accounts as they are read; they are known once all have been. */
export function parentReader(dataset: AccountList) {
  const parent = new Int32Array(dataset.size).fill(NO_PARENT);
  const byName = namedParents();
  return {
    read(at: number, { parent_external_id: id, parent_name: name }: CrmAccount): void {
      if (id !== undefined) parent[at] = dataset.positionOf(accountId(id).id) ?? UNKNOWN_PARENT;
      else if (name !== undefined) byName.wants(at, name);
    },
    parents(): ParentsInCrm {
      const sharedNames = byName.find(dataset, parent, UNKNOWN_PARENT);
      return parentsInCrm({ parent, sharedNames });
    },
  };
}

/** `standsFor` tells the one account that stands for all that bear a name; undefined where there is none. */
export function parentsInCrm(
  { parent: given, sharedNames }: Pick<ParentsInCrm, 'parent' | 'sharedNames'>,
  standsFor: (name: SharedName) => number | undefined = () => undefined,
): ParentsInCrm {
  const parent = sharedNames.length === 0 ? given : Int32Array.from(given);
  const sharing = new Set<number>();
  const uncertain = new Set<number>();
  const bearersOf = new Map<number, readonly number[]>();
  for (const name of sharedNames) {
    const { bearers, children } = name;
    const one = standsFor(name);
    for (const at of children) parent[at] = one ?? onlyOther(at, name) ?? SEVERAL_PARENTS;
    const isUncertain = children.some((at) => parent[at] === SEVERAL_PARENTS);
    for (const at of bearers) sharing.add(at);
    if (isUncertain) for (const at of bearers) uncertain.add(at);
    if (isUncertain) for (const at of children) bearersOf.set(at, bearers);
  }
  return {
    parent,
    children: childrenOf(parent),
    sharedNames,
    mayHaveChildren: (at) => uncertain.has(at),
    sharesParentName: (at) => sharing.has(at),
    bearersFor: (at) => bearersOf.get(at) ?? [],
  };
}

/** No account is its own parent: of two that bear the name of the parent, one below the other, it is the other one. */
function onlyOther(at: number, { bearers, children }: SharedName): number | undefined {
  if (bearers.length !== 2 || !bearers.includes(at)) return undefined;
  const other = bearers.find((one) => one !== at);
  return other === undefined || children.includes(other) ? undefined : other;
}

/** An account that names itself is nobody's parent by that. */
function childrenOf(parent: Int32Array): Uint32Array {
  const children = new Uint32Array(parent.length);
  for (const [at, above] of parent.entries())
    if (above >= 0 && above !== at) children[above] = (children[above] ?? 0) + 1;
  return children;
}
