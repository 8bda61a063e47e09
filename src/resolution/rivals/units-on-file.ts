import type { Candidate } from '../comparisons/candidate.ts';
import { roundedBits, rowOf, type UnitEvidence } from '../comparisons/evidence.ts';
import { WEIGHTS } from '../model/weights.ts';
import { asWritten } from '../names/normal-name.ts';
import { type Rivalry, withRows } from './rivals.ts';

/** `Kudzwa Canada` is no guess at Kudzwa abroad where Kudzwa Foods Canada is on file. */
export function withUnitsOnFile(candidates: readonly Candidate[], { prior }: Rivalry): readonly Candidate[] {
  if (!candidates.some(isAbroad) || !candidates.some(saysWholeName)) return candidates;
  return withRows(candidates, prior, (candidate) => (isAbroad(candidate) ? UNIT_ON_FILE : undefined));
}

const UNIT_ON_FILE: UnitEvidence = {
  comparison: 'unit',
  cause: 'unit_on_file',
  bits: roundedBits(WEIGHTS.unit_on_file),
};

function isAbroad({ evidence }: Candidate): boolean {
  return rowOf(evidence, 'name_seat')?.stands === 'abroad';
}

/** Its name has all words of the record's, the country among them. */
function saysWholeName(candidate: Candidate): boolean {
  const name = rowOf(candidate.evidence, 'name');
  if (name === undefined || isAbroad(candidate)) return false;
  return asWritten(name.left).tokens.every((word) => name.right.tokens.includes(word));
}
