import type { Clock } from '../../contract/clock.ts';
import { CoreError } from '../../contract/errors.ts';

/** Requests of the day that the whole organisation has used, and how many it has. */
export interface RequestUsage {
  readonly used: number;
  readonly of: number;
}

/** Leaves a share of the day's requests to the other programs of the organisation. */
export interface RequestAllowance {
  note(usage: RequestUsage | undefined): void;
  /** Throws RATE_LIMITED when the share is used up. */
  check(): void;
}

/** After this time one request may look whether there is room again. */
const LOOK_AGAIN_MS = 5 * 60_000;

export function requestAllowance(share: number, { steadyNow }: Pick<Clock, 'steadyNow'>): RequestAllowance {
  let last: (RequestUsage & { readonly at: number }) | undefined;
  return {
    note(usage) {
      if (usage !== undefined) last = { ...usage, at: steadyNow() };
    },
    check() {
      if (last === undefined || last.used < last.of * share || steadyNow() - last.at > LOOK_AGAIN_MS) return;
      const [used, of] = [last.used, last.of].map((number) => number.toLocaleString('en-US'));
      throw new CoreError(
        'RATE_LIMITED',
        `the CRM's requests of the day are nearly used up: ${used} of ${of}`,
        {
          fix: `core stops at ${Math.round(share * 100)} %, so that other programs go on; try again later, or connect with a larger --limit-share.`,
        },
      );
    },
  };
}
