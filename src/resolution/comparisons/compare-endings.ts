import { WEIGHTS } from '../model/weights.ts';
import { countryOfEnding } from '../tables/national-endings.ts';
import type { Comparison } from './comparison.ts';
import { roundedBits } from './evidence.ts';

/**
 * Of an entity of which no country is known, the national ending of its own website is weak evidence of one: `Migros` of Turkey
 * is the one of migros.com.tr, and not the one of migros.ch. Nothing where one of its websites could be of any country, nor where
 * the record has it too.
 */
export const compareEndings: Comparison = ({ record, profile: { places, domains } }) => {
  const { country } = record.place;
  if (country === undefined || domains.length === 0) return [];
  if (places.some((theirs) => theirs.country !== undefined)) return [];
  if ([record.website, record.emailDomain].some((own) => own !== undefined && domains.includes(own.domain)))
    return [];
  const countries = domains.map(countryOfEnding);
  const isThere = countries.includes(country);
  if (!isThere && countries.includes(undefined)) return [];
  const relation = isThere ? 'same' : 'differs';
  const right = domains[isThere ? countries.indexOf(country) : 0] ?? '';
  return [
    {
      comparison: 'ending',
      relation,
      left: country,
      right,
      bits: roundedBits(WEIGHTS.website.ending[relation]),
    },
  ];
};
