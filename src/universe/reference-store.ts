import type { CandidateIndex } from '../resolution/blocking/candidate-index.ts';
import type { SourceInfo } from '../resolution/records/source.ts';
import type { RejectedLine, SourceRecord } from '../resolution/records/source-record.ts';
import type { BorrowedWebsite } from './borrowed-facts.ts';
import type { EntityFacts } from './entity.ts';
import type { Pin } from './identify.ts';
import type { Link } from './link.ts';
import type { ReusedIdentifier } from './reused-identifiers.ts';

/** A source as it was imported. */
export interface ImportedSource extends SourceInfo {
  /** ISO 8601. */
  readonly importedAt: string;
  /** SHA-256 of the files and options: an import that would change nothing is known by it. */
  readonly contentHash: string;
  /** Which form of records its importer made; absent for the first. */
  readonly importerFormat?: number;
  readonly files: readonly string[];
  readonly recordCount: number;
  readonly rejected: readonly RejectedLine[];
  /** Websites on records of other companies; absent where nobody looks for them. */
  readonly borrowed?: readonly BorrowedWebsite[];
}

/**
 * Raised whenever linking, facts, profiles or keys change, in what they say or in their form, so that versions built before
 * are built anew: of one in the same form an update judges and writes only what has changed. A test holds what a version
 * holds to it (reference-format.test.ts).
 */
export const REFERENCE_FORMAT = 46;

/** From this form on a version knows the entity of each record, so that ids outlive an update of core. */
export const FIRST_WITH_MEMBERS = 15;

/** Before this form the facts of an entity stood beside what it is compared by. */
export const FIRST_WITH_FACTS_APART = 23;

/** Before this form headcount and revenue were plain numbers, and nobody looked for children. */
export const FIRST_WITH_FAMILIES = 26;

/** One immutable version of the universe, open for reading. */
export interface ReferenceVersion {
  /** Twelve hex digits, made from the content: the same sources give the same version. */
  readonly version: string;
  /** REFERENCE_FORMAT of the core that built it. */
  readonly format: number;
  readonly index: CandidateIndex;
  /** All entities, those apart included: they are numbered from 0 to one less. */
  readonly entityCount: number;
  facts(entity: number): EntityFacts;
  sources(): readonly ImportedSource[];
  records(source: string): Iterable<SourceRecord>;
  /** How many records of a source are one company with an earlier record of it. */
  repeatedRecords(source: string): number;
  /** A record by its key `source:id`. */
  record(key: string): SourceRecord | undefined;
  /** The entity that a record belongs to. */
  entityOfRecord(key: string): number | undefined;
  /** The entities with a blocking key, ascending, also where it is too common for `index` to list them. */
  bearers(key: string): Uint32Array;
  /** The entities whose most believed owner it is, ascending. */
  children(coreId: string): readonly number[];
  /** Why the records of an entity are together; empty for an entity of one record. */
  links(entity: number): readonly Link[];
  /** Identifiers and websites that stand on records of several companies and link nothing. */
  reused(): readonly ReusedIdentifier[];
  /** Forgets most of what it remembers of entities, and remembers less from now on, for work that needs the room. */
  rest(): void;
  close(): void;
}

/** Records of a source that were read and normalised ahead, on disk. */
export interface StagedRecords {
  readonly path: string;
  /** Takes them off the disk. */
  remove(): void;
}

/** Ids that were given out, read from disk one by one as often as they are asked for. */
export interface StagedPins {
  readonly pins: Iterable<Pin>;
  /** Takes them off the disk. */
  remove(): void;
}

/** A source of a version to be written: its records at hand, staged, or taken over from the version in use. */
export interface DraftSource {
  readonly info: ImportedSource;
  readonly records: Iterable<SourceRecord> | StagedRecords | 'current';
}

/** All records that were created from those of callers. */
export interface CreatedDraft {
  readonly info: ImportedSource;
  readonly records: readonly SourceRecord[];
}

/** A version to be written: sources in order of their names, and the ids that were given out, the first one first. */
export interface ReferenceDraft {
  readonly sources: readonly DraftSource[];
  readonly pins: Iterable<Pin>;
  /** The name of the version beside which these entities are written; without it, created ones are left for a file of their own. */
  readonly beside?: string;
  /** The last that was known of a pinned entity, for when none of its records is left. */
  readonly lastKnown?: (pin: Pin) => SourceRecord | undefined;
  /** Hears what takes a while when it is done. */
  readonly tell?: (line: string) => void;
}

/** Keeps the versions of the universe; a new one is built beside the one in use and switched in at once. */
export interface ReferenceStore {
  /**
   * Has the version that all machines use on this one, where they share one: what is built here is then for all of them.
   * Until then there is none in use. Nothing where this machine has its own.
   */
  takeUp(): Promise<void>;
  /** The version in use; undefined before the first import. */
  openCurrent(): ReferenceVersion | undefined;
  /** The version in use, read without opening it. */
  currentVersion(): string | undefined;
  /** Writes and switches to a new version; crash-safe: until the switch nothing has changed. */
  replace(draft: ReferenceDraft): ReferenceVersion;
  /**
   * Switches to the version in use with these created records in place of its own, beside the entities that it has already.
   * Undefined, and nothing has changed, when a new one of them belongs to one of these: then a version has to be built.
   */
  append(created: CreatedDraft): ReferenceVersion | undefined;
  /** Removes versions that nobody has open. */
  tidy(): void;
  /** Copies a version that was built elsewhere, and takes it up; undefined where its file cannot be read. */
  takeOver(path: string): ReferenceVersion | undefined;
  /** Runs the work while no other process may build a version. Throws STORE_BUSY naming the process that does. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Reads records to disk, so that building a version needs no waiting for them. */
  stage(source: SourceInfo, records: AsyncIterable<SourceRecord>): Promise<StagedRecords>;
  /** The same for ids that were given out. */
  stagePins(batches: AsyncIterable<readonly Pin[]>): Promise<StagedPins>;
}
