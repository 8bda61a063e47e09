import type Database from 'better-sqlite3';
import type { EarlierLinks, EarlierVerdict, SharedIdentifier } from '../../universe/earlier-links.ts';
import type { LinkReason } from '../../universe/link-rules.ts';
import type { CrowdedKey } from '../../universe/shared-keys.ts';
import { doublesIn } from './packed-numbers.ts';
import type { WrittenRecords } from './write-records.ts';

/** What the version before has found out, with the numbers of records that are as they were in the one being built. */
export interface EarlierBuild extends EarlierLinks {
  /** Its file, to read from. */
  readonly file: Database.Database;
  readonly entityCount: number;
  coreIdOf(entity: number): number;
  /** The entity that had this id as its own. */
  entityWith(coreId: number): number | undefined;
  /** How many records the entity had. */
  sizeOf(entity: number): number;
  descendantsOf(entity: number): number;
  /** Keys of records that are gone or changed, with the id of their entity, 0 when they had none. */
  goneRecords(): Iterable<{ readonly key: string; readonly coreId: number }>;
  /** Which records each kept record names. */
  relations(): Iterable<{ readonly number: number; readonly related: string }>;
}

const NO_ENTITY = 0xffffffff;

export function earlierBuild(
  file: Database.Database,
  { allRecords, earlierPlaces }: Pick<WrittenRecords, 'allRecords' | 'earlierPlaces'>,
): EarlierBuild {
  const lastPlace = Number(file.prepare('SELECT ifnull(max(place), 0) FROM record').pluck().get());
  const entityAt = new Uint32Array(lastPlace + 1).fill(NO_ENTITY);
  const coreIds = coreIdsIn(file);
  const sizes = new Uint32Array(coreIds.length);
  for (const [place, entity] of rows<[number, number]>(file, 'SELECT place, entity FROM member')) {
    entityAt[place] = entity;
    sizes[entity] = (sizes[entity] ?? 0) + 1;
  }
  const numbers = newNumbers(lastPlace, { allRecords, earlierPlaces });
  const numberAt = (place: number) => (numbers[place] === NO_ENTITY ? undefined : numbers[place]);
  const placeOf = (number: number) => earlierPlaces[allRecords.placeOf(number)] ?? 0;
  const entityIn = (place: number) => (entityAt[place] === NO_ENTITY ? undefined : entityAt[place]);
  const descendants = new Map(rows<[number, number]>(file, 'SELECT entity, entities FROM descendant'));
  const hashesAt = file.prepare('SELECT hashes FROM compared WHERE place = ?').pluck();
  const keyAt = file.prepare("SELECT source || ':' || id FROM record WHERE place = ?").pluck();
  function* gonePlaces() {
    for (let place = 1; place <= lastPlace; place++) if (numbers[place] === NO_ENTITY) yield place;
  }
  return {
    file,
    entityCount: coreIds.length,
    crowded: crowdedIn(file),
    isKept: (number) => placeOf(number) > 0,
    entityOf: (number) => entityIn(placeOf(number)),
    coreIdOf: (entity) => coreIds[entity] ?? 0,
    entityWith: (coreId) => placeAmong(coreIds, coreId),
    sizeOf: (entity) => sizes[entity] ?? 0,
    descendantsOf: (entity) => descendants.get(entity) ?? 0,
    *goneKeys() {
      for (const place of gonePlaces()) yield doublesIn(hashesAt.get(place) as Uint8Array);
    },
    *goneRecords() {
      for (const place of gonePlaces())
        yield { key: String(keyAt.get(place)), coreId: coreIds[entityIn(place) ?? -1] ?? 0 };
    },
    *verdicts() {
      const sql = 'SELECT place, other, reason, shared FROM verdict';
      for (const [place, other, ...found] of rows<VerdictRow>(file, sql))
        yield { left: numberAt(place), right: numberAt(other), ...foundIn(found) };
    },
    *relations() {
      for (const [place, related] of rows<[number, string]>(file, 'SELECT place, related FROM relation')) {
        const number = numberAt(place);
        if (number !== undefined) yield { number, related };
      }
    },
  };
}

/** As verdict-table.ts writes them. */
type VerdictRow = [number, number, LinkReason | null, string | null];

function foundIn([reason, shared]: [LinkReason | null, string | null]): Pick<
  EarlierVerdict,
  'reason' | 'shared'
> {
  if (reason !== null) return { reason };
  return { shared: JSON.parse(shared ?? '[]') as readonly SharedIdentifier[] };
}

function rows<Row>(file: Database.Database, sql: string): IterableIterator<Row> {
  return file.prepare(sql).raw().iterate() as IterableIterator<Row>;
}

/** By entity, ascending. */
function coreIdsIn(file: Database.Database): Float64Array {
  const count = Number(file.prepare("SELECT value FROM meta WHERE name = 'entities'").pluck().get());
  const coreIds = new Float64Array(count);
  for (const [entity, coreId] of rows<[number, string]>(file, 'SELECT entity, core_id FROM fact'))
    coreIds[entity] = Number(coreId);
  return coreIds;
}

function crowdedIn(file: Database.Database): ReadonlyMap<number, CrowdedKey> {
  const found = file.prepare<[], CrowdedKey & { type: string | null; value: string | null }>(
    'SELECT hash, records, type, value FROM crowded',
  );
  return new Map(
    found.all().map(({ hash, records, type, value }) => {
      const named = type === null || value === null ? {} : { type, value };
      return [hash, { hash, records, ...named }];
    }),
  );
}

/** By earlier place: the number of the record now. */
function newNumbers(
  lastPlace: number,
  { allRecords, earlierPlaces }: Pick<WrittenRecords, 'allRecords' | 'earlierPlaces'>,
): Uint32Array {
  const numbers = new Uint32Array(lastPlace + 1).fill(NO_ENTITY);
  for (const [place, earlier] of earlierPlaces.entries())
    if (earlier > 0) numbers[earlier] = allRecords.numberAt(place);
  return numbers;
}

function placeAmong(ascending: Float64Array, value: number): number | undefined {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return ascending[low] === value ? low : undefined;
}
