import type { FollowUp } from '../../contract/combined.ts';
import type { FileFormat } from '../../tabular/input-row.ts';
import type { GlobalOptions } from './global-options.ts';
import type { InputOptions } from './input-options.ts';

/** What `core resolve` and the commands like it can be told, as commander gives it. */
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
  /** What the command asks beside who the company is. */
  readonly followUps?: readonly FollowUp[];
}
