import { labelOf } from '../../resolution/blocking/blocking-keys.ts';
import type { Family } from '../../universe/hierarchy/family.ts';
import type { Dataset } from '../dataset.ts';
import { normalOfAccount } from '../normal-account.ts';

/**
 * What the website of an account is to its entity: one of those that the sources know, or another; undefined where either
 * has none, and of a page at a host that many share.
 */
export function websiteStanding(
  at: number,
  dataset: Dataset,
  { domains }: Pick<Family, 'domains'>,
): 'own' | 'other' | undefined {
  const { coreId } = dataset.identity(at);
  const known = (coreId === null ? undefined : domains?.(coreId)) ?? [];
  const { website } = normalOfAccount(dataset, at);
  if (website === undefined || website.isShared || known.length === 0) return undefined;
  const isOwn = known.some((one) => one === website.domain || labelOf(one) === website.label);
  return isOwn ? 'own' : 'other';
}
