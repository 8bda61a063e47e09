import { areNames, WHOLE_NAME } from '../../resolution/comparisons/candidate-evidence.ts';
import type { EvidenceRow } from '../../resolution/comparisons/evidence.ts';
import { institutionParts } from '../../resolution/readings/unit-of-institution.ts';
import type { NormalRecord } from '../../resolution/records/normal-record.ts';
import { haveOwnAgreement } from './own-agreement.ts';

/**
 * One account says a department of an institution, and nothing but a part of the names ties it to the other: the departments of
 * Physics and of Law, University of Vienna, are two accounts on purpose.
 */
export function isNamedUnit(
  records: readonly Pick<NormalRecord, 'names'>[],
  rows: readonly EvidenceRow[],
): boolean {
  if (areNames(rows, WHOLE_NAME) || haveOwnAgreement(rows)) return false;
  return records.some(({ names }) => names.some((name) => institutionParts(name).length > 0));
}
