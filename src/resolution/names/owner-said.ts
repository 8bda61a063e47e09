/*
 * Who owns a company, as people say it behind its name: `Acme, a division of Kud`, `Acme (owned by Kud)`, `Acme - a Kud company`.
 */

const IS = '(?:(?:now|currently|today|since|is|are|being|recently|partly|fully|an?|the|proud)[ -])*';
const WAS = '(?:(?:now|currently|since|was|were|been|has|have|is|being|recently|partly|fully)[ -])*';
const OWNED = String.raw`(?:(?:wholly|fully|majority|partly|privately)[- ]owned\s+)?`;
const A_PART =
  '(?:part|subsidiary|subsidiaries|division|unit|business unit|affiliate|branch|brand|member|arm|portfolio company) of';
const DONE =
  '(?:(?:acquired|bought(?: out)?|purchased|owned|taken over|absorbed|controlled) by|(?:merged|folded|integrated|absorbed) (?:into|with))';

/** Each has the owner in its first group. Who was the owner once (`formerly a division of Kud`) is none. */
const SAID: readonly RegExp[] = [
  new RegExp(String.raw`^${IS}${OWNED}${A_PART}\s+(.+)$`, 'i'),
  new RegExp(String.raw`^${WAS}${OWNED}${DONE}\s+(.+)$`, 'i'),
  /^an?\s+(.+?)\s(?:company|business|brand|division|subsidiary|unit|affiliate|member|enterprise|venture)\.?$/i,
  /^(?:an? )?member(?:,\s*| )(?!of )(.*group)$/i,
  /^(.+) (?:subsidiary|affiliate|portfolio company|group company)$/i,
];

/** `in 2019`, `since March 2020`. */
const WHEN = /[\s,]+(?:in|since|as of|from|effective)\s[^,]*\d{4}.*$/i;
/** `a family-owned business`, `a Texas based company`: what a company is like. */
const LIKE =
  /(?:^|[\s-])(?:owned|based|led|run|held|backed|operated|traded|limited liability|limited|liability)$/i;
const EDGES = /^[\s,;|–—-]+|[\s.]+$/g;

/** The owner that a remark behind a name says; undefined of a remark that says none. */
export function ownerSaid(remark: string): string | undefined {
  const plain = remark.replace(/\s+/g, ' ').replace(EDGES, '');
  for (const said of SAID) {
    const owner = said.exec(plain)?.[1]?.replace(WHEN, '').trim();
    if (owner !== undefined) return isNamed(owner, plain) ? owner : undefined;
  }
  return undefined;
}

/** Names begin with capitals, unless nobody has written any. */
function isNamed(owner: string, remark: string): boolean {
  if (owner === '' || LIKE.test(owner)) return false;
  return /[\p{Lu}\p{Lo}\d]/u.test(owner) || remark === remark.toLowerCase();
}
