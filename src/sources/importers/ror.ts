import type {
  ImportItem,
  RecordIdentifier,
  RecordRelation,
  RecordStatus,
  SourceRecord,
} from '../../resolution/records/source-record.ts';
import { type Imported, importRows } from './import-rows.ts';
import type { Importer, ImportFiles } from './importer.ts';
import { readJson } from './json-records.ts';
import { distinctNames, presentFacts } from './record-parts.ts';
import { allOf, type JsonObject } from './records.ts';
import { placedName } from './ror-country.ts';
import type { RorOrganisation } from './ror-organisation.ts';
import { releaseFile, rorPublication } from './ror-release.ts';
import { RorV1 } from './ror-v1.ts';
import { RorV2 } from './ror-v2.ts';

/** Research Organization Registry: the zip of a release, or its JSON in schema 1 or 2, as lines or one array. */
export const ror: Importer = { name: 'ror', trust: 70, kind: 'register', publication: rorPublication, read };

/** An organisation may be several; the first of these is what it is. `funder` says what it does and decides nothing. */
const TYPES = ['company', 'education', 'healthcare', 'government', 'nonprofit', 'facility', 'archive'];
const IDENTIFIERS = ['wikidata', 'grid', 'isni'] as const;
const RELATIONS = ['parent', 'successor', 'predecessor'] as const;

async function* read({ paths }: ImportFiles): AsyncIterable<ImportItem> {
  const seen = new Set<string>();
  for (const given of paths) {
    const path = await releaseFile(given);
    yield* importRows({ path, rows: readJson(path, allOf('id', 'status')), seen }, recordOf);
  }
}

function recordOf(row: JsonObject): Imported {
  const parsed = ('names' in row ? RorV2 : RorV1).safeParse(row);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return { reason: `not an organisation of ROR: ${issue?.path.join('.')}: ${issue?.message}` };
  }
  // A withdrawn record is an error or a duplicate; the successor of a duplicate is the one that stands.
  const isSkipped = parsed.data.status === 'withdrawn' && !hasSuccessor(parsed.data);
  return isSkipped ? undefined : organisationRecord(parsed.data);
}

function organisationRecord(organisation: RorOrganisation): SourceRecord {
  const { name, location } = placedName(organisation.names[0]?.value ?? '', organisation.locations);
  return {
    source: 'ror',
    id: organisation.id,
    names: distinctNames([{ value: name, kind: 'trading' }, ...bracketedAsAlias(organisation.names)]),
    websites: organisation.websites,
    identifiers: identifiersOf(organisation),
    status: statusOf(organisation),
    relations: relationsOf(organisation),
    category: categoryOf(organisation.types),
    ...presentFacts({
      country: location?.countryCode || location?.countryName,
      state: location?.state,
      city: location?.city,
      foundedYear: organisation.established,
    }),
  };
}

/** The displayed name as it is written stays findable when its country was taken off. */
function bracketedAsAlias(names: RorOrganisation['names']): RorOrganisation['names'] {
  return names.map((name) => (name.kind === 'trading' ? { ...name, kind: 'alias' as const } : name));
}

function statusOf(organisation: RorOrganisation): RecordStatus {
  if (organisation.status === 'active') return 'active';
  return hasSuccessor(organisation) ? 'absorbed' : 'closed';
}

function hasSuccessor({ relations }: RorOrganisation): boolean {
  return relations.some(({ type }) => type === 'successor');
}

function relationsOf({ relations }: RorOrganisation): readonly RecordRelation[] {
  return relations.flatMap(({ type, id }) => {
    const known = RELATIONS.find((relation) => relation === type);
    return known === undefined ? [] : [{ type: known, id }];
  });
}

function identifiersOf({ externalIds }: RorOrganisation): readonly RecordIdentifier[] {
  return externalIds.flatMap(({ type, value }) => {
    const known = IDENTIFIERS.find((identifier) => identifier === type);
    return known === undefined ? [] : [{ type: known, value }];
  });
}

function categoryOf(types: readonly string[]): string {
  const type = TYPES.find((known) => types.includes(known)) ?? 'other';
  return type.charAt(0).toUpperCase() + type.slice(1);
}
