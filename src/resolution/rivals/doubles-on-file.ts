import type { Candidate } from '../comparisons/candidate.ts';
import type { EntityProfile } from '../comparisons/entity-profile.ts';
import { type DoubleEvidence, roundedBits } from '../comparisons/evidence.ts';
import { WEIGHTS } from '../model/weights.ts';
import { areOne } from './one-company.ts';
import { type Rivalry, withRows } from './rivals.ts';

/**
 * A list may hold one company twice: `The Rigby Pub And Gril` and `The Rigby Pub And Grill` in one house. Of such candidates, which
 * fit about as well, the fuller record is given, and the other is no rival to it. Not where they may be two: in two houses or
 * towns, with two registration numbers or legal forms, where the one belongs to the other, or where they are many.
 */
export function withoutDoubles(candidates: readonly Candidate[], { prior }: Rivalry): readonly Candidate[] {
  const near = thoseNear(candidates);
  if (near.length < 2) return candidates;
  const doubled = groupsOf(near).filter((group) => group.length > 1 && !isFamily(group, candidates));
  if (doubled.length === 0) return candidates;
  const fuller = doubled.map(fullestOf);
  return withRows(candidates, prior, (candidate) => {
    if (fuller.includes(candidate)) return BETTER;
    return doubled.some((group) => group.includes(candidate)) ? OTHER : undefined;
  });
}

const BETTER: DoubleEvidence = { comparison: 'double', role: 'better', bits: 0 };
const OTHER: DoubleEvidence = {
  comparison: 'double',
  role: 'other',
  bits: roundedBits(WEIGHTS.double_on_file),
};

/** Below, nobody is a match, and of most records many candidates are as far. */
const LEAST_BITS = 0;

/** Those that would keep the best from being sure, the best first; none where it is no match. */
function thoseNear(candidates: readonly Candidate[]): readonly Candidate[] {
  let most = LEAST_BITS;
  for (const { totalBits } of candidates) most = Math.max(most, totalBits);
  if (most === LEAST_BITS) return [];
  const near = candidates.filter(({ totalBits }) => most - totalBits < WEIGHTS.threshold.high_margin_bits);
  return near.sort((a, b) => b.totalBits - a.totalBits || byId(a, b));
}

type Group = readonly [Candidate, ...Candidate[]];

/** Each with those that are it once more. */
function groupsOf(near: readonly Candidate[]): readonly Group[] {
  const groups: [Candidate, ...Candidate[]][] = [];
  for (const candidate of near) {
    const group = groups.find(([first]) => areOne(first.profile, candidate.profile));
    if (group === undefined) groups.push([candidate]);
    else group.push(candidate);
  }
  return groups;
}

/** More are no slip of who keeps the list: funds that are all listed as `ISHARES`, of one house and website. */
const MOST_DOUBLES = 3;

function isFamily([first]: Group, candidates: readonly Candidate[]): boolean {
  return candidates.filter(({ profile }) => areOne(first.profile, profile)).length > MOST_DOUBLES;
}

/** Of those that fit equally well, the one whose name was not cut off, that operates, and of which more is on file. */
function fullestOf([first, ...others]: Group): Candidate {
  const asGood = others.filter(
    ({ totalBits }) => first.totalBits - totalBits < WEIGHTS.threshold.ambiguous_bits,
  );
  return asGood.reduce((best, next) => (isFuller(next, best) ? next : best), first);
}

function isFuller(next: Candidate, best: Candidate): boolean {
  const [ahead = 0] = [
    Number(isCutOff(best.profile, next.profile)) - Number(isCutOff(next.profile, best.profile)),
    Number(best.profile.isClosed) - Number(next.profile.isClosed),
    factsOf(next.profile) - factsOf(best.profile),
  ].filter((lead) => lead !== 0);
  return ahead > 0;
}

/** The name that people are shown is where the other one's was cut off. */
function isCutOff({ name }: EntityProfile, other: EntityProfile): boolean {
  return name.length < other.name.length && other.name.startsWith(name);
}

function factsOf({ domains, phones, socialSlugs, registrations, places }: EntityProfile): number {
  const placed = places.flatMap((place) => Object.values(place)).filter((part) => part !== undefined);
  return [...domains, ...phones, ...socialSlugs, ...registrations, ...placed].length;
}

function byId(a: Candidate, b: Candidate): number {
  return a.profile.coreId < b.profile.coreId ? -1 : 1;
}
