import type { ImportItem } from './source-record.ts';

/** What is known of a source beside its records. */
export interface SourceInfo {
  readonly name: string;
  /** How far a fact of this source is believed, 0 to 100: LEI register 95, company register 90, starter 60, other 40. */
  readonly trust: number;
  /** A `list` may have a company twice, what is `distinct` has not. */
  readonly kind: 'register' | 'listing' | 'list' | 'distinct';
}

/** A source that can be read into the universe. */
export interface Source extends SourceInfo {
  /** Which form of records its importer makes; absent for one that has made the same since forms were counted. */
  readonly importerFormat?: number;
  /** The paths of its files. */
  readonly files: readonly string[];
  /** Hashes everything that the records depend on. */
  hash(): Promise<string>;
  read(): AsyncIterable<ImportItem>;
}

/** The source of entities that were created from records nobody knew. */
export const CREATED_SOURCE: SourceInfo = { name: 'created', trust: 10, kind: 'list' };
