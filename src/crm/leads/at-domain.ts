import type { NormalRecord } from '../../resolution/records/normal-record.ts';
import { normaliseWebsite, type Website } from '../../resolution/records/normalise-website.ts';
import { isTellingWord } from '../../resolution/tables/name-words.ts';
import type { Dataset } from '../dataset.ts';

/** Positions of the accounts by what `keyOf` says of their website, but for websites of platforms. */
export function accountsBySite(
  dataset: Dataset,
  keyOf: (website: Website) => string | undefined,
): ReadonlyMap<string, readonly number[]> {
  const bySite = new Map<string, number[]>();
  for (let at = 0; at < dataset.size; at++) {
    const { website: text } = dataset.account(at);
    const website = text === undefined ? undefined : normaliseWebsite(text);
    const key = website === undefined || website.isShared ? undefined : keyOf(website);
    if (key === undefined) continue;
    const others = bySite.get(key);
    if (others === undefined) bySite.set(key, [at]);
    else others.push(at);
  }
  return bySite;
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
