/** What comes from outside into a store: times and ids. */
export interface StoreParts {
  /** The clock of the store (jobs/job-store.ts says which times are the store's); milliseconds since 1970. */
  readonly now: () => number;
  /** Gives unique ids, which get the prefixes job_, blk_, dlv_ and att_. */
  readonly newId: () => string;
}
