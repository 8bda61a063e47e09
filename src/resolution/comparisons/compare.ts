import type { Evidence } from '../../contract/extended.ts';
import type { CandidateIndex } from '../blocking/candidate-index.ts';
import { WEIGHTS } from '../model/weights.ts';
import type { Rarity } from '../names/rarity.ts';
import type { NormalRecord } from '../records/normal-record.ts';
import type { Candidate } from './candidate.ts';
import { isInAnotherHouse } from './candidate-evidence.ts';
import { comparePhones, compareRegistrations, compareSocial, compareStatus } from './compare-identifiers.ts';
import { compareAllNames } from './compare-names.ts';
import { comparePlaces } from './compare-places.ts';
import { compareWebsites } from './compare-websites.ts';
import { type Comparison, evidence as evidenceRow } from './comparison.ts';

/** Every comparison but that of the names, which comes first, in the order in which evidence is shown. */
const COMPARISONS: readonly Comparison[] = [
  compareWebsites,
  compareSocial,
  compareRegistrations,
  comparePhones,
  comparePlaces,
  compareStatus,
];

const WORDS_APART = /^(?:record_longer|entity_longer|overlap)(?!_generic)/;

/** Log2 of the odds of an entity of the universe before anything is compared. */
export function priorBits(rarity: Rarity): number {
  return Math.round((WEIGHTS.prior.coverage_bits - rarity.universeBits) * 100) / 100;
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
  const { surplus } = names;
  return { entity, profile, evidence, surplus, totalBits: totalOf(priorBits(universe.rarity), evidence) };
}

export function totalOf(prior: number, evidence: readonly Evidence[]): number {
  const sum = evidence.reduce((total, row) => total + row.bits, prior);
  return Math.round(sum * 100) / 100;
}

/**
 * A name that says more than the entity's own, on the entity's own domain, is often a unit or brand of it: then the
 * likeness of the names, which units share too, tells nothing.
 */
function unitRow(rows: readonly Evidence[]): readonly Evidence[] {
  const has = (comparison: string, level: RegExp) =>
    rows.some((row) => row.comparison === comparison && level.test(row.level));
  const isOnDomain = has('website', /^same$/) || has('email', /^same$/);
  if (!isOnDomain || !has('name', /^(?:record_longer|overlap)(?!_generic)/)) return [];
  return [unitEvidence(rows)];
}

/**
 * A name with a word more or less in another house of the town: another site of the operator, or another company. One with
 * a legal form or an own website may have moved.
 */
function siteRow(rows: readonly Evidence[]): readonly Evidence[] {
  const isOther = rows.some(({ comparison, level }) => comparison === 'name' && WORDS_APART.test(level));
  if (!isOther || !isInAnotherHouse(rows)) return [];
  return [evidenceRow('unit', 'other_site', { left: null, right: null, bits: WEIGHTS.other_site })];
}

/** Takes back what the likeness of the names told, and more. */
export function unitEvidence(rows: readonly Evidence[]): Evidence {
  const likeness = rows.reduce((sum, row) => (row.comparison.startsWith('name') ? sum + row.bits : sum), 0);
  const bits = WEIGHTS.unit_on_domain - Math.max(0, likeness);
  return evidenceRow('unit', 'shared_domain', { left: null, right: null, bits });
}
