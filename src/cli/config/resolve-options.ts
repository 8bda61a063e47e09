import type { ColumnMapping } from '../../batch/mapping/column-mapping.ts';
import type { CrosscheckColumn } from '../../batch/output/crosscheck-columns.ts';
import type { FollowUp } from '../../contract/combined.ts';
import type { Confidence } from '../../contract/confidence.ts';
import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import type { FileFormat } from '../../tabular/input-row.ts';
import type { GlobalOptions } from './global-options.ts';
import type { InputOptions } from './input-options.ts';

/** What the command writes of every account. */
export interface AskedOfAccounts {
  /** What stands between the name of the input and its ending. */
  readonly ending: 'crosscheck' | 'duplicates';
  readonly columns: readonly CrosscheckColumn[];
  readonly rules: CrosscheckRules;
}

/** The accounts that leads are held against, as far as the result depends on them. */
export interface HeldAgainst {
  /** SHA-256 of the file. */
  readonly hash: string;
  readonly bytes: number;
  readonly mapping: ColumnMapping;
  readonly rules: CrosscheckRules;
}

/** What `core resolve` and the commands like it can be told, as commander gives it. */
export interface ResolveOptions extends GlobalOptions, InputOptions {
  readonly output?: string;
  readonly format?: FileFormat;
  readonly createMissing?: boolean;
  readonly matchToSocial?: boolean;
  readonly minConfidence?: Confidence;
  readonly explain?: boolean;
  readonly fresh?: boolean;
  /** How many first rows are read. */
  readonly rows?: string;
  readonly concurrency?: string;
  /** Of this machine: whose jobs the rows are. */
  readonly workspace?: string;
  /** Whether it is charged for them. */
  readonly charge?: boolean;
  readonly failOn?: string;
  readonly excelSafe?: boolean;
  readonly excel?: boolean;
  readonly outputDelimiter?: string;
  /** What the command asks beside who the company is. */
  readonly followUps?: readonly FollowUp[];
  /** Set when the rows are accounts that are judged with each other. */
  readonly accounts?: AskedOfAccounts;
  /** The CRM whose accounts are read in the place of a file, and what of it. */
  readonly connection?: string;
  readonly object?: string;
  /** A file of accounts, and which of its columns are which fields. */
  readonly against?: string;
  readonly againstMap?: readonly string[];
  readonly againstSheet?: string;
  /** Files of the rules for accounts, and of the earlier report that a new one is compared with. */
  readonly rules?: string;
  readonly since?: string;
  /** Set when the rows are leads that are held against accounts. */
  readonly heldAgainst?: HeldAgainst;
}
