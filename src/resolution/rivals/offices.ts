import type { Candidate } from '../comparisons/candidate.ts';
import {
  isInAnotherPlace,
  isInUse,
  isSame,
  placeBits,
  SAME_WORDS,
} from '../comparisons/candidate-evidence.ts';
import { type EvidenceRow, roundedBits, rowOf, type UnitEvidence } from '../comparisons/evidence.ts';
import { unitEvidence } from '../comparisons/unit-rules.ts';
import { WEIGHTS } from '../model/weights.ts';
import { type Rivalry, withRows } from './rivals.ts';

/**
 * Offices and subsidiaries type the website of their group: where a member of the group bears the record's name as well or better
 * and is nearer, the website tells nothing for the owner of it. `Vodafone GmbH` of Düsseldorf at `vodafone.com` is Vodafone GmbH.
 * Where no group is known it may have been typed for the name: `Delta` of Taipei at `delta.com` is hardly the airline.
 */
export function withOffices(candidates: readonly Candidate[], { prior }: Rivalry): readonly Candidate[] {
  if (candidates.length < 2 || !candidates.some(isOnItsSite)) return candidates;
  const offices = candidates.filter((candidate) => nearnessOf(candidate) === NEAR);
  if (offices.length === 0) return candidates;
  return withRows(candidates, prior, (candidate) => {
    if (!isOnItsSite(candidate)) return undefined;
    const nearer = offices.filter((office) => isNearer(office, candidate));
    if (nearer.some((office) => areOfOneGroup(office, candidate))) return unitEvidence(candidate.evidence);
    return nearer.length > 0 && isAbroad(candidate) ? NAMESAKE_AT_HOME : undefined;
  });
}

/** Another company of the name is where the record is. */
export const NAMESAKE_AT_HOME: UnitEvidence = {
  comparison: 'unit',
  cause: 'namesake_at_home',
  bits: roundedBits(WEIGHTS.namesake_at_home),
};

/** A company of the record's name is where the record is, and the one whose website it has is in another country. */
export function hasNamesakeAtHome(rows: readonly EvidenceRow[]): boolean {
  return rows.some((row) => row.comparison === 'unit' && row.cause === 'namesake_at_home');
}

function isAbroad({ evidence }: Candidate): boolean {
  return rowOf(evidence, 'place')?.region === 'country_differs' || rowOf(evidence, 'elsewhere') !== undefined;
}

function isOnItsSite({ evidence }: Candidate): boolean {
  return isSame(evidence, 'website');
}

/** The one belongs to the other, or both to a third. */
function areOfOneGroup({ profile: office }: Candidate, { profile: owner }: Candidate): boolean {
  return office.groupIds.some((id) => id === owner.coreId || owner.groupIds.includes(id));
}

function isNearer(office: Candidate, owner: Candidate): boolean {
  const named = likenessOf(office) - likenessOf(owner);
  const near = nearnessOf(office) - nearnessOf(owner);
  return likenessOf(office) > 0 && named >= 0 && near >= 0 && named + near > 0;
}

const NEAR = 2;

/** How well the place agrees: it is another one (0), it cannot be told (1), it is the same (NEAR). */
function nearnessOf({ evidence }: Candidate): number {
  if (isInAnotherPlace(evidence) || rowOf(evidence, 'elsewhere') !== undefined) return 0;
  return placeBits(evidence) > 0 ? NEAR : 1;
}

/** How well the names agree: not as wholes (0), as wholes (1), with the same legal form as well (2). */
function likenessOf({ evidence }: Candidate): number {
  const name = rowOf(evidence, 'name');
  if (name === undefined || !SAME_WORDS.includes(name.relation)) return 0;
  if (!isInUse(name) && name.kindOfName !== 'alias') return 0;
  return rowOf(evidence, 'name_form')?.relation === 'same' ? 2 : 1;
}
