import { CoreError } from '../contract/errors.ts';
import type { TruthRow } from './truth.ts';

/** An entity of the universe: its number there, and the id that it answers with. */
export interface KnownEntity {
  readonly entity: number;
  readonly coreId: string;
}

/** Where entities are found by the ids of a truth file. */
export interface KnownEntities {
  /** Redirects followed; undefined when unknown. */
  byCoreId(coreId: string): KnownEntity | undefined;
  hasSource(source: string): boolean;
  /** Ids of all records of the source, in its own form. */
  recordIds(source: string): Iterable<string>;
  /** The entity that the record belongs to. */
  ofRecord(source: string, id: string): KnownEntity | undefined;
}

/** What is right for one record. */
export interface Expectation {
  /** The id as the truth file has it; empty when the right answer is none. */
  readonly expected: string;
  readonly isAnswerable: boolean;
  readonly coreIds: ReadonlySet<string>;
  readonly entities: ReadonlySet<number>;
}

export interface Expectations {
  readonly byExternalId: ReadonlyMap<string, Expectation>;
  /** Expected ids that the reference does not know, in the order of the file. */
  readonly unknown: readonly string[];
}

type Find = (id: string) => KnownEntity | undefined;

/** Finds the entities that a truth names; `source` says whose ids they are, undefined that they are core's own. */
export function expectationsOf(
  truth: readonly TruthRow[],
  known: KnownEntities,
  source: string | undefined,
): Expectations {
  const find = source === undefined ? known.byCoreId : finderIn(source, known, truth);
  const byExternalId = new Map<string, Expectation>();
  const unknown: string[] = [];
  for (const { externalId, expectedId, acceptIds } of truth) {
    const isAnswerable = expectedId !== '';
    const ids = isAnswerable ? [expectedId, ...acceptIds] : [];
    const right = ids.flatMap((id) => find(id) ?? []);
    if (isAnswerable && find(expectedId) === undefined) unknown.push(expectedId);
    byExternalId.set(externalId, {
      expected: expectedId,
      isAnswerable,
      coreIds: new Set(right.map(({ coreId }) => coreId)),
      entities: new Set(right.map(({ entity }) => entity)),
    });
  }
  return { byExternalId, unknown };
}

/** Ids are looked up as they are first; the records of the source are read only for those that differ in form. */
function finderIn(source: string, known: KnownEntities, truth: readonly TruthRow[]): Find {
  if (!known.hasSource(source)) {
    throw new CoreError('SOURCE_UNKNOWN', `the reference has no source ${source}`, {
      field: '--truth-source',
    });
  }
  const found = new Map<string, KnownEntity | undefined>();
  for (const id of truth.flatMap(({ expectedId, acceptIds }) => [expectedId, ...acceptIds])) {
    if (id !== '' && found.get(plain(id)) === undefined) found.set(plain(id), known.ofRecord(source, id));
  }
  const isMissing = (id: string) => found.has(id) && found.get(id) === undefined;
  if ([...found.keys()].some(isMissing)) {
    for (const id of known.recordIds(source)) {
      if (isMissing(plain(id))) found.set(plain(id), known.ofRecord(source, id));
    }
  }
  return (id) => found.get(plain(id));
}

/** Files lose leading zeros and change case; ids of a source are equal all the same. */
function plain(id: string): string {
  return id
    .trim()
    .toLowerCase()
    .replace(/^0+(?=.)/, '');
}
