import type { HttpAnswer } from './transport.ts';

/** What Retry-After asks for, in milliseconds: seconds or a date (RFC 9110, 10.2.3); undefined when it is not given. */
export function retryAfterMs({ headers }: HttpAnswer, now: number): number | undefined {
  const asked = headers['retry-after']?.trim();
  if (asked === undefined || asked === '') return undefined;
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
