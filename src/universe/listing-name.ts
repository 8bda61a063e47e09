/**
 * What exchanges add to a company's name: share classes, depositary receipts, units, warrants.
 * Sources of kind `listing` name securities, and the company behind them is what is left.
 */
const LISTING_NOISE: readonly RegExp[] = [
  /\s*[-–,(]?\s*\d+(?:\.\d+)?\s?%.*$/,
  /\s*[-–(]?\s*(?:sponsored |unsponsored |american |global |brazilian |hong kong )*(?:adr|ads|adrs|gdr|bdr|cdi|drn|depositar(?:y|e) (?:receipts?|shares?|interests?))\b.*$/i,
  /\s*[-–,(]?\s*(?:class|series|cl\.?|ser\.?)\s+["'“]?[a-z0-9]{1,2}["'”]?(?:\s+(?:common|ordinary|preferred|subordinate|voting|non-voting|shares?|stock).*)?\)?$/i,
  /\s*[-–,(]?\s*(?:common|ordinary|preferred|preference|registered|bearer|subordinate voting|limited voting|non-voting|capital)\s+(?:stocks?|shares?|units?)\b.*$/i,
  /\s*[-–,(]?\s*(?:units?|warrants?|rights?)(?:\s+(?:exp|expiring|each|to purchase)\b.*)?\)?$/i,
  /\s+(?:pref|pfd|prf)\.?$/i,
  /\s+(?:\(the\)|\(new\)|\(old\))$/i,
  /\s+[-–]\s+(?:reg(?:istered)?|br|nv|a|b|c)\.?$/i,
  /\s+(?:inhaber|namens|stamm|vorzugs)-?(?:aktien?|o\.?n\.?)\b.*$/i,
  /\s+o\.?\s?n\.?$/i,
];

/** The company's name in the name of a listed security; the name itself when nothing else would be left. */
export function companyOfListing(name: string): string {
  const shorter = LISTING_NOISE.reduce((text, pattern) => withoutNoise(text, pattern), name.trim());
  return shorter === name.trim() ? shorter : companyOfListing(shorter);
}

function withoutNoise(text: string, pattern: RegExp): string {
  const shorter = text.replace(pattern, '').trim();
  return shorter.length >= 2 ? shorter : text;
}
