import type { CoreProcess } from '../serve/core-process.ts';
import type { PostgresHere } from '../shared/postgres-here.ts';
import type { SharedPlace } from '../shared/shared-place.ts';
import type { Caller } from './caller.ts';
import type { PostedBulk } from './posted-bulks.ts';
import type { PostedJob } from './posted-jobs.ts';
import type { SharedBooks } from './shared-books.ts';
import { type KillOptions, WORN_OUT } from './stage.ts';

/** What is posted to machines that share a database, and what came of it. */
export interface SharedStage extends KillOptions {
  readonly place: SharedPlace;
  readonly postgres: PostgresHere;
  readonly books: SharedBooks;
  readonly caller: Caller;
  readonly apiKey: string;
  readonly bodies: readonly string[];
  readonly hook: string;
  readonly jobs: PostedJob[];
  /** Jobs whose POST has to be repeated. */
  readonly lost: PostedJob[];
  readonly bulks: PostedBulk[];
  readonly wrong: string[];
}

/** The database is away or full, or its answer was lost: what is under way is tried again. */
const PASSING = /STORE_UNREACHABLE|STORE_BUSY|cannot be reached|no room left|the disk is full/;

/** What the log has beside the loss of the database and jobs that were begun too often; and why a process ended by itself. */
export function complaintsOf(core: CoreProcess, why?: string): readonly string[] {
  const lines = [...core.warnings(), ...(why === undefined ? [] : [why])];
  return lines.filter((line) => !line.includes(WORN_OUT) && !PASSING.test(line));
}
