import { lazily } from './lazily.ts';
import { tableText } from './table-text.ts';

/** A state or province that has a code for letters, as names write it: `NM`, `New Mexico`. */
export interface PostalState {
  readonly code: string;
  /** ISO 3166-2: `US-NM`. */
  readonly iso: string;
  readonly name: string;
}

/** Countries in whose names states stand by their postal codes; without a country those of the first two are read. */
const COUNTRIES: readonly string[] = ['US', 'CA', 'AU', 'BR'];
/** Legal forms elsewhere: `Kudzwa NV` of no country is not in Nevada. */
const FORMS_ELSEWHERE: ReadonlySet<string> = new Set(['AB', 'NV', 'PT']);

/** States of a country (alpha-2), or of America and Canada where none is said, whose codes stand in names of companies. */
export function postalStates(country: string | undefined): readonly PostalState[] {
  return (country === undefined ? statesOfAny() : statesByCountry().get(country)) ?? [];
}

const statesByCountry = lazily(() => {
  const states = new Map<string, readonly PostalState[]>();
  for (const line of tableText('subdivisions').trim().split('\n')) {
    const [head = '', ...parts] = line.split('|');
    const country = head.slice(0, 2);
    if (COUNTRIES.includes(country))
      states.set(
        country,
        parts.map((part) => stateIn(part, country)),
      );
  }
  return states;
});

const statesOfAny = lazily(() =>
  ['US', 'CA']
    .flatMap((country) => statesByCountry().get(country) ?? [])
    .filter(({ code }) => !FORMS_ELSEWHERE.has(code)),
);

/** `AL Alabama;Ala`. */
function stateIn(part: string, country: string): PostalState {
  const [code = '', ...words] = (part.split(';')[0] ?? '').split(' ');
  return { code, iso: `${country}-${code}`, name: words.join(' ') };
}
