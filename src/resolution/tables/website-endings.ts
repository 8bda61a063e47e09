import { countryOfEnding } from './national-endings.ts';

/** Who alone has a website under an ending: authorities, the armed forces and the police; schools and universities. */
export type BodyOfEnding = 'authority' | 'school';

const BODIES: ReadonlyMap<string, BodyOfEnding> = new Map(
  Object.entries({
    authority:
      'gov mil int gob gouv govt gub police nhs mod kommune gc.ca gv.at go.jp lg.jp go.kr go.th go.id',
    school: 'edu ac sch k12 ed.jp school.nz school.za',
  }).flatMap(([body, endings]) =>
    endings.split(' ').map((ending): [string, BodyOfEnding] => [ending, body as BodyOfEnding]),
  ),
);

/** Of these, the ones that stand by themselves; `ac` is a country's, which is sold to anybody. */
const ALONE: ReadonlySet<string> = new Set(['gov', 'mil', 'int', 'edu']);
/** `goodyear.az.us`: towns, counties and their libraries. */
const OF_AMERICAN_TOWN = /\.[a-z]{2}\.us$/;

/** The body whose ending it is: of `fcc.gov`, `durham.police.uk`, `goodyear.az.us`; undefined of `ibm.com`. */
export function bodyOfEnding(domain: string): BodyOfEnding | undefined {
  const [ending = '', before = '', ...others] = domain.split('.').reverse();
  if (ALONE.has(ending)) return BODIES.get(ending);
  // `movistar.com.co`, `zym.edu.co`; `ac.me` is a domain of its own.
  if (ending.length !== 2 || others.length === 0) return undefined;
  const said = BODIES.get(before) ?? BODIES.get(`${before}.${ending}`);
  if (said !== undefined || !OF_AMERICAN_TOWN.test(domain)) return said;
  return others[0] === 'k12' ? 'school' : 'authority';
}

/** What societies and other organisations without shareholders have: `trimet.org`, `zym.org.uk`. */
export function isEndingOfSociety(domain: string): boolean {
  return /\.org(?:\.[a-z]{2})?$/.test(domain);
}

/** The country whose companies or authorities alone have such a domain: those of the United States have `.gov` and `.mil`. */
export function countryOfDomain(domain: string): string | undefined {
  return /\.(?:gov|mil)$/.test(domain) ? 'US' : countryOfEnding(domain);
}

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
  if (bodyOfEnding(domain) !== undefined) return true;
  const [ending = '', ...before] = domain.split('.').reverse();
  if (before.length > 1 || countries.some((country) => country.toLowerCase() === ending)) return false;
  return OF_THINGS.has(ending);
}
