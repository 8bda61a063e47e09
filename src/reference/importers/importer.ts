import type { ImportItem } from '../source-record.ts';

/** Options as the caller gave them: `{ names: 'listed_filer_names.csv' }`, `{ map: ['id=symbol', 'name=name'] }`. */
export type ImportOptions = Readonly<Record<string, string | readonly string[]>>;

export interface ImportFiles {
  readonly paths: readonly string[];
  readonly options: ImportOptions;
}

/** Reads the files of one source, whatever their form, into records named `name:id`. */
export interface Importer {
  readonly name: string;
  /** How far a fact of this source is believed, 0 to 100: LEI register 95, company register 90, starter 60, other 40. */
  readonly trust: number;
  readonly kind: 'register' | 'listing' | 'list';
  read(files: ImportFiles): AsyncIterable<ImportItem>;
}
