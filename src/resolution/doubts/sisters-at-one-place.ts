import {
  areLegal,
  areNames,
  hasOwnIdentifier,
  hasOwnPhone,
  isSame,
  WHOLE_NAME,
} from '../comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { isFormOf } from '../tables/legal-forms.ts';

/*
 * Doubts of the companies of a group, which share its head office and its switchboard.
 */

type Rows = readonly EvidenceRow[];

/**
 * `Quantock AG` and `Quantock Immobilien AG` with one telephone number: of two legal names that are not one, the switchboard is that
 * of the group, and says no more than whose house it is. A website, profile or registration number does.
 */
export function isLegalNameAtPhone(rows: Rows): boolean {
  if (!areLegal(rows) || areNames(rows, [...WHOLE_NAME, 'cut_off']) || !hasOwnPhone(rows)) return false;
  return !(isSame(rows, 'website') || isSame(rows, 'social') || isSame(rows, 'registration'));
}

/** What a branch of a foreign company has beside its own form: `Deutsche Bank, A.G., Sucursal en España`. */
const BRANCH = 'foreign-branch';

/**
 * One is the branch of a foreign company, whose form nobody there has, and the other a company of another form: `Deutsche Bank, A.G.,
 * Sucursal en España` and Deutsche Bank, Sociedad Anónima Española, in one house. Who says no form may mean either.
 */
export function isBranchBesideCompany(rows: Rows): boolean {
  const [form, place] = [rowOf(rows, 'name_form'), rowOf(rows, 'place')];
  const country = place?.right.country ?? place?.left.country;
  if (form === undefined || country === undefined || hasOwnIdentifier(rows)) return false;
  const [branch, company] = form.left.includes(BRANCH) ? [form.left, form.right] : [form.right, form.left];
  if (!branch.includes(BRANCH) || company.includes(BRANCH)) return false;
  const own = branch.filter((family) => family !== BRANCH);
  return own.length > 0 && !own.some((family) => company.includes(family) || isFormOf(family, country));
}
