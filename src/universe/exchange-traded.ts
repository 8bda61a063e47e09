const PRODUCT = /^(?:et[cfnp]s?|\d+(?:\.\d+)?x)$/;
const FUND = /^(?:funds?|fonds|fondo|fundo|reit|sicav|trust)$/;
/** Issuers whose products stand at the websites of so many companies have none of these as their own. */
const FEWEST_FOLLOWED = 2;

/** Whether a name, in folded words, is that of a fund or of a product that is traded like one. */
export function isFund(words: readonly string[]): boolean {
  return isProduct(words) || words.some((word) => FUND.test(word));
}

function isProduct(words: readonly string[]): boolean {
  return words.some((word) => PRODUCT.test(word));
}

interface Listed {
  readonly website: { readonly domain: string };
  /** Of its name, folded. */
  readonly words: readonly string[];
  readonly town: string;
}

/** The companies at the website and in the town of a product that follows them; none for all others. */
export type FollowedCompanies<Row extends Listed> = (row: Row) => readonly Row[];

/**
 * Finds products that are traded at exchanges and bear the website and town of the company that they follow: its name stands
 * in theirs behind the issuer's (`Wexford 3x Quantock ETC`), or other products of their issuer stand so at other websites.
 * What is called like the website or like a company there is at the website of its issuer.
 */
export function followedCompanies<Row extends Listed>(
  sites: ReadonlyMap<string, readonly Row[]>,
): FollowedCompanies<Row> {
  const companiesAt = ({ website: { domain }, words, town }: Row) => {
    const [issuer = ''] = words;
    if (!isProduct(words) || domain.startsWith(issuer)) return [];
    const companies = (sites.get(domain) ?? []).filter((row) => row.town === town && !isFund(row.words));
    return companies.some((row) => row.words[0] === issuer) ? [] : companies;
  };
  const followedBy = new Map<string, Set<string>>();
  for (const row of [...sites.values()].flat()) {
    const [issuer = ''] = row.words;
    if (isNamedIn(row, companiesAt(row)))
      followedBy.set(issuer, (followedBy.get(issuer) ?? new Set()).add(row.website.domain));
  }
  return (row) => {
    const companies = companiesAt(row);
    const followed = followedBy.get(row.words[0] ?? '')?.size ?? 0;
    return followed >= FEWEST_FOLLOWED || isNamedIn(row, companies) ? companies : [];
  };
}

function isNamedIn({ words }: Listed, companies: readonly Listed[]): boolean {
  return companies.some((company) => words.indexOf(company.words[0] ?? '') > 0);
}
