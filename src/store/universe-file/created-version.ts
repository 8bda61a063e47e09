import type { CandidateIndex, KeyEntry } from '../../resolution/blocking/candidate-index.ts';
import { CREATED_SOURCE } from '../../resolution/records/source.ts';
import { recordKey } from '../../universe/core-id.ts';
import type { ReferenceVersion } from '../../universe/reference-store.ts';

/*
 * A version of the universe may be two files: a large one of what its sources tell, and a small one, named `<large>-<small>`,
 * of the entities that callers' records alone tell of. Only the small one is written anew when there are more of these.
 */

/** The name of the large file of a version. */
export function baseOf(version: string): string {
  return version.split('-')[0] ?? version;
}

/** Both files read as one version; the created entities are numbered behind the others. */
export function withCreated(base: ReferenceVersion, created: ReferenceVersion): ReferenceVersion {
  const first = base.entityCount;
  const of = <T>(inBase: (entity: number) => T, inCreated: (entity: number) => T) => {
    return (entity: number): T => (entity < first ? inBase(entity) : inCreated(entity - first));
  };
  const behind = (entity: number | undefined) => (entity === undefined ? undefined : entity + first);
  let index: CandidateIndex | undefined;
  return {
    version: created.version,
    format: Math.min(base.format, created.format),
    entityCount: first + created.entityCount,
    get index() {
      index ??= indexOf(base.index, created.index, first);
      return index;
    },
    facts: of(base.facts, created.facts),
    links: of(base.links, created.links),
    // What the small file says of the created records is of all, also of those that joined a company of the large one.
    sources: () =>
      [...base.sources().filter(({ name }) => name !== CREATED_SOURCE.name), ...created.sources()].sort(
        (a, b) => (a.name < b.name ? -1 : 1),
      ),
    repeatedRecords: (source) => base.repeatedRecords(source),
    record: (key) => created.record(key) ?? base.record(key),
    entityOfRecord: (key) => base.entityOfRecord(key) ?? behind(created.entityOfRecord(key)),
    bearers: (key) =>
      Uint32Array.of(...base.bearers(key), ...created.bearers(key).map((entity) => entity + first)),
    children: (coreId) => base.children(coreId),
    reused: () => base.reused(),
    *records(source) {
      if (source !== CREATED_SOURCE.name) {
        yield* base.records(source);
        return;
      }
      for (const record of base.records(source))
        if (base.entityOfRecord(recordKey(record)) !== undefined) yield record;
      yield* created.records(source);
    },
    rest() {
      created.rest();
      base.rest();
    },
    close() {
      created.close();
      base.close();
    },
  };
}

function indexOf(base: CandidateIndex, created: CandidateIndex, first: number): CandidateIndex {
  const profile = (entity: number) =>
    entity < first ? base.profile(entity) : created.profile(entity - first);
  const entityOf = (coreId: string) => {
    const apart = created.entityOf(coreId);
    return base.entityOf(coreId) ?? (apart === undefined ? undefined : apart + first);
  };
  const frequency = (key: string) => base.frequency(key);
  const { size, frequencyCap } = base;
  const entry = (key: string): KeyEntry | undefined => {
    const apart = created.entry(key);
    if (apart === undefined) return undefined;
    const entities = apart.entities.map((entity) => entity + first);
    return { frequency: Math.max(1, frequency(key)), entities };
  };
  return {
    ...{ size, frequencyCap, profile, entityOf, frequency },
    entry: (key) => base.entry(key),
    created: { size, frequencyCap, profile, entityOf, frequency, entry },
  };
}
