const OF_AUTHORITIES = new Set('gov edu mil int'.split(' '));

/** What software and things that are no company mostly have, also endings of countries that are sold to anybody. */
const OF_THINGS = new Set(
  'ac app build cc cern chat co codes cx dev domains fm foundation gg gl im io is la link ly me mu nu page pm rs run sc sh so st tk to tv vc wiki ws xyz'.split(
    ' ',
  ),
);

/**
 * Whether a company would hardly have its website under this ending beside one under another: that of an authority or a school
 * (`fcc.gov`), of a kind of thing (`amp.dev`), or a country's that is sold to anybody (`kit.co`); `countries` are the company's.
 */
export function isOtherKindOfEnding(domain: string, countries: readonly string[]): boolean {
  const [ending = '', ...before] = domain.split('.').reverse();
  // `movistar.com.co`, `zym.edu.co`.
  const isOfCountry = before.length > 1;
  if (OF_AUTHORITIES.has((isOfCountry ? before[0] : ending) ?? '')) return true;
  if (isOfCountry || countries.some((country) => country.toLowerCase() === ending)) return false;
  return OF_THINGS.has(ending);
}
