import type { CoreError } from '../../contract/errors.ts';

interface Passing {
  /** False when the request cannot have reached the service. */
  readonly wasSent: boolean;
  /** How long the service asks to be left alone. */
  readonly waitMs?: number;
}

/** A failure that another attempt may mend; `lasting` is what it is when none does. */
export class PassingFailure extends Error {
  readonly lasting: CoreError;
  readonly wasSent: boolean;
  readonly waitMs: number;

  constructor(lasting: CoreError, { wasSent, waitMs = 0 }: Passing) {
    super(lasting.message);
    this.name = 'PassingFailure';
    this.lasting = lasting;
    this.wasSent = wasSent;
    this.waitMs = waitMs;
  }
}
