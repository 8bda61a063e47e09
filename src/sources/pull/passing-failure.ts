import type { CoreError } from '../../contract/errors.ts';

/** A failure that another attempt may mend; `lasting` is what it is when none does. */
export class PassingFailure extends Error {
  readonly lasting: CoreError;
  /** How long the server asks to be left alone. */
  readonly waitMs: number | undefined;

  constructor(lasting: CoreError, waitMs?: number) {
    super(lasting.message);
    this.name = 'PassingFailure';
    this.lasting = lasting;
    this.waitMs = waitMs;
  }
}
