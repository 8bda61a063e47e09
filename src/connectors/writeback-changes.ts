import type { CrmConnection, CrmRow, CrmUpdate } from '../contract/crm-connection.ts';
import { CoreError } from '../contract/errors.ts';
import { assertDistinct } from './distinct-ids.ts';

/** What a field held before it was written: by these a person can put everything back. */
export interface BeforeImage {
  readonly object: string;
  readonly id: string;
  readonly before: Readonly<Record<string, string | null>>;
  readonly after: Readonly<Record<string, string | null>>;
}

export interface BeforeImages {
  /** On disk when it returns: nothing is written to the CRM before. */
  keep(images: readonly BeforeImage[]): Promise<void>;
}

/** What may be written, and where. */
export interface WritebackRules {
  readonly object: string;
  /** The only fields that may be written. */
  readonly allowedFields: readonly string[];
  /** Leaves fields that hold something as they are: all of them, or these. */
  readonly onlyIfBlank: boolean | readonly string[];
  /** What the values were found by; without it, they are written whatever else the row says. */
  readonly foundBy?: FoundBy;
}

/** Fields that are read beside those that are written: a row that says something else by now is not written. */
export interface FoundBy {
  readonly fields: readonly string[];
  isAsItWas(row: CrmRow): boolean;
}

/** What is to be changed, and which rows are gone. */
export interface Changes {
  readonly changes: readonly BeforeImage[];
  readonly gone: readonly string[];
  /** Rows that say something else than what the values were found by. */
  readonly outdated: readonly CrmRow[];
  /** By id of the row: fields that hold another value and stay, as only blank ones are filled. */
  readonly notBlank: ReadonlyMap<string, readonly string[]>;
}

/** Throws INVALID_REQUEST for a field that may not be written, and for a row that is named twice. */
export function checkUpdates(updates: readonly CrmUpdate[], { allowedFields, object }: WritebackRules): void {
  const foreign = updates
    .flatMap(({ fields }) => Object.keys(fields))
    .find((name) => !allowedFields.includes(name));
  if (foreign !== undefined)
    throw new CoreError('INVALID_REQUEST', `the field ${foreign} of ${object} may not be written back`, {
      field: foreign,
      fix: `Fields that may be: ${allowedFields.join(', ') || 'none'}.`,
    });
  assertDistinct(updates);
}

/** Reads the present values: what differs from them, as far as the rules let it be written. Writes nothing; what a preview shows. */
export async function changesOf(
  connection: CrmConnection,
  updates: readonly CrmUpdate[],
  rules: WritebackRules,
): Promise<Changes> {
  const { object, onlyIfBlank, foundBy } = rules;
  const present = await presentRows(connection, updates, rules);
  const gone = updates.filter(({ id }) => !present.has(id)).map(({ id }) => id);
  const outdated = [...present.values()].filter((row) => foundBy?.isAsItWas(row) === false);
  const outdatedIds = new Set(outdated.map(({ id }) => id));
  const notBlank = new Map<string, readonly string[]>();
  const changes = updates.flatMap(({ id, fields }) => {
    const row = present.get(id);
    if (row === undefined || outdatedIds.has(id)) return [];
    const differing = Object.entries(fields).filter(
      ([name, value]) => !isSameValue(row.fields[name] ?? null, value),
    );
    const mayChange = (name: string) => isBlank(row.fields[name] ?? null) || !isBlankOnly(onlyIfBlank, name);
    const changed = differing.filter(([name]) => mayChange(name));
    notBlank.set(
      id,
      differing.map(([name]) => name).filter((name) => !mayChange(name)),
    );
    if (changed.length === 0) return [];
    const before = changed.map(([name]) => [name, row.fields[name] ?? null] as const);
    return [{ object, id, before: Object.fromEntries(before), after: Object.fromEntries(changed) }];
  });
  return { changes, gone, outdated, notBlank };
}

/** The present values of the fields that are to be written, and of those that the values were found by, by id. */
export async function presentRows(
  connection: CrmConnection,
  updates: readonly CrmUpdate[],
  { object, foundBy }: Pick<WritebackRules, 'object' | 'foundBy'>,
): Promise<ReadonlyMap<string, CrmRow>> {
  const written = updates.flatMap(({ fields: asked }) => Object.keys(asked));
  const fields = [...new Set([...written, ...(foundBy?.fields ?? [])])];
  const rows = await connection.read(
    object,
    updates.map(({ id }) => id),
    fields,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** A CRM gives a number back in its own form: `5` as `5.0`. */
export function isSameValue(one: string | null, another: string | null): boolean {
  const [first, second] = [one ?? '', another ?? ''];
  const isNumber = /^-?\d{1,15}(?:\.\d{1,15})?$/;
  return (
    first === second || (isNumber.test(first) && isNumber.test(second) && Number(first) === Number(second))
  );
}

function isBlankOnly(onlyIfBlank: WritebackRules['onlyIfBlank'], name: string): boolean {
  return typeof onlyIfBlank === 'boolean' ? onlyIfBlank : onlyIfBlank.includes(name);
}

function isBlank(value: string | null): boolean {
  return value === null || value.trim() === '';
}
