import type { OperationalStatus } from '../../contract/firmographics.ts';
import type { Override, Overrides } from '../override.ts';
import { decidedThat } from './decided-by.ts';

/** What people have decided of the company of an account beside who it is; absent is what nobody has decided. */
export interface DecidedFacts {
  readonly operating?: DecidedOperating;
  readonly parent?: DecidedParent;
}

/** Whether it still operates; undefined `by` where it is not kept who said so. */
interface DecidedOperating {
  readonly isOperating: boolean;
  readonly by: Override | undefined;
}

/** The entity that it belongs to; null for nobody. */
export interface DecidedParent {
  readonly coreId: string | null;
  readonly by: Override | undefined;
}

/** The status of the company, and who decided so. */
export function decidedStatus({ isOperating, by }: DecidedOperating): {
  readonly status: OperationalStatus;
  readonly reasoning: string;
} {
  const reasoning = decidedThat(by, isOperating ? 'it still operates' : 'it no longer operates');
  return { status: isOperating ? 'Active' : 'Out of business', reasoning };
}

/** Who decided to whom it belongs: a company as people call it, or nobody. */
export function decidedOwnerWords(by: Override | undefined, owner: string | null): string {
  return decidedThat(by, owner === null ? 'it has no parent' : `it belongs to ${owner}`);
}

/** What was decided of the parent of an account, by its key. */
export function decidedParentOf(
  key: string,
  { parentOf, about }: Pick<Overrides, 'parentOf' | 'about'>,
): DecidedParent | undefined {
  const coreId = parentOf(key);
  if (coreId === undefined) return undefined;
  return { coreId, by: about(key).find(({ decision }) => decision === 'parent') };
}
