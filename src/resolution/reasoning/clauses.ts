import type { Evidence } from '../../contract/extended.ts';
import { agreeing, type Clause, opposing, type Pair, shortened, supporting } from './clause.ts';
import { formClause, nameClause, otherNameClause, readingClause, seatClause } from './name-clauses.ts';
import { placeClause } from './place-clauses.ts';
import { emailClause, websiteClause } from './website-clauses.ts';
import { wordsClause } from './words-clause.ts';

type ClauseOf = (row: Evidence, pair: Pair) => Clause | undefined;

const CLAUSES: Readonly<Record<string, ClauseOf>> = {
  name: nameClause,
  name_reading: readingClause,
  name_form: formClause,
  name_words: wordsClause,
  name_seat: seatClause,
  other_name: otherNameClause,
  website: websiteClause,
  email: emailClause,
  social: ({ level, left, right }) =>
    level === 'same'
      ? agreeing(`the social profile ${left}`, 9)
      : opposing(`social profiles differ: yours ${left}, on file ${right}`, 6),
  phone: phoneClause,
  registration: registrationClause,
  place: placeClause,
  group: ({ level }) =>
    supporting(level === 'head' ? 'it is the head of its group' : 'a brand alone means its group', 2),
  unit: ({ level }) =>
    level === 'other_site'
      ? opposing('another address may be another site', 5)
      : opposing('a longer name on the same domain often means a unit of the company', 6),
  status: () => opposing('it no longer operates', 5),
  bias: ({ level }) => {
    const preferred = level === 'url_bias' ? 'website' : 'name';
    return opposing(`website and name point to different companies and the ${preferred} was preferred`, 8);
  },
};

/** Says in words what each comparison of the pair came to, in the order of the evidence. */
export function clausesOf(pair: Pair): readonly Clause[] {
  return pair.candidate.evidence.flatMap((row) => CLAUSES[row.comparison]?.(row, pair) ?? []);
}

function phoneClause({ level, left, right }: Evidence, { input }: Pair): Clause {
  if (level === 'differs') return opposing('phone numbers differ', 2);
  if (level === 'local') return supporting(`the phone number ends like ${right} on file`, 5);
  return agreeing(`the phone number ${shortened(input.phone ?? left ?? '')}`, 7);
}

function registrationClause({ level, left, right }: Evidence, { input }: Pair): Clause {
  const number = shortened(input.company_registration_number ?? left ?? '');
  if (level === 'differs')
    return opposing(`registration numbers differ: yours ${number}, on file ${right}`, 8);
  if (level === 'other_country')
    return opposing(`the registration number ${number} belongs to another country: ${right}`, 8);
  return agreeing(`the registration number ${number}`, 10);
}
