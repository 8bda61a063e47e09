import { z } from 'zod';
import { CREDIT_OPERATIONS } from './charges.ts';
import { Confidence } from './confidence.ts';
import { Outcome } from './extended.ts';
import { MOST_RULES } from './most-rules.ts';
import type { ActionsWish, PreparedActions, PreparedPart } from './prepared-actions.ts';

/** What is done with a file: who its companies are, or what is to be done with its accounts. */
export const FileRunKind = z.enum(['resolve', 'crosscheck']);
export type FileRunKind = z.infer<typeof FileRunKind>;

const count = z.int().min(0);

/** For each column in order the field that is read from it; null for none. */
export const ColumnFields = z.array(z.string().nullable()).max(5_000);
export type ColumnFields = z.infer<typeof ColumnFields>;

/** How a file is read and what is done with it. */
export const FilePlan = z.strictObject({
  kind: FileRunKind,
  /** Of a workbook. */
  sheet: z.string().max(200).nullable(),
  /** Of a file of text; without, it is told by the file. */
  encoding: z.string().max(40).optional(),
  fields: ColumnFields,
  /** Matches that are less sure are left open. */
  min_confidence: Confidence.nullable(),
  /** Of a crosscheck: nothing riskier is recommended. */
  max_risk: z.int().min(0).max(100).nullable(),
  /** Of a crosscheck: its rules as YAML, as `core.crosscheck.yaml` has them; null for those of the service. */
  rules: z.string().max(MOST_RULES, 'are longer than 50,000 characters').nullable().default(null),
});
export type FilePlan = z.infer<typeof FilePlan>;

export const OutcomeCounts = z.partialRecord(Outcome, count);
export type OutcomeCounts = z.infer<typeof OutcomeCounts>;

/** How a run stands. `waiting`: another one goes before, or the service is to take it up again. */
export const FileRunState = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']);
export type FileRunState = z.infer<typeof FileRunState>;

/** How far a run is. */
export const FileProgress = z.strictObject({
  rows: count,
  /** About; null where the file does not tell, as packed ones. */
  expected: count.nullable(),
  /** Of these rows; null where they are counted at the end. */
  outcomes: OutcomeCounts.nullable(),
  rows_per_second: z.number().nullable(),
  /** What is done at present, in a sentence. */
  phase: z.string().nullable(),
});
export type FileProgress = z.infer<typeof FileProgress>;

/** What came of a run, as `core resolve` and `core crosscheck` tell it. */
export const FileSummary = z.object({
  rows: count,
  /** Why the file could not be read beyond these rows, and what to do; null of one that was read to its end. */
  broke_off: z.string().nullable().default(null),
  outcomes: OutcomeCounts,
  /** Of the matched rows. */
  confidence: z.partialRecord(Confidence, count),
  companies: count,
  unmatched: z.array(z.object({ words: z.string(), rows: count })),
  /** The first rows that are invalid or failed. */
  problems: z.array(z.object({ line: count, problem: z.string() })),
  warnings: z.array(z.string()),
  advice: z.array(z.object({ because: z.string(), command: z.string() })),
  seconds: z.number(),
  /** Of a crosscheck: accounts by what is recommended for them. */
  actions: z.record(z.string(), count).nullable(),
});
export type FileSummary = z.infer<typeof FileSummary>;

/** The latest run of a file. */
export const FileRun = z.strictObject({
  plan: FilePlan,
  state: FileRunState,
  /** Null is the owner of the data directory, who is not charged. */
  started_by: z.string().nullable(),
  is_charged: z.boolean(),
  asked_at: z.string(),
  began_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  progress: FileProgress.nullable(),
  /** Why it failed, and what to do. */
  error: z.string().nullable(),
  /** Of a run that is done. */
  summary: FileSummary.nullable(),
});
export type FileRun = z.infer<typeof FileRun>;

/** A file that somebody has uploaded. */
export const UploadedFile = z.strictObject({
  id: z.string(),
  /** As the person called it. */
  name: z.string(),
  bytes: count,
  uploaded_at: z.string(),
  /** Null is the owner of the data directory. */
  uploaded_by: z.string().nullable(),
  run: FileRun.nullable(),
});
export type UploadedFile = z.infer<typeof UploadedFile>;

/** A column, what it is taken for and what stands in it. */
export const FileColumn = z.strictObject({
  name: z.string(),
  field: z.string().nullable(),
  /** By what the field was told; null without one. */
  because: z.enum(['header', 'content', 'option']).nullable(),
  /** Up to three values that are not empty, shortened. */
  samples: z.array(z.string()),
});
export type FileColumn = z.infer<typeof FileColumn>;

/** A file as it is read. */
export const FileColumns = z.strictObject({
  format: z.enum(['csv', 'json', 'ndjson', 'xlsx']),
  /** Those of a workbook, in its order. */
  sheets: z.array(z.strictObject({ name: z.string(), is_hidden: z.boolean() })),
  /** Which of them is read. */
  sheet: z.string().nullable(),
  /** In which a file of text is read; null of a workbook. */
  encoding: z.string().nullable(),
  columns: z.array(FileColumn),
  /** What a column may be. */
  fields: z.array(z.string()),
  warnings: z.array(z.string()),
  /** About how many rows there are; null where only reading all of it tells. */
  expected_rows: count.nullable(),
});
export type FileColumns = z.infer<typeof FileColumns>;

