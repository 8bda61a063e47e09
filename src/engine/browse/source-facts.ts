import type { Amount } from '../../resolution/records/source-record.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import { amountWords } from '../../universe/firmographics/amount-words.ts';
import type { NormalSourceRecord } from '../../universe/normal-source-record.ts';
import { FIELD_ORDER } from './fact-fields.ts';
import { type RecordFact, type RelatedEntity, recordFacts } from './record-facts.ts';

export interface DatedRecord {
  readonly normal: NormalSourceRecord;
  /** ISO 8601. */
  readonly importedAt: string;
}

/** What one record of an entity says of one field. */
export interface SourceFact {
  readonly field: string;
  /** As the source writes it. */
  readonly value: string;
  /** `source:id`. */
  readonly key: string;
  /** ISO date on which the source last changed the record, else of its import. */
  readonly date: string;
  /** This value is the one that is shown of the entity. */
  readonly isShown: boolean;
}

interface Row extends RecordFact {
  readonly of: DatedRecord;
}

/** All that the records say, field by field and within a field the best source first. `records` are in order of trust. */
export function sourceFacts(
  records: readonly DatedRecord[],
  facts: EntityFacts,
  related: RelatedEntity,
): readonly SourceFact[] {
  const rows: readonly Row[] = records
    .flatMap((of) => recordFacts(of.normal, related).map((fact) => ({ ...fact, of })))
    .sort((a, b) => FIELD_ORDER.indexOf(a.field) - FIELD_ORDER.indexOf(b.field));
  const shown = new Set(SHOWN_FACTS.map((fact) => survivor(rows, fact, facts)));
  return rows.map((row) => ({
    field: row.field,
    value: row.value,
    key: row.of.normal.key,
    date: row.of.normal.record.updatedOn ?? row.of.importedAt.slice(0, 10),
    isShown: shown.has(row),
  }));
}

const SHOWN_FACTS = [
  'legalName',
  'tradingName',
  'website',
  'country',
  'city',
  'registration',
  'socialUrl',
  'category',
  'subcategory',
  'status',
  'parentId',
  'successorId',
  'headcounts',
  'revenues',
  'industry',
  'foundedYear',
] as const satisfies readonly (keyof EntityFacts)[];
type ShownFact = (typeof SHOWN_FACTS)[number];

/** The row that the shown value comes from: the first that says it, names of the very kind before others. */
function survivor(rows: readonly Row[], fact: ShownFact, facts: EntityFacts): Row | undefined {
  const shown = shownValue(facts[fact]);
  const saying = rows.filter(
    ({ of, says }) =>
      (shown.source === undefined || shown.source === of.normal.source.name) &&
      says.some((one) => one.fact === fact && one.form === shown.value),
  );
  return saying.find(({ field }) => field === OWN_FIELDS[fact]) ?? saying[0];
}

const OWN_FIELDS: { readonly [F in ShownFact]?: string } = {
  legalName: 'legal name',
  tradingName: 'trading name',
};

/** A fact without a source comes from the first record that has one. */
function shownValue(fact: EntityFacts[ShownFact]): { readonly value: unknown; readonly source?: string } {
  if (isList(fact)) return measureValue(fact[0]);
  if (fact === null || typeof fact !== 'object') return { value: fact };
  if ('number' in fact) return { value: fact.number, source: fact.source };
  return fact;
}

/** Of measures the first is shown. */
function measureValue(measure: (Amount & { readonly source: string }) | undefined) {
  return measure === undefined ? { value: null } : { value: amountWords(measure), source: measure.source };
}

function isList(fact: unknown): fact is readonly unknown[] {
  return Array.isArray(fact);
}
