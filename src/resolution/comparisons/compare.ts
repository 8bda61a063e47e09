import type { CandidateIndex } from '../blocking/candidate-index.ts';
import { WEIGHTS } from '../model/weights.ts';
import type { Rarity } from '../names/rarity.ts';
import type { NormalRecord } from '../records/normal-record.ts';
import type { Candidate } from './candidate.ts';
import { isInAnotherHouse, isSame } from './candidate-evidence.ts';
import { compareAllNames } from './compare-all-names.ts';
import { comparePhones, compareRegistrations, compareSocial, compareStatus } from './compare-identifiers.ts';
import { comparePlaces } from './compare-places.ts';
import { compareWebsites } from './compare-websites.ts';
import type { Comparison } from './comparison.ts';
import { type EvidenceRow, type NameRelation, roundedBits, rowOf, type UnitEvidence } from './evidence.ts';

/** Every comparison but that of the names, which comes first, in the order in which evidence is shown. */
const COMPARISONS: readonly Comparison[] = [
  compareWebsites,
  compareSocial,
  compareRegistrations,
  comparePhones,
  comparePlaces,
  compareStatus,
];

/** Log2 of the odds of an entity of the universe before anything is compared. */
export function priorBits(rarity: Rarity): number {
  return roundedBits(WEIGHTS.prior.coverage_bits - rarity.universeBits);
}

/** Compares the record with one entity, field by field. */
export function compareWith(
  record: NormalRecord,
  entity: number,
  universe: { index: CandidateIndex; rarity: Rarity },
): Candidate {
  const profile = universe.index.profile(entity);
  const context = { record, profile, ...universe };
  const names = compareAllNames(context);
  const rows = [...names.rows, ...COMPARISONS.flatMap((comparison) => comparison(context))];
  const evidence = [...rows, ...unitRow(rows), ...siteRow(rows)];
  const { rarityMargin } = names;
  return {
    entity,
    profile,
    evidence,
    rarityMargin,
    totalBits: totalOf(priorBits(universe.rarity), evidence),
  };
}

export function totalOf(prior: number, evidence: readonly EvidenceRow[]): number {
  return roundedBits(evidence.reduce((total, row) => total + row.bits, prior));
}

/**
 * A name that says more than the entity's own, on the entity's own domain, is often a unit or brand of it: then the
 * likeness of the names, which units share too, tells nothing.
 */
function unitRow(rows: readonly EvidenceRow[]): readonly EvidenceRow[] {
  const isOnDomain = isSame(rows, 'website') || isSame(rows, 'email');
  return isOnDomain && haveTellingWordsApart(rows, ['record_longer', 'overlap']) ? [unitEvidence(rows)] : [];
}

/**
 * A name with a word more or less in another house of the town: another site of the operator, or another company. One with
 * a legal form or an own website may have moved.
 */
function siteRow(rows: readonly EvidenceRow[]): readonly EvidenceRow[] {
  const isOther = haveTellingWordsApart(rows, ['record_longer', 'entity_longer', 'overlap']);
  if (!isOther || !isInAnotherHouse(rows)) return [];
  return [{ comparison: 'unit', cause: 'other_site', bits: roundedBits(WEIGHTS.other_site) }];
}

function haveTellingWordsApart(rows: readonly EvidenceRow[], relations: readonly NameRelation[]): boolean {
  const name = rowOf(rows, 'name');
  return name !== undefined && !name.isGeneric && relations.includes(name.relation);
}

const OF_NAMES: ReadonlySet<string> = new Set([
  'name',
  'name_reading',
  'name_form',
  'name_words',
  'name_seat',
]);

/** Takes back what the likeness of the names told, and more. */
export function unitEvidence(rows: readonly EvidenceRow[]): UnitEvidence {
  const likeness = rows.reduce((sum, row) => (OF_NAMES.has(row.comparison) ? sum + row.bits : sum), 0);
  const bits = roundedBits(WEIGHTS.unit_on_domain - Math.max(0, likeness));
  return { comparison: 'unit', cause: 'shared_domain', bits };
}
