import { labelOf } from '../../resolution/blocking/blocking-keys.ts';
import type { Family } from '../../universe/hierarchy/family.ts';
import type { Situation } from '../actions/situation.ts';
import type { Dataset } from '../dataset.ts';
import { normalOfAccount } from '../normal-account.ts';

/** What the website of an account is to a company. */
export type WebsiteStanding = 'own' | 'other_suffix' | 'other' | 'unlisted';

/**
 * What the website of an account is to its entity: one of those that the sources know, the same under another suffix, another, or
 * one beside none that they know; undefined where the account has none, and of a page at a host that many share.
 */
export function websiteStanding(
  at: number,
  dataset: Dataset,
  { domains }: Pick<Family, 'domains'>,
): WebsiteStanding | undefined {
  const { coreId } = dataset.identity(at);
  const known = (coreId === null ? undefined : domains?.(coreId)) ?? [];
  const { website } = normalOfAccount(dataset, at);
  if (website === undefined || website.isShared) return undefined;
  if (known.length === 0) return domains === undefined ? undefined : 'unlisted';
  if (known.includes(website.domain)) return 'own';
  return known.some((one) => labelOf(one) === website.label) ? 'other_suffix' : 'other';
}

/** The website of the account is one that the sources know of a company, at no host of a unit. */
export function hasWebsiteOf(
  coreId: string,
  at: number,
  { dataset, world }: Pick<Situation, 'dataset' | 'world'>,
): boolean {
  const { website } = normalOfAccount(dataset, at);
  if (website === undefined || website.isShared || website.unitHost !== undefined) return false;
  return world.family.domains?.(coreId)?.includes(website.domain) === true;
}
