/**
 * Every failure the product can name, with its HTTP status, exit code and what to do about it.
 * A failure has its status and exit code from here alone.
 */
export const ERROR_TABLE = {
  USAGE: { http: 400, exit: 2, fix: 'Run the command with --help to see its options.' },
  CONFIG: { http: 500, exit: 2, fix: 'Correct the configuration value that is named.' },
  INVALID_REQUEST: { http: 400, exit: 2, fix: 'Correct what is named and try again.' },
  FILE_NOT_FOUND: { http: 400, exit: 2, fix: 'Check the path.' },
  FILE_UNREADABLE: { http: 400, exit: 2, fix: 'Check that you may read the file.' },
  OUTPUT_REFUSED: { http: 400, exit: 2, fix: 'Name another output with -o.' },
  NO_MATCH_COLUMN: {
    http: 400,
    exit: 2,
    fix: 'Name the columns with --map, for example --map name="Account"; where the first line is a row, use --no-header.',
  },
  MAPPING: { http: 400, exit: 2, fix: 'Correct the --map option.' },
  INPUT_FORMAT: { http: 400, exit: 3, fix: 'Export the data as CSV, JSON or NDJSON.' },
  INPUT_TRUNCATED: {
    http: 400,
    exit: 3,
    fix: 'Export or copy the file again; the rows before the break are in the output.',
  },
  SOURCE_FORMAT: { http: 400, exit: 3, fix: 'Check that the file belongs to the source that is named.' },
  SOURCE_UNKNOWN: { http: 404, exit: 2, fix: 'Run core reference list to see the sources.' },
  RUN_BUSY: { http: 409, exit: 2, fix: 'Wait for the other process, or stop it.' },
  RUN_NOT_FOUND: { http: 404, exit: 2, fix: 'Run core jobs list to see what is kept.' },
  ENTITY_NOT_FOUND: {
    http: 404,
    exit: 1,
    fix: 'Check the ten digits; core resolve gives the ids that are known.',
  },
  JOB_NOT_FOUND: { http: 404, exit: 2, fix: 'Run core jobs list to see what is kept.' },
  JOB_PRUNED: {
    http: 410,
    exit: 2,
    fix: 'Results are kept for a while only: create the job again; core resolve --fresh does so for a file.',
  },
  FORBIDDEN: { http: 403, exit: 4, fix: 'Give a valid API key.' },
  UNAUTHORIZED: { http: 401, exit: 4, fix: 'The key was deleted; create a new one.' },
  OTHER_SESSION: { http: 412, exit: 2, fix: 'Reload the page, or sign in again as before.' },
  CONFLICT: { http: 409, exit: 2, fix: 'Use another Idempotency-Key for another body.' },
  RATE_LIMITED: { http: 429, exit: 5, fix: 'Try again after the seconds in Retry-After.' },
  TOO_LARGE: { http: 413, exit: 2, fix: 'Send a smaller body.' },
  METHOD_NOT_ALLOWED: { http: 405, exit: 2, fix: 'Use one of the methods of the route.' },
  NOT_FOUND: { http: 404, exit: 2, fix: 'Check the address.' },
  NOT_AVAILABLE: { http: 500, exit: 2, fix: 'This engine cannot do it yet.' },
  NETWORK: { http: 502, exit: 5, fix: 'Check the connection, then run the command again.' },
  REMOTE: { http: 502, exit: 5, fix: 'Try again later.' },
  STORE_BUSY: { http: 503, exit: 5, fix: 'Another process is writing to the data directory; try again.' },
  STORE_UNREACHABLE: {
    http: 503,
    exit: 5,
    fix: 'Check that the store runs and can be reached, then try again.',
  },
  STORE_REFUSED: {
    http: 503,
    exit: 2,
    fix: 'Give the user of the database what it needs, or name another one.',
  },
  WRITE_FAILED: {
    http: 503,
    exit: 74,
    fix: 'Make room where the output goes, then run the same command again: the run of a file goes on. With another output it begins afresh.',
  },
  INTERNAL: {
    http: 500,
    exit: 70,
    fix: 'This is a bug in core; run again with --debug and report what it prints.',
  },
} as const satisfies Record<string, { http: number; exit: number; fix: string }>;

export type ErrorCode = keyof typeof ERROR_TABLE;

/** Whether the store takes nothing at present, and may take all of it later. */
export function isStoreAway(error: unknown): boolean {
  return error instanceof CoreError && ['STORE_UNREACHABLE', 'STORE_REFUSED'].includes(error.code);
}

/** Where an error was found, and its remedy when the table's general one is not enough. */
export interface ErrorPlace {
  readonly file?: string;
  readonly line?: number;
  readonly field?: string;
  readonly fix?: string;
  /** Whole seconds after which it may be tried again. */
  readonly retryAfterSeconds?: number;
}

/** An error that the user can do something about: it prints what happened, to which thing and what to do, never a stack. */
export class CoreError extends Error {
  readonly code: ErrorCode;
  readonly place: ErrorPlace;

  constructor(code: ErrorCode, message: string, place: ErrorPlace = {}) {
    super(message);
    this.name = 'CoreError';
    this.code = code;
    this.place = place;
  }

  get exitCode(): number {
    return ERROR_TABLE[this.code].exit;
  }

  get httpStatus(): number {
    return ERROR_TABLE[this.code].http;
  }

  get fix(): string {
    return this.place.fix ?? ERROR_TABLE[this.code].fix;
  }
}
