import { areNames, hasOwnPhone, isSame } from '../comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { type OrganisationKind, organisationKinds } from '../tables/organisation-kinds.ts';

type Rows = readonly EvidenceRow[];

/** Organisations that bear the name of a company and are not it: foundations, schools, clubs, unions, dentists and florists. */
const BESIDE_COMPANIES: ReadonlySet<OrganisationKind> = new Set([
  'foundation',
  'museum',
  'society',
  'church',
  'health',
  'education',
  'trade',
  'affiliate',
]);

/** What a company sets up for its staff is registered by itself: `Tesco PLC Share Incentive Plan`, `Network Rail FURBS`. */
const FOR_STAFF: ReadonlySet<string> = new Set(
  'plan plans scheme schemes furbs superannuation esop sip provident'.split(' '),
);

/**
 * The record adds to the entity's name that it is an organisation of another kind: `Nike Foundation`, `Boeing Employees Credit
 * Union`, `Corning Museum of Glass`. Its house or telephone may say that it is the company all the same; town and website do not.
 */
export function isOrganisationOfItsOwn(rows: Rows): boolean {
  if (!areNames(rows, ['record_longer', 'overlap']) || isSame(rows, 'registration')) return false;
  const name = rowOf(rows, 'name');
  const words = rowOf(rows, 'name_words')?.onlyLeft ?? [];
  const added = kindsBeside(words);
  const own = organisationKinds(name?.right.tokens ?? []);
  const isAtHome = rowOf(rows, 'place')?.house === 'same' || hasOwnPhone(rows);
  if (isAtHome) return false;
  if (words.some((word) => FOR_STAFF.has(word))) return true;
  return added.length > 0 && !added.some((kind) => own.includes(kind));
}

/** `Société`: in many languages a society is a company. */
const MAY_BE_FORM = /^soci/;

function kindsBeside(words: readonly string[]): readonly OrganisationKind[] {
  return organisationKinds(words.filter((word) => !MAY_BE_FORM.test(word))).filter((kind) =>
    BESIDE_COMPANIES.has(kind),
  );
}
