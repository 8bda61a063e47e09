import type {
  ComparisonName,
  DoubleEvidence,
  EvidenceRow,
  GroupEvidence,
  MisspellingEvidence,
  PhoneEvidence,
  RegistrationEvidence,
  RowOf,
  UnitEvidence,
} from '../comparisons/evidence.ts';
import { registrationText } from '../comparisons/shown-evidence.ts';
import { agreeing, type Clause, opposing, type Pair, shortened, supporting } from './clause.ts';
import {
  besideNameClause,
  formClause,
  formHomeClause,
  nameClause,
  namedPlaceClause,
  numberClause,
  otherNameClause,
  ownerClause,
  readingClause,
  seatClause,
} from './name-clauses.ts';
import { elsewhereClause, endingClause, placeClause } from './place-clauses.ts';
import { biasClause, partClause, prominenceClause } from './rival-clauses.ts';
import { emailClause, websiteClause } from './website-clauses.ts';
import { wordsClause } from './words-clause.ts';

type Clauses = {
  readonly [Name in ComparisonName]: (row: RowOf<Name>, pair: Pair) => Clause | undefined;
};

const CLAUSES: Clauses = {
  name: nameClause,
  name_reading: readingClause,
  name_form: formClause,
  name_words: wordsClause,
  name_seat: seatClause,
  name_beside: besideNameClause,
  name_owner: ownerClause,
  name_number: numberClause,
  name_place: namedPlaceClause,
  form_home: formHomeClause,
  other_name: otherNameClause,
  website: websiteClause,
  email: emailClause,
  social: ({ relation, left, right }) =>
    relation === 'same'
      ? agreeing(`the social profile ${left}`, 9)
      : opposing(`social profiles differ: yours ${left}, on file ${right}`, 6),
  phone: phoneClause,
  registration: registrationClause,
  place: placeClause,
  elsewhere: elsewhereClause,
  ending: endingClause,
  group: ({ role }) => GROUP_CLAUSES[role],
  unit: ({ cause }) => UNIT_CLAUSES[cause],
  prominence: prominenceClause,
  part: partClause,
  misspelling: ({ cause }) => MISSPELLINGS[cause],
  status: () => opposing('it no longer operates', 5),
  double: ({ role }) => DOUBLE_CLAUSES[role],
  bias: biasClause,
};

const MISSPELLINGS: { readonly [Cause in MisspellingEvidence['cause']]: Clause } = {
  unlikely_slip: opposing('the letter that differs is hardly a slip of the hand', 4, 'name'),
  other_as_written: opposing('another company bears the name as it is written', 4, 'name'),
  present_name: opposing('another company bears its present name', 4, 'name'),
  likely_slip: supporting('a slip of the hand explains how the names differ', 2),
};

const GROUP_CLAUSES: { readonly [Role in GroupEvidence['role']]: Clause } = {
  head: supporting('others of that name belong to it', 2),
  head_of_all: supporting('the other companies of that name belong to it', 2),
  named_group: supporting('a brand alone means its group', 2),
  of_country: supporting('nobody in that country bears the name without it', 2),
};

const DOUBLE_CLAUSES: { readonly [Role in DoubleEvidence['role']]: Clause } = {
  better: supporting('it is on file more than once, and this is the better record', 3),
  other: opposing('a better record of this company is on file', 3),
};

const UNIT_CLAUSES: { readonly [Cause in UnitEvidence['cause']]: Clause } = {
  other_site: opposing('another address may be another site', 5),
  shared_domain: opposing('a longer name on the same domain often means a unit of the company', 6),
  shared_place: opposing('the names share no more than the place', 5, 'name'),
  other_kind: opposing('the names say two kinds of organisation', 5, 'name'),
  other_field: opposing('the names say two different fields of work', 5, 'name'),
  namesake_at_home: opposing('another company of that name is where the record is', 8),
  unit_on_file: opposing('a company that says the country as well is on file', 8, 'name'),
};

/** Says in words what each comparison of the pair came to, in the order of the evidence; briefly without what tells little. */
export function clausesOf(pair: Pair, isBrief = false): readonly Clause[] {
  const clauses: Clause[] = [];
  for (const row of pair.candidate.evidence) {
    const clause = isBrief && tellsLittle(row) ? undefined : clauseOf(row, pair);
    if (clause !== undefined) clauses.push(clause);
  }
  return clauses;
}

/** Words that only one name has and that tell nothing, and that it is the best known of its name. */
function tellsLittle(row: EvidenceRow): boolean {
  return row.comparison === 'name_words'
    ? row.meaning === 'extra'
    : row.comparison === 'prominence' && row.bits > 0;
}

/** Says in words what one comparison came to; undefined where the names say it already. */
export function clauseOf(row: EvidenceRow, pair: Pair): Clause | undefined {
  // The table has for each comparison the function of its rows.
  const clause = CLAUSES[row.comparison] as (row: EvidenceRow, pair: Pair) => Clause | undefined;
  return clause(row, pair);
}

function phoneClause({ relation, left, right }: PhoneEvidence, { input }: Pair): Clause {
  if (relation === 'differs') return opposing('phone numbers differ', 2);
  if (relation === 'local') return supporting(`the phone number ends like ${right} on file`, 5);
  return agreeing(`the phone number ${shortened(input.phone ?? left)}`, 7);
}

function registrationClause({ relation, left, right }: RegistrationEvidence, { input }: Pair): Clause {
  const number = shortened(input.company_registration_number ?? registrationText(left));
  const onFile = registrationText(right);
  if (relation === 'differs')
    return opposing(`registration numbers differ: yours ${number}, on file ${onFile}`, 8);
  if (relation === 'other_country')
    return opposing(`the registration number ${number} belongs to another country: ${onFile}`, 8);
  return agreeing(`the registration number ${number}`, 10);
}
