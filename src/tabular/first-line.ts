/** What the first line of a CSV file is, when it is not its header. */
export interface HeaderlessFile {
  /** A name for each column; as many as the rows have cells. */
  readonly columns: readonly string[];
  /** What the reader is told of it. */
  readonly remark?: string;
}

/** What a file with a header may be told all the same. */
export interface HeaderDoubt {
  readonly remark: string;
}

/** Longer texts above a table are no titles of a report. */
export const MOST_LINES_ABOVE = 10;

/** Of a table below the titles of a report. */
export interface HeaderBelow {
  /** So many records stand above the header, and are no rows. */
  readonly above: number;
  readonly remark: string;
}

/**
 * Says of the cells of the first records what the first line is. With `columns` it is a row, with `above` a title; else it is
 * the header, as it is where nobody is asked.
 */
export type FirstLineJudge = (
  records: readonly (readonly string[])[],
) => Promise<HeaderlessFile | HeaderBelow | HeaderDoubt | undefined>;
