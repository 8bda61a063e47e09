import type { NormalRecord } from '../../resolution/records/normal-record.ts';
import { normaliseWebsite } from '../../resolution/records/normalise-website.ts';
import { isTellingWord } from '../../resolution/tables/name-words.ts';
import type { Dataset } from '../dataset.ts';

/** Positions of the accounts by the domain of their website, but for those of platforms. */
export function accountsByDomain(dataset: Dataset): ReadonlyMap<string, readonly number[]> {
  const byDomain = new Map<string, number[]>();
  for (let at = 0; at < dataset.size; at++) {
    const { website: text } = dataset.account(at);
    const website = text === undefined ? undefined : normaliseWebsite(text);
    if (website === undefined || website.isShared) continue;
    const others = byDomain.get(website.domain);
    if (others === undefined) byDomain.set(website.domain, [at]);
    else others.push(at);
  }
  return byDomain;
}

/**
 * The domain of a lead that says no name of a company, as forms leave it empty or with `n/a`, or only what anybody has (`Marketing`):
 * that of its e-mail address, else of its website. Undefined where it says a name, or writes from a host of many.
 */
export function domainOfNameless({
  names,
  emailDomain,
  website,
}: Pick<NormalRecord, 'names' | 'emailDomain' | 'website'>): string | undefined {
  if (names.some(({ tokens }) => tokens.some(isTellingWord))) return undefined;
  const address = emailDomain ?? website;
  return address === undefined || address.isShared ? undefined : address.domain;
}
