import type { FileFormat } from '../../tabular/input-row.ts';
import type { GlobalOptions } from './global-options.ts';
import type { InputOptions } from './input-options.ts';

/** What `core resolve` can be told, as commander gives it. */
export interface ResolveOptions extends GlobalOptions, InputOptions {
  readonly output?: string;
  readonly format?: FileFormat;
  readonly createMissing?: boolean;
  readonly matchToSocial?: boolean;
  readonly explain?: boolean;
  readonly fresh?: boolean;
  readonly concurrency?: string;
  readonly failOn?: string;
  readonly excelSafe?: boolean;
  readonly excel?: boolean;
  readonly outputDelimiter?: string;
}
