import type { JobFamily } from '../../contract/job.ts';

/** Families whose jobs resolve a record to an entity: a lookup answers the latest of them. */
export const RESOLVING: ReadonlySet<JobFamily> = new Set(['entity-resolution', 'combined', 'crosscheck']);

/** The same for a statement: `family IN ${RESOLVING_FAMILIES}`. */
export const RESOLVING_FAMILIES = `(${[...RESOLVING].map((family) => `'${family}'`).join(', ')})`;
