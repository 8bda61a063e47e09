import { labelOf } from '../resolution/blocking/blocking-keys.ts';
import type { CandidateIndex } from '../resolution/blocking/candidate-index.ts';
import { areNames, isInUse, WHOLE_NAME } from '../resolution/comparisons/candidate-evidence.ts';
import { compareWith } from '../resolution/comparisons/compare.ts';
import type { EntityProfile, ProfileName } from '../resolution/comparisons/entity-profile.ts';
import { rowOf } from '../resolution/comparisons/evidence.ts';
import { BACKGROUND_SIZE, backgroundCount } from '../resolution/model/background.ts';
import type { Rarity } from '../resolution/names/rarity.ts';
import type { NormalRecord } from '../resolution/records/normal-record.ts';
import { isCurrent } from './link-names.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';

/**
 * How rare a value is, whatever universe is being built (docs/identity.md: two records and fixed tables decide).
 * Words are counted on the model's background of companies; for the rest, the figures of a million companies.
 */
export const FIXED_RARITY: Rarity = {
  universeBits: 20,
  tokenBits: (token) => -Math.log2((backgroundCount(token) + 0.5) / BACKGROUND_SIZE),
  isKnownWord: (token) => backgroundCount(token) > 0,
  sharingBits: () => 0,
  cityBits: () => 7,
  postalBits: () => 10,
  keyBits: () => 12,
};

/** What the matcher must find at least, in bits, in both directions. */
const CUT_BITS = 6;

/**
 * The matcher's own comparison: each of the two is compared as a record with the other as an entity, and both answers
 * must reach the cut with the whole name and without a place of another state. Knows current names only.
 */
export function compareAsOne(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  return reachesCut(left, right) && reachesCut(right, left);
}

function reachesCut(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  const universe = { index: universeOf(profileOf(right)), rarity: FIXED_RARITY };
  const { evidence, totalBits } = compareWith(recordOf(left), 0, universe);
  if (totalBits < CUT_BITS) return false;
  const name = rowOf(evidence, 'name');
  if (name === undefined || !isInUse(name) || !areNames(evidence, WHOLE_NAME)) return false;
  return rowOf(evidence, 'place')?.region !== 'state_differs';
}

function recordOf({
  names,
  domains,
  socialSlugs,
  place,
  phones,
  registrations,
}: NormalSourceRecord): NormalRecord {
  const [domain, slug, phone, registration] = [domains[0], socialSlugs[0], phones[0], registrations[0]];
  return {
    names: asWritten(names).map((name) => ({ ...name, part: 'whole' })),
    ...(domain !== undefined && {
      website: { domain, label: labelOf(domain), isShared: false },
    }),
    ...(slug !== undefined && { socialSlug: slug }),
    place,
    ...(phone !== undefined && { phone }),
    ...(registration !== undefined && { registration }),
  };
}

/** Nothing is linked by a translation. */
function asWritten(names: readonly ProfileName[]): readonly ProfileName[] {
  return names.filter(isCurrent).map(({ english: _english, ...name }) => name);
}

function profileOf({
  key,
  names,
  domains,
  socialSlugs,
  place,
  phones,
  registrations,
}: NormalSourceRecord): EntityProfile {
  return {
    coreId: key,
    name: names[0]?.text ?? '',
    names: asWritten(names),
    domains,
    socialSlugs,
    places: [place],
    phones,
    registrations,
    groupIds: [],
    isClosed: false,
  };
}

function universeOf(profile: EntityProfile): CandidateIndex {
  return {
    size: 1,
    frequencyCap: 1,
    entry: () => undefined,
    frequency: () => 1,
    profile: () => profile,
    entityOf: () => undefined,
  };
}
