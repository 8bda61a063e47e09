import type { CandidateIndex } from '../blocking/candidate-index.ts';
import { CANDIDATE_RULES, COMPARISONS } from '../decision-rules.ts';
import type { Rarity } from '../names/rarity.ts';
import type { NormalRecord } from '../records/normal-record.ts';
import type { Candidate } from './candidate.ts';
import type { EvidenceRow } from './evidence.ts';
import { priorBits, totalOf } from './total-bits.ts';

/** Compares the record with one entity, field by field. */
export function compareWith(
  record: NormalRecord,
  entity: number,
  universe: { index: CandidateIndex; rarity: Rarity },
): Candidate {
  const { index, rarity } = universe;
  const profile = index.profile(entity);
  const context = { record, profile, index, rarity };
  const rows: EvidenceRow[] = [];
  for (const { compare } of COMPARISONS) rows.push(...compare(context, rows));
  const evidence = [...rows];
  for (const { rowsOf } of CANDIDATE_RULES) evidence.push(...rowsOf(rows));
  return { entity, profile, evidence, totalBits: totalOf(priorBits(rarity), evidence) };
}
