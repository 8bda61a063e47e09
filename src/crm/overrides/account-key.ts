import { z } from 'zod';
import { EntityInput } from '../../contract/entity-input.ts';
import { type NormalRecord, normaliseRecord } from '../../resolution/records/normal-record.ts';
import { accountId, accountIdFault, isRowId } from '../account-id.ts';

/**
 * An account without an id, as a decision names it: what its record says, as JSON. The text is kept as it was given, and
 * compared by the record's normal form, so that a later version of the tables still finds the record.
 */
const NamedRecord = EntityInput.omit({
  external_id: true,
  core_id: true,
  match_to_social: true,
  bias: true,
  webhook_url: true,
})
  .extend({ name: z.string().min(1).optional() })
  .strict();

/** What the key of a record begins with; ids begin with no space. */
const RECORD = ' record ';

/** Ids may stand in braces, as those of Dynamics do; JSON has a quote behind them. */
const JSON_OBJECT = /^\s*\{\s*"/;

/** The key of an account as a decision names it: by its CRM id, or by its record as JSON. */
export function accountKey(named: string): string {
  const record = namedRecord(named);
  return (record === undefined ? undefined : recordKey(record)) ?? accountId(named).id;
}

/** The keys under which decisions about the account of a record may stand: that of its id, that of its normal form. */
export function accountKeysOf(input: EntityInput): {
  readonly id?: string;
  readonly record: () => string | undefined;
} {
  const { external_id: id } = input;
  const isNamed = id !== undefined && !isRowId(id);
  return { ...(isNamed && { id: accountId(id).id }), record: () => recordKey(input) };
}

/** The normal form of a record as a text: the same for variants of spelling; undefined when no company is known by it. */
export function recordKey(input: EntityInput): string | undefined {
  const record = normaliseRecord(input);
  const { names, website, emailDomain, socialSlug, place, phone, registration } = record;
  if (!hasSignal(record)) return undefined;
  const written = names.map(({ tokens, forms, country = '' }) =>
    [tokens.join(' '), forms.join(' '), country].join('|'),
  );
  const parts = [
    [...new Set(written)].sort(),
    ...[website?.domain, emailDomain?.domain, socialSlug, phone],
    ...[place.country, place.state, place.city, place.postalCode, place.street],
    ...[registration?.number, registration?.country],
  ];
  return `${RECORD}${JSON.stringify(parts.map((part) => part ?? ''))}`;
}

/** Whether the key is that of a record without an id. */
export function isRecordKey(key: string): boolean {
  return key.startsWith(RECORD);
}

export function isRecord(named: string): boolean {
  return JSON_OBJECT.test(named);
}

/** What is wrong with the name of an account, and how it is put right; undefined when nothing is. */
export function accountFault(named: string): { readonly what: string; readonly fix: string } | undefined {
  if (named.trim() === '')
    return { what: 'names no account', fix: 'Give the id that the account has in the CRM.' };
  if (isRowId(named))
    return {
      what: `names the row of a file, and no account: ${named.trim()}`,
      fix: 'Name an account without an id by what its record says, as JSON.',
    };
  if (!isRecord(named)) return accountIdFault(named);
  const record = namedRecord(named);
  const fix = `Write the record as one JSON object of ${Object.keys(NamedRecord.shape).join(', ')}.`;
  if (record === undefined) return { what: `is not a record of an account: ${named}`, fix };
  if (recordKey(record) !== undefined) return undefined;
  return {
    what: `has nothing that a company is known by: ${named}`,
    fix: 'Add a name, a website or a number.',
  };
}

function namedRecord(named: string): EntityInput | undefined {
  if (!isRecord(named)) return undefined;
  const parsed = NamedRecord.safeParse(parsedJson(named));
  if (!parsed.success) return undefined;
  const { name, ...record } = parsed.data;
  if (name === undefined) return record;
  if (record.trading_name === undefined) return { ...record, trading_name: name };
  return { ...record, legal_name: record.legal_name ?? name };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function hasSignal({ names, website, emailDomain, socialSlug, phone, registration }: NormalRecord): boolean {
  const signals = [website, emailDomain, socialSlug, phone, registration];
  return names.length > 0 || signals.some((signal) => signal !== undefined);
}
