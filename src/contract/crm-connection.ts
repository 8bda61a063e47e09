/** One row of a CRM object. `id` is the CRM's own; `modified` its last change, for paging. */
export interface CrmRow {
  readonly id: string;
  readonly modified: string;
  readonly fields: Readonly<Record<string, string | null>>;
}

/** The place behind a row in rising order of (modified, id). */
export interface CrmCursor {
  readonly modified: string;
  readonly id: string;
}

export interface CrmQuery {
  readonly object: string;
  readonly fields: readonly string[];
  readonly where?: string;
  readonly after?: CrmCursor;
  readonly signal?: AbortSignal;
}

export interface CrmUpdate {
  readonly id: string;
  readonly fields: Readonly<Record<string, string | null>>;
}

/** `unknown`: the request left and no answer came, so it may be written; a lasting error comes back however often it is tried. */
export type CrmWriteResult = { readonly id: string } & (
  | { readonly written: true }
  | { readonly written: false; readonly error: string; readonly isLasting: boolean }
  | { readonly written: 'unknown' }
);

export interface CrmConnection {
  /** Which CRM it is; undefined where that is not known. */
  readonly place?: string | undefined;
  /**
   * Rows in rising order of (modified, id) behind the cursor, in pages; some that were given before may come again. Checks
   * names and WHERE before the first request.
   */
  changed(query: CrmQuery): AsyncIterable<readonly CrmRow[]>;
  /** Present values of rows; rows that are gone are left out. */
  read(object: string, ids: readonly string[], fields: readonly string[]): Promise<readonly CrmRow[]>;
  write(object: string, updates: readonly CrmUpdate[]): Promise<readonly CrmWriteResult[]>;
  close(): Promise<void>;
}
