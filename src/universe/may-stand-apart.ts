import type { EntityInput } from '../contract/entity-input.ts';
import { findCandidates } from '../resolution/blocking/candidates.ts';
import { WIDEST_LIMITS } from '../resolution/blocking/widest-limits.ts';
import { normaliseRecord } from '../resolution/records/normal-record.ts';
import { CREATED_SOURCE, type SourceInfo } from '../resolution/records/source.ts';
import type { SourceRecord } from '../resolution/records/source-record.ts';
import { isByNameAlone, isCreated } from './borrowed-website.ts';
import { mintCoreId, recordKey } from './core-id.ts';
import { linkReason } from './link-rules.ts';
import { type NormalSourceRecord, normaliseSourceRecord } from './normal-source-record.ts';
import type { CreatedDraft, ReferenceVersion } from './reference-store.ts';
import { shareDomain } from './websites.ts';

/** Who may be linked with a record are hundreds: in the time in which they are looked through, so many entities are built anew. */
const BUILT_MEANWHILE = 200;
/** Of so few new records it is asked in any universe. */
const FEW = 50;

/**
 * Whether these created records may stand beside the version in use without building it anew, because that would give the
 * same entities: those that it was built with are still there as they were, and what is new is none of its companies. False
 * also of so many new ones that to build it anew is sooner done than to find that out.
 */
export function mayStandApart({ records }: CreatedDraft, current: ReferenceVersion): boolean {
  const texts = new Map(records.map((record) => [record.id, JSON.stringify(record)]));
  for (const { id } of current.records(CREATED_SOURCE.name)) if (!texts.has(id)) return false;
  const isAsItWas = (record: SourceRecord) =>
    JSON.stringify(current.record(recordKey(record))) === texts.get(record.id);
  const others = records.filter((record) => !isAsItWas(record));
  if (others.length > Math.max(FEW, current.index.size / BUILT_MEANWHILE)) return false;
  const sources = new Map(current.sources().map((source) => [source.name, source]));
  const isOfKnown = (record: SourceRecord) => hasLink(record, current, sources);
  return others.every((record) => {
    const key = recordKey(record);
    const isNew = current.record(key) === undefined;
    const isApart = isNew
      ? isFree(mintCoreId(key), current)
      : (current.entityOfRecord(key) ?? 0) >= current.index.size;
    return isApart && !isOfKnown(record);
  });
}

function isFree(coreId: string, current: ReferenceVersion): boolean {
  return current.index.entityOf(coreId) === undefined;
}

/** It is linked with a record of the sources, and not by its name alone where its website is another company's (borrowed-website.ts). */
function hasLink(
  record: SourceRecord,
  current: ReferenceVersion,
  sources: ReadonlyMap<string, SourceInfo>,
): boolean {
  const normal = normaliseSourceRecord(record, CREATED_SOURCE);
  const near = findCandidates(normaliseRecord(inputOf(record)), current.index, WIDEST_LIMITS);
  const companies = near.map((entity) => {
    const others = current.facts(entity).sources.flatMap((key) => normalOf(key, current, sources));
    const reasons = others.flatMap((other) => linkReason(normal, other) ?? []);
    return { reasons, hasWebsite: others.some((other) => !isCreated(other) && shareDomain(normal, other)) };
  });
  const isBorrowed = companies.some(({ hasWebsite }) => hasWebsite);
  return companies.some(({ reasons, hasWebsite }) =>
    reasons.some((reason) => hasWebsite || !isBorrowed || !isByNameAlone(reason)),
  );
}

function normalOf(
  key: string,
  current: ReferenceVersion,
  sources: ReadonlyMap<string, SourceInfo>,
): readonly NormalSourceRecord[] {
  const record = current.record(key);
  const source = record && sources.get(record.source);
  return record && source ? [normaliseSourceRecord(record, source)] : [];
}

function inputOf({ names, websites, country, city, identifiers }: SourceRecord): EntityInput {
  const named = (kind: string) => names.find((name) => name.kind === kind)?.value;
  const [legal, trading, website] = [named('legal'), named('trading'), websites[0]];
  const registration = identifiers.find(({ type }) => type === 'registration')?.value;
  return {
    ...(legal !== undefined && { legal_name: legal }),
    ...(trading !== undefined && { trading_name: trading }),
    ...(website !== undefined && { website }),
    ...(country !== undefined && { country }),
    ...(city !== undefined && { city }),
    ...(registration !== undefined && { company_registration_number: registration }),
  };
}
