import type { Candidate } from './compare.ts';

/** Says whether a comparison of the candidate came to one of these levels. */
export function has(candidate: Candidate, comparison: string, levels: readonly string[]): boolean {
  return candidate.evidence.some((row) => row.comparison === comparison && levels.includes(row.level));
}

/** An identifier of the record is the entity's own. */
export function hasOwnIdentifier(candidate: Candidate): boolean {
  return ['website', 'social', 'registration', 'phone'].some((kind) => has(candidate, kind, ['same']));
}
