import type { RecordRelation } from '../resolution/records/source-record.ts';
import { countries } from './countries.ts';
import type { EntityFacts, Sourced } from './entity.ts';
import { classificationOf } from './firmographics/classification.ts';
import { headquarters } from './headquarters.ts';
import { brandsIn } from './hierarchy/brand.ts';
import { first, sourced } from './most-believed.ts';
import { normaliseIdentifier } from './normal-identifiers.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import {
  believedStatus,
  currentOwners,
  haveListedShares,
  measures,
  noOwnerStatements,
  ownerStatements,
  type Related,
  statusStatements,
  tellingStatus,
} from './source-statements.ts';
import { differingSeats, differingYears } from './stated-differently.ts';
import { legalName, namedIn, tradingName } from './surviving-names.ts';
import { relatedKey } from './vanished-source.ts';

/** Records of one entity by trust in their source, then by key: the first that knows a fact gives it. */
export function byTrust<T extends Pick<NormalSourceRecord, 'key' | 'source'>>(
  records: readonly T[],
): readonly T[] {
  return [...records].sort((a, b) => b.source.trust - a.source.trust || (a.key < b.key ? -1 : 1));
}

/** Chooses the shown value of every fact. `records` are in order of trust; `idOf` finds the entity of a related record. */
export function survivingFacts(
  coreId: string,
  records: readonly NormalSourceRecord[],
  idOf: Related['idOf'],
): EntityFacts {
  const related = { idOf, self: coreId };
  const category = categoryOf(records);
  const subcategory = sourced(records, ({ record }) => record.subcategory);
  const owners = ownerStatements(records, related);
  const statuses = statusStatements(tellingStatus(records, related));
  const status = believedStatus(statuses);
  const isBranch = owners.some(({ level }) => level === 'head_office');
  const industry = first(records, ({ record }) => record.industry, 'industry') ?? null;
  const address = headquarters(records);
  const [legal, trading] = [legalName(records), tradingName(records)];
  const names = [legal, trading].flatMap((shown) => namedIn(records, shown) ?? []);
  const [name] = names;
  return {
    coreId,
    legalName: legal,
    tradingName: trading,
    website: sourced(records, (record) => record.domains[0], 'website'),
    ...countries(records),
    city: address?.city ?? first(records, (record) => record.record.city) ?? null,
    registration: registration(records),
    socialUrl: first(records, (record) => record.record.socialUrl) ?? null,
    category: category?.value ?? null,
    subcategory: subcategory?.value ?? null,
    classification: classificationOf({
      ...{ name, category, subcategory, industry, isBranch },
      isListed: haveListedShares(records),
    }),
    brands: brandsIn(names),
    status,
    statuses,
    owners,
    noOwners: noOwnerStatements(records),
    parentId: currentOwners(owners)[0]?.owner ?? null,
    successorId: relatedId(records, 'successor', related),
    managedById: relatedId(records, 'managed_by', related),
    headquarters: address,
    headcounts: measures(records, ({ record }) => record.headcount, 'headcount'),
    revenues: measures(records, ({ record }) => record.revenue),
    industry,
    foundedYear: sourced(records, ({ record }) => record.foundedYear, 'foundedYear'),
    foundedYears: differingYears(records),
    seats: differingSeats(records),
    sources: records.map((record) => record.key),
  };
}

/** What says little where another source knows a company: a newspaper is "Other" in a list of research organisations. */
const VAGUE: ReadonlySet<string> = new Set(['Other', 'Facility', 'Healthcare', 'Archive']);

function categoryOf(records: readonly NormalSourceRecord[]): Sourced<string> | null {
  const telling = ({ record: { category } }: NormalSourceRecord) =>
    category === undefined || VAGUE.has(category) ? undefined : category;
  return (
    sourced(records, telling, 'category') ?? sourced(records, ({ record }) => record.category, 'category')
  );
}

/** As its register writes it; a number that only fills the field, or a tax number, is none. */
function registration(records: readonly NormalSourceRecord[]): EntityFacts['registration'] {
  for (const { record, source, place } of records) {
    for (const identifier of record.identifiers) {
      if (identifier.type !== 'registration') continue;
      const normal = normaliseIdentifier(identifier, place.country)?.registration;
      if (normal !== undefined)
        return { number: identifier.value, country: normal.country ?? null, source: source.name };
    }
  }
  return null;
}

/** The entity of a related record. */
function relatedId(
  records: readonly NormalSourceRecord[],
  type: RecordRelation['type'],
  { idOf, self }: Related,
): string | null {
  const fact = ({ record }: NormalSourceRecord) => {
    for (const relation of record.relations) {
      const id = relation.type === type ? idOf(relatedKey(record, relation)) : undefined;
      if (id !== undefined && id !== self) return id;
    }
    return undefined;
  };
  return first(records, fact) ?? null;
}
