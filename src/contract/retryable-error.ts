import type { CoreError } from './errors.ts';

interface Retryable {
  /** False when the request cannot have reached the service. */
  readonly wasSent?: boolean;
  /** How long the service asks to wait. */
  readonly waitMs?: number | undefined;
}

/** A failure that may pass when tried again; `lasting` is the error to throw when it does not. */
export class RetryableError extends Error {
  readonly lasting: CoreError;
  readonly wasSent: boolean;
  readonly waitMs: number | undefined;

  constructor(lasting: CoreError, { wasSent = true, waitMs }: Retryable = {}) {
    super(lasting.message);
    this.name = 'RetryableError';
    this.lasting = lasting;
    this.wasSent = wasSent;
    this.waitMs = waitMs;
  }
}

/** What a Retry-After header asks for, in milliseconds: seconds or a date (RFC 9110, 10.2.3); undefined without one. */
export function retryAfterMs(header: string | undefined, nowMs: number): number | undefined {
  const asked = header?.trim();
  if (asked === undefined || asked === '') return undefined;
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - nowMs;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
