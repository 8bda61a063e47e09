import { normaliseRegistration, type Registration } from '../resolution/records/normalise-registration.ts';
import type { RecordIdentifier, SourceRecord } from '../resolution/records/source-record.ts';

/** An identifier in the one form in which it is compared; numbers that only fill a field have none. */
export interface NormalIdentifier {
  readonly type: RecordIdentifier['type'];
  readonly value: string;
  /** Of registrations and tax numbers. */
  readonly registration?: Registration;
}

/** Normalises the identifiers of a record; `country` is the record's own. */
export function normaliseIdentifiers(
  record: SourceRecord,
  country: string | undefined,
): readonly NormalIdentifier[] {
  return record.identifiers.flatMap((identifier) => normaliseIdentifier(identifier, country) ?? []);
}

/** Normalises one identifier; undefined for a placeholder. */
export function normaliseIdentifier(
  { type, value, country: given }: RecordIdentifier,
  country: string | undefined,
): NormalIdentifier | undefined {
  if (type === 'registration' || type === 'ein') {
    const registration = normaliseRegistration(value, type === 'ein' ? 'US' : (given ?? country));
    if (registration === undefined) return undefined;
    return { type, value: `${registration.country ?? ''}|${registration.number}`, registration };
  }
  const compact = value.toUpperCase().replace(/[\s-]/g, '');
  return /^(.)\1*$/.test(compact) ? undefined : { type, value: compact };
}