/** What a run costs at most: rows that cannot be read, and what fails, cost nothing. */
export const FilePrice = z.strictObject({
  /** False for the owner of the data directory. */
  is_charged: z.boolean(),
  operations: z.array(z.strictObject({ operation: z.enum(CREDIT_OPERATIONS), credits_per_row: z.number() })),
  rows: count,
  credits: z.number(),
  /** What the workspace has used so far. */
  used: z.number(),
});
export type FilePrice = z.infer<typeof FilePrice>;

/** A row that was tried. */
export const TriedRow = z.strictObject({
  line: count,
  /** The cells that are read, shortened. */
  input: z.string(),
  outcome: Outcome,
  confidence: Confidence.nullable(),
  core_id: z.string().nullable(),
  name: z.string().nullable(),
  /** Why, or what is wrong with the row. */
  reason: z.string(),
});
export type TriedRow = z.infer<typeof TriedRow>;

/** Rows from all over the file, resolved without being kept or charged. */
export const FileTrial = z.strictObject({
  /** Of the whole file; an estimate where it is so long that a trial does not read to its end. */
  rows: count,
  is_estimate: z.boolean(),
  outcomes: OutcomeCounts,
  tried: z.array(TriedRow),
  price: FilePrice,
});
export type FileTrial = z.infer<typeof FileTrial>;

/** A piece of the output of a run. */
export const OutputRows = z.strictObject({
  columns: z.array(z.string()),
  /** `row` counts the rows of the file from 1; cells in the order of the columns, a very long one shortened. */
  rows: z.array(z.strictObject({ row: count, cells: z.array(z.string()) })),
  has_more: z.boolean(),
});
export type OutputRows = z.infer<typeof OutputRows>;

/** What can be downloaded of a run that is done: `excel-csv` has nothing that a spreadsheet runs, `report` is the page of a crosscheck. */
export const OutputFormat = z.enum(['csv', 'excel-csv', 'xlsx', 'json', 'ndjson', 'report']);
export type OutputFormat = z.infer<typeof OutputFormat>;

/** Somebody who has signed in; null is the owner of the data directory. */
export interface FileUser {
  readonly user: string | null;
  readonly isAdmin: boolean;
}

/** What a browser sends. */
export interface Upload {
  readonly name: string;
  /** As it was announced; another size is refused. */
  readonly bytes: number;
  readonly content: AsyncIterable<Uint8Array>;
  readonly by: FileUser;
}

/** A file to be sent. */
export interface Download {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly bytes: number;
  readonly content: AsyncIterable<Uint8Array>;
}

/** The output of a run that is done, on the disk of this machine. */
export interface FinishedOutput {
  readonly kind: FileRunKind;
  readonly path: string;
  /** As the person called the file. */
  readonly name: string;
  /** The file of the mapping that was chosen, as `--map-file` takes it; null where columns are to be found. */
  readonly mapFile: string | null;
}

/**
 * Files that people have uploaded to one workspace, and what is done with them. Every method throws NOT_FOUND for an id
 * that the workspace has no file of.
 */
export interface Files {
  /**
   * Takes a file once it is whole and can be read as a table. Throws TOO_LARGE, INVALID_REQUEST for another size than was
   * announced, INPUT_FORMAT for what is no table, WRITE_FAILED when the disk is full; then nothing of it is kept.
   */
  create(upload: Upload): Promise<UploadedFile>;
  /** The newest first. */
  list(): Promise<readonly UploadedFile[]>;
  find(id: string): Promise<UploadedFile>;
  /** What its columns are taken for. Throws USAGE for a sheet that is not there, or an unknown encoding. */
  inspect(id: string, how: Pick<FilePlan, 'kind' | 'sheet' | 'encoding'>): Promise<FileColumns>;
  /** Tries some rows. Throws NO_MATCH_COLUMN and MAPPING for a plan by which nothing can be matched. */
  tryRows(id: string, plan: FilePlan, by: FileUser): Promise<FileTrial>;
  /** Begins a run, in the place of an earlier one. Throws as `tryRows`, and CONFLICT while one is under way. */
  start(id: string, plan: FilePlan, by: FileUser): Promise<UploadedFile>;
  /** Stops the run; what is done is kept for the next. Throws CONFLICT when none is under way. */
  cancel(id: string): Promise<UploadedFile>;
  /** A page of the output, from 0. Throws CONFLICT while there is none. */
  rows(id: string, asked: { readonly page: number; readonly outcome: Outcome | null }): Promise<OutputRows>;
  /** The output in a format. Throws CONFLICT while there is none. */
  output(id: string, format: OutputFormat): Promise<Download>;
  /** Where the output lies. Throws CONFLICT while there is none. */
  outputOf(id: string): Promise<FinishedOutput>;
  /**
   * Makes the files that carry a finished crosscheck out in a CRM, and those of the way back; nothing in a CRM is changed.
   * Throws CONFLICT where there is no crosscheck, and for a file without ids.
   */
  prepareActions(id: string, wish: ActionsWish): Promise<PreparedActions>;
  /** A file that was so made. Throws NOT_FOUND once others were made. */
  preparedActions(id: string, part: PreparedPart): Promise<Download>;
  /** Deletes the file and its output. Throws FORBIDDEN to who has neither uploaded it nor is an admin, CONFLICT during a run. */
  remove(id: string, by: FileUser): Promise<void>;
}
