import { isSame } from '../../resolution/comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';

/** They agree with each other in website, phone, registration or street, and not only by name. */
export function haveOwnAgreement(rows: readonly EvidenceRow[]): boolean {
  const isSameAddress = (['website', 'email', 'phone', 'registration', 'social'] as const).some((kind) =>
    isSame(rows, kind),
  );
  return isSameAddress || rowOf(rows, 'place')?.house === 'same';
}
