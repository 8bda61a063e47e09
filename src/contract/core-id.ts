import { z } from 'zod';

/**
 * The id of a canonical entity, as the service gives it out. Requests take any text in its place: a malformed
 * id is accepted and the job fails with `core_id_not_found` (docs/wire.md, Jobs).
 */
export const CoreId = z.string().regex(/^[1-9][0-9]{9}$/, 'must be ten digits, the first of them not 0');
export type CoreId = z.infer<typeof CoreId>;
