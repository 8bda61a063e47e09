import type { CrmRow, CrmUpdate } from '../contract/crm-connection.ts';
import { type FoundFields, outputsOf } from './found-fields.ts';
import { isBlankOnly, type WriteBack } from './schedule-config.ts';

/** A row as it is and as it is to be, of the fields that change. */
export interface RowWrite {
  readonly crmId: string;
  readonly before: CrmUpdate['fields'];
  readonly after: CrmUpdate['fields'];
}

/** What was found, as texts for the fields of the CRM; what was not found is left out, and never blanks a field. */
export function wantedFields(writeback: WriteBack, crmId: string, found: FoundFields): CrmUpdate['fields'] {
  const outputs = Object.entries(outputsOf(writeback.fields, crmId, found));
  return Object.fromEntries(
    outputs.flatMap(([field, value]) => (value === null ? [] : [[field, String(value)]])),
  );
}

/**
 * What is to be written: of the fields that a schedule may write those that differ, and where only blanks are filled those
 * that are blank. Undefined when there is nothing to write.
 */
export function rowWrite(
  writeback: WriteBack,
  present: Pick<CrmRow, 'id' | 'fields'>,
  wanted: CrmUpdate['fields'],
): RowWrite | undefined {
  const changes = Object.entries(wanted).filter(([field, value]) => {
    const now = present.fields[field] ?? '';
    if (now === value || writeback.fields[field] === undefined) return false;
    return now.trim() === '' || !isBlankOnly(writeback, field);
  });
  if (changes.length === 0) return undefined;
  const after = Object.fromEntries(changes);
  const before = Object.fromEntries(changes.map(([field]) => [field, present.fields[field] ?? null]));
  return { crmId: present.id, before, after };
}
