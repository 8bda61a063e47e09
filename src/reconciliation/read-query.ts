import { CoreId } from '../contract/core-id.ts';
import type { EntityInput } from '../contract/entity-input.ts';
import { type PropertyValue, ReconciliationQuery } from '../contract/reconciliation.ts';
import { cellText, shortenedText } from '../tabular/cell-text.ts';
import { type EvidenceField, propertyOf } from './properties.ts';

/** A query as entity resolution takes it. */
export interface ReadQuery {
  readonly input: EntityInput;
  /** The types that were asked for. */
  readonly types: readonly string[];
  /** At most so many candidates. */
  readonly limit: number;
}

type NameFieldOf = (name: string) => 'legal_name' | 'trading_name';
type Fields = Partial<Record<EvidenceField, string>>;

const MOST_CANDIDATES = 5;

/**
 * Reads one query, its values as cells of a file are read; undefined for one that cannot be read or has nothing to find a
 * company by. A query that is a `core_id` asks for that entity.
 */
export function readQuery(value: unknown, nameFieldOf: NameFieldOf): ReadQuery | undefined {
  const read = ReconciliationQuery.safeParse(withoutNulls(value));
  if (!read.success) return undefined;
  const { query = '', type = [], limit = MOST_CANDIDATES } = read.data;
  const fields = fieldsOf(read.data);
  const name = matchedText(query);
  if (name !== '') placeName(fields, name, nameFieldOf);
  if (Object.keys(fields).every((field) => field === 'external_id')) return undefined;
  return { input: fields, types: [type].flat(), limit: limit > 0 ? limit : MOST_CANDIDATES };
}

/** Programs write null where they have no value, such as for an empty cell. */
function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const stated = Object.entries(value).filter(([, one]) => one !== null);
  return Object.fromEntries(
    stated.map(([name, one]) => [name, Array.isArray(one) ? one.flatMap(statedPart) : one]),
  );
}

function statedPart(part: unknown): readonly unknown[] {
  if (typeof part !== 'object' || part === null || !('v' in part)) return [part];
  const { v } = part;
  if (v === null) return [];
  return [Array.isArray(v) ? { ...part, v: v.filter((one) => one !== null) } : part];
}

function fieldsOf({ properties = [] }: ReconciliationQuery): Fields {
  const fields: Fields = {};
  for (const { pid, v } of properties) {
    const field = propertyOf(pid)?.evidence;
    if (field === undefined || fields[field] !== undefined) continue;
    const texts = [v].flat().map((value) => textOf(value, field));
    const text = field === 'address' ? texts.filter(Boolean).join(', ') : texts.find((one) => one !== '');
    if (text !== undefined && text !== '') fields[field] = text;
  }
  return fields;
}

/** Of a reconciled cell its name is evidence, but for `core_id`, which is what it was reconciled to. */
function textOf(value: PropertyValue, field: EvidenceField): string {
  if (typeof value !== 'object') return matchedText(String(value));
  return matchedText(field === 'core_id' ? value.id : (value.name ?? value.id));
}

function matchedText(text: string): string {
  return shortenedText(cellText(text));
}

/** Puts the name where `core resolve` puts a column of names. */
function placeName(fields: Fields, name: string, nameFieldOf: NameFieldOf): void {
  if (fields.core_id === undefined && CoreId.safeParse(name).success) {
    fields.core_id = name;
    return;
  }
  const field = nameFieldOf(name);
  const other = field === 'legal_name' ? 'trading_name' : 'legal_name';
  if (fields[field] === undefined) fields[field] = name;
  else if (fields[other] === undefined && fields[field] !== name) fields[other] = name;
}
