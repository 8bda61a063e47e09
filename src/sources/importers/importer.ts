import type { SourceInfo } from '../../resolution/records/source.ts';
import type { ImportItem } from '../../resolution/records/source-record.ts';

/** Options as the caller gave them: `{ names: 'listed_filer_names.csv' }`, `{ map: ['id=symbol', 'name=name'] }`. */
export type ImportOptions = Readonly<Record<string, string | readonly string[]>>;

export interface ImportFiles {
  readonly paths: readonly string[];
  readonly options: ImportOptions;
}

/** A file that a register publishes. */
export interface RemoteFile {
  /** Absolute, or relative to the base address of the source. */
  readonly url: string;
  /** What it is called on disk. */
  readonly name: string;
  /** The option of the import that the file fills, like `relationships`; absent for the main files. */
  readonly option?: string;
  /** Bytes and checksum that the register promises. */
  readonly size?: number;
  readonly checksum?: { readonly algorithm: 'md5' | 'sha1' | 'sha256'; readonly hex: string };
}

/** Where a register publishes its files. */
export interface Publication {
  /** Replaced by `core reference pull --base-url`. */
  readonly base: string;
  /** Finds the newest release; `text` fetches a page or list by its address, relative to the base. */
  files(text: (url: string) => Promise<string>): Promise<readonly RemoteFile[]>;
}

/** Reads the files of one source, whatever their form, into records named `name:id`. */
export interface Importer extends SourceInfo {
  /** Raised whenever it reads the same files into other records, so that they are imported again; absent for the first form. */
  readonly format?: number;
  /** Where `core reference pull` finds the files; absent for sources that are not published as files. */
  readonly publication?: Publication;
  read(files: ImportFiles): AsyncIterable<ImportItem>;
}
