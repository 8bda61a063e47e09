import { labelOf } from '../../resolution/blocking/blocking-keys.ts';
import type { Website } from '../../resolution/records/normalise-website.ts';
import { nameOf } from '../../universe/hierarchy/family.ts';
import { accountName } from '../account-name.ts';
import type { Situation } from '../actions/situation.ts';
import { normalOfAccount } from '../normal-account.ts';
import { namesOfEntity, standingOf, wholeNames, wordsMore } from '../survivorship/name-standing.ts';
import { formerNameWords } from './former-name.ts';

/**
 * Why an account may be another company than the one that became part of another, as a sentence: `Time Warner` is not Time
 * Warner Cable. Undefined where nothing says so.
 */
export function absorbedDoubt(at: number, situation: Situation): string | undefined {
  const { dataset, world } = situation;
  const { coreId } = dataset.identity(at);
  const facts = coreId === null ? undefined : world.family.facts(coreId);
  if (facts === undefined) return undefined;
  const website = ownWebsite(at, dataset);
  const domains = world.family.domains?.(facts.coreId) ?? [];
  const isOwn = website !== undefined && isAmong(website, domains);
  // Where no domain is known, none speaks against it.
  if (website !== undefined && domains.length > 0 && !isOwn)
    return `But the sources do not know its website ${website.domain} as one of ${nameOf(facts)}.`;
  if (!isOwn && isPartOfName(at, coreId, situation))
    return `But the name "${accountName(dataset.account(at))}" is only a part of that of ${nameOf(facts)}.`;
  return formerNameWords(at, situation);
}

function ownWebsite(at: number, dataset: Situation['dataset']): Website | undefined {
  const { website } = normalOfAccount(dataset, at);
  return website?.isShared === true ? undefined : website;
}

function isAmong({ domain, label }: Website, domains: readonly string[]): boolean {
  return domains.some((one) => one === domain || labelOf(one) === label);
}

/** No source knows the name, and one that it knows has all its words and more. */
function isPartOfName(at: number, coreId: string | null, { dataset, world }: Situation): boolean {
  const names = wholeNames(at, dataset);
  const known = namesOfEntity(coreId, world.family);
  if (standingOf(names, known) !== 'unknown') return false;
  return known.some((other) => names.some((name) => wordsMore(other, name).length > 0));
}
