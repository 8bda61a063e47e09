import { createHmac, timingSafeEqual } from 'node:crypto';
import { SIGNATURE_PREFIX } from './webhook-event.ts';

/** The value of X-Service-Signature for a raw body (docs/wire.md, Webhooks); the key is the whole secret with its prefix. */
export function signatureOf(body: string | Uint8Array, signingSecret: string): string {
  return SIGNATURE_PREFIX + createHmac('sha256', signingSecret).update(body).digest('hex');
}

/** Whether a delivery was signed with the secret; compares in constant time, and takes the raw body, never parsed JSON. */
export function verifyWebhook(
  body: string | Uint8Array,
  { signature, signingSecret }: { signature: string | undefined; signingSecret: string },
): boolean {
  const given = Buffer.from(signature?.trim() ?? '');
  const expected = Buffer.from(signatureOf(body, signingSecret));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
