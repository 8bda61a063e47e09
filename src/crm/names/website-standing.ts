import { labelOf } from '../../resolution/blocking/blocking-keys.ts';
import type { Family } from '../../universe/hierarchy/family.ts';
import type { Dataset } from '../dataset.ts';
import { normalOfAccount } from '../normal-account.ts';

/**
 * What the website of an account is to its entity: one of those that the sources know, the same under another suffix, or
 * another; undefined where either has none, and of a page at a host that many share.
 */
export function websiteStanding(
  at: number,
  dataset: Dataset,
  { domains }: Pick<Family, 'domains'>,
): 'own' | 'other_suffix' | 'other' | undefined {
  const { coreId } = dataset.identity(at);
  const known = (coreId === null ? undefined : domains?.(coreId)) ?? [];
  const { website } = normalOfAccount(dataset, at);
  if (website === undefined || website.isShared || known.length === 0) return undefined;
  if (known.includes(website.domain)) return 'own';
  return known.some((one) => labelOf(one) === website.label) ? 'other_suffix' : 'other';
}
