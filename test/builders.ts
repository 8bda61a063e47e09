import { onTestFinished } from 'vitest';
import type { SourceInfo } from '../src/resolution/records/source.ts';
import type { RecordIdentifier, RecordName, SourceRecord } from '../src/resolution/records/source-record.ts';
import { sqliteReferenceStore } from '../src/store/universe-file/reference-files.ts';
import { canonicalEntities } from '../src/universe/canonical-entities.ts';
import type { CanonicalEntity } from '../src/universe/entity.ts';
import type { Pin } from '../src/universe/identify.ts';
import { type NormalSourceRecord, normaliseSourceRecord } from '../src/universe/normal-source-record.ts';
import { numberedRecordsOf } from '../src/universe/numbered-records.ts';
import type { ReferenceDraft, ReferenceVersion } from '../src/universe/reference-store.ts';
import { tempFolder } from './temp-folder.ts';

/** Sources that differ in trust and kind; any other name is a list of the caller's own. */
const SOURCES: readonly SourceInfo[] = [
  { name: 'lei', trust: 95, kind: 'register' },
  { name: 'sec-edgar', trust: 85, kind: 'register' },
  { name: 'ror', trust: 70, kind: 'register' },
  { name: 'starter', trust: 60, kind: 'list' },
  { name: 'tickers', trust: 50, kind: 'listing' },
];

interface CompanyParts extends Partial<Omit<SourceRecord, 'websites' | 'identifiers'>> {
  /** The name in use; nothing else is known of a company by default. */
  readonly name?: string;
  readonly legalName?: string;
  readonly formerName?: string;
  /** The day on which it gave the former name up. */
  readonly formerUntil?: string;
  readonly acronym?: string;
  /** Another name by which it is known. */
  readonly alias?: string;
  readonly website?: string;
  readonly websites?: readonly string[];
  readonly lei?: string;
  readonly cik?: string;
  readonly isin?: string;
  readonly identifiers?: readonly RecordIdentifier[];
}

/** A record of the source `list`, known by its name in small letters, unless the parts say otherwise. */
export function company({
  name = 'Acme',
  legalName,
  formerName,
  formerUntil,
  acronym,
  alias,
  website,
  websites = website === undefined ? [] : [website],
  lei,
  cik,
  isin,
  identifiers = [],
  ...rest
}: CompanyParts = {}): SourceRecord {
  const given = { lei, cik, isin };
  return {
    source: 'list',
    id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    names: [
      { value: name, kind: 'trading' },
      ...(legalName === undefined ? [] : [{ value: legalName, kind: 'legal' as const }]),
      ...(formerName === undefined ? [] : [former(formerName, formerUntil)]),
      ...(acronym === undefined ? [] : [{ value: acronym, kind: 'acronym' as const }]),
      ...(alias === undefined ? [] : [{ value: alias, kind: 'alias' as const }]),
    ],
    websites,
    identifiers: [
      ...identifiers,
      ...(['lei', 'cik', 'isin'] as const).flatMap((type) => {
        const value = given[type];
        return value === undefined ? [] : [{ type, value }];
      }),
    ],
    relations: [],
    ...rest,
  };
}

function former(value: string, until: string | undefined): RecordName {
  return { value, kind: 'former', ...(until !== undefined && { until }) };
}

/** What core knows of the source by its name. */
export function sourceOf(name: string): SourceInfo {
  return SOURCES.find((source) => source.name === name) ?? { name, trust: 40, kind: 'list' };
}

export function normalOf(record: SourceRecord): NormalSourceRecord {
  return normaliseSourceRecord(record, sourceOf(record.source));
}

/** What is written into a version of the universe that holds the records. */
export function draftOf(records: readonly SourceRecord[], pins: readonly Pin[] = []): ReferenceDraft {
  const names = [...new Set(records.map((record) => record.source))].sort();
  const sources = names.map((name) => {
    const own = records.filter((record) => record.source === name);
    const info = {
      ...sourceOf(name),
      importedAt: '2026-01-31T00:00:00.000Z',
      contentHash: `content of ${name}`,
      files: [`${name}.csv`],
      recordCount: own.length,
      rejected: [],
    };
    return { info, records: own };
  });
  return { sources, pins };
}

/** The entities that the records become, in order of their ids. */
export function entitiesOf(
  records: readonly SourceRecord[],
  pins: readonly Pin[] = [],
): readonly CanonicalEntity[] {
  return [...canonicalEntities(numberedRecordsOf(records.map(normalOf)), pins)];
}

/** A universe of the records in a temporary folder, open until the test ends. */
export function universeOf(records: readonly SourceRecord[], pins: readonly Pin[] = []): ReferenceVersion {
  const version = sqliteReferenceStore(tempFolder()).replace(draftOf(records, pins));
  onTestFinished(() => version.close());
  return version;
}
