import { CoreError } from '../../contract/errors.ts';

/** A job that ended without a result (docs/wire.md, Jobs). */
export class JobFailedError extends CoreError {
  readonly jobId: string;
  /** `core_id_not_found`, `unknown`, or a word of another service. */
  readonly errorType: string;

  constructor(message: string, { jobId, errorType }: { readonly jobId: string; readonly errorType: string }) {
    super('REMOTE', message, { fix: 'Correct the request, or send it again.' });
    this.name = 'JobFailedError';
    this.jobId = jobId;
    this.errorType = errorType;
  }
}
