import { WEIGHTS } from '../model/weights.ts';
import { isOfFields, saysField } from '../names/fields-at-head.ts';
import { organisationKinds } from '../tables/organisation-kinds.ts';
import {
  hasMoreThanNames,
  hasOwnAddress,
  isElsewhereAltogether,
  isInAnotherHouse,
  isSame,
} from './candidate-evidence.ts';
import { type EvidenceRow, roundedBits, rowOf, type UnitEvidence } from './evidence.ts';
import type { NameRelation } from './name-evidence.ts';

/**
 * A name that says more than the entity's own, on the entity's own domain, is often a unit or brand of it: then the
 * likeness of the names, which units share too, tells nothing.
 */
export function unitRow(rows: readonly EvidenceRow[]): readonly EvidenceRow[] {
  const isOnDomain = isSame(rows, 'website') || isSame(rows, 'email');
  return isOnDomain && haveTellingWordsApart(rows, ['record_longer', 'overlap']) ? [unitEvidence(rows)] : [];
}

/**
 * A name with a word more or less in another house of the town, or in another town with a number of its area: another site
 * of the operator, or another company. One with a legal form or an own website may have moved.
 */
export function siteRow(rows: readonly EvidenceRow[]): readonly EvidenceRow[] {
  const isOther = haveTellingWordsApart(rows, ['record_longer', 'entity_longer', 'overlap']);
  if (!isOther || !(isInAnotherHouse(rows) || isElsewhereAltogether(rows))) return [];
  return [{ comparison: 'unit', cause: 'other_site', bits: roundedBits(WEIGHTS.other_site) }];
}

/**
 * Each name says a kind of organisation that the other does not, and nothing speaks for the entity beside its name: the
 * hospital of a town is not its university.
 */
export function kindRow(rows: readonly EvidenceRow[]): readonly EvidenceRow[] {
  const [name, words] = [rowOf(rows, 'name'), rowOf(rows, 'name_words')];
  if (name === undefined || words === undefined || hasMoreThanNames(rows)) return [];
  const areOther = (extra: readonly string[], whole: readonly string[]) => {
    const kinds = organisationKinds(extra);
    return kinds.length > 0 && !organisationKinds(whole).some((kind) => kinds.includes(kind));
  };
  const areApart = areOther(words.onlyLeft, name.right.tokens) && areOther(words.onlyRight, name.left.tokens);
  return areApart ? [{ comparison: 'unit', cause: 'other_kind', bits: roundedBits(WEIGHTS.other_kind) }] : [];
}

/**
 * Each name says a field before what both are, and no identifier or house is the entity's own: an agrarian university is none of
 * medicine, and may be in its town.
 */
export function fieldRow(rows: readonly EvidenceRow[]): readonly EvidenceRow[] {
  const [name, words] = [rowOf(rows, 'name'), rowOf(rows, 'name_words')];
  if (name?.relation !== 'overlap' || words === undefined || !name.left.tokens.some(isOfFields)) return [];
  if (hasOwnAddress(rows)) return [];
  const areApart =
    saysField(name.left.tokens, words.onlyLeft) && saysField(name.right.tokens, words.onlyRight);
  return areApart
    ? [{ comparison: 'unit', cause: 'other_field', bits: roundedBits(WEIGHTS.other_field) }]
    : [];
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
  'name_beside',
  'name_owner',
  'name_number',
  'name_place',
]);

/** Takes back what the likeness of the names told, and more. */
export function unitEvidence(rows: readonly EvidenceRow[]): UnitEvidence {
  const likeness = rows.reduce((sum, row) => (OF_NAMES.has(row.comparison) ? sum + row.bits : sum), 0);
  const bits = roundedBits(WEIGHTS.unit_on_domain - Math.max(0, likeness));
  return { comparison: 'unit', cause: 'shared_domain', bits };
}
