import type { FastifyRequest } from 'fastify';
import { CoreError } from '../../contract/errors.ts';
import type { Reconciliation } from '../../contract/reconciliation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null everywhere else, and until the caller was let in. */
    reconciliation: AdmittedReconciliation | null;
  }
}

/** The service that a request may use, and where its client finds it. */
export interface AdmittedReconciliation {
  /** Of the token; undefined without one. */
  readonly keyId?: string;
  readonly service: Reconciliation;
  /** Of the manifest; with the token, if it has one. */
  readonly path: string;
  /** Of core. */
  readonly version: string;
  /** Whether a script may have the answer (JSONP): not where the address is a secret. */
  readonly takesCallback: boolean;
}

/** The service of a request that was let in. */
export function admittedOf({ reconciliation }: FastifyRequest): AdmittedReconciliation {
  if (reconciliation === null) throw new CoreError('INTERNAL', 'a reconciliation route lets anybody in');
  return reconciliation;
}
