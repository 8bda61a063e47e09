import type { CoreError } from '../../contract/errors.ts';

/** There is no time left for another attempt; `lasting` is what became of the last one. */
export class OutOfTime extends Error {
  readonly lasting: CoreError;

  constructor(lasting: CoreError) {
    super(lasting.message);
    this.name = 'OutOfTime';
    this.lasting = lasting;
  }
}
