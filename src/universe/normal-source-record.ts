import type { NameKind, ProfileName } from '../resolution/comparisons/entity-profile.ts';
import type { NormalName } from '../resolution/names/normal-name.ts';
import { normaliseName } from '../resolution/names/normalise-name.ts';
import { decodeText } from '../resolution/records/decode-text.ts';
import { normalisePhone } from '../resolution/records/normalise-phone.ts';
import { normalisePlace, type Place } from '../resolution/records/normalise-place.ts';
import type { Registration } from '../resolution/records/normalise-registration.ts';
import { normaliseWebsite } from '../resolution/records/normalise-website.ts';
import type { SourceInfo } from '../resolution/records/source.ts';
import type { RecordName, SourceRecord } from '../resolution/records/source-record.ts';
import { socialSlug } from '../resolution/tables/web-hosts.ts';
import { recordKey } from './core-id.ts';
import { companyOfListing } from './listing-name.ts';
import { type NormalIdentifier, normaliseIdentifiers } from './normal-identifiers.ts';

/** A source record with its comparable form: what linking, profiles and survivorship read. */
export interface NormalSourceRecord {
  readonly key: string;
  readonly source: SourceInfo;
  readonly record: SourceRecord;
  readonly names: readonly ProfileName[];
  readonly domains: readonly string[];
  readonly socialSlugs: readonly string[];
  readonly place: Place;
  readonly phones: readonly string[];
  readonly identifiers: readonly NormalIdentifier[];
  readonly registrations: readonly Registration[];
}

/** Takes a text of names apart, as `normaliseName` does. */
export type NameReader = (text: string, country: string | undefined) => readonly NormalName[];

/** Normalises a source record once for everything that follows. */
export function normaliseSourceRecord(
  record: SourceRecord,
  source: SourceInfo,
  read: NameReader = normaliseName,
): NormalSourceRecord {
  const place = normalisePlace(record);
  const websites = record.websites.flatMap((site) => normaliseWebsite(site) ?? []);
  const slug = record.socialUrl === undefined ? undefined : socialSlug(record.socialUrl);
  const phone = record.phone === undefined ? undefined : normalisePhone(record.phone, place.country);
  const identifiers = normaliseIdentifiers(record, place.country);
  return {
    key: recordKey(record),
    source,
    record,
    names: profileNames(record.names, source, (text) => read(text, place.country)),
    domains: [...new Set(websites.filter((site) => !site.isShared).map((site) => site.domain))],
    socialSlugs: slug === undefined ? [] : [slug],
    place,
    phones: phone === undefined ? [] : [phone],
    identifiers,
    registrations: identifiers.flatMap(({ registration }) => registration ?? []),
  };
}

function profileNames(
  names: readonly RecordName[],
  source: SourceInfo,
  read: (text: string) => readonly NormalName[],
): readonly ProfileName[] {
  const seen = new Map<string, ProfileName>();
  for (const { value, kind } of names) {
    const written = decodeText(value);
    const text = source.kind === 'listing' ? companyOfListing(written) : written;
    for (const { part, ...name } of read(text)) {
      const key = `${name.tokens.join(' ')}|${name.forms.join(' ')}`;
      const known = seen.get(key);
      if (known === undefined) seen.set(key, { ...name, kind: kindOf(kind, part) });
      else if (known.note !== name.note) seen.set(key, { ...known, note: undefined });
    }
  }
  return [...seen.values()];
}

function kindOf(kind: NameKind, part: NormalName['part']): NameKind {
  if (part === 'former' || kind === 'former') return 'former';
  if (part === 'bracket') return 'alias';
  return (part === 'trading' || part === 'also') && kind === 'legal' ? 'trading' : kind;
}
