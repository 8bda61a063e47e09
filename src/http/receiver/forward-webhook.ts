import type { IncomingMessage } from 'node:http';

/** The sender gives up after five seconds. */
const TIMEOUT_MS = 4500;
const UNREACHABLE = 502;
const NO_CONTENT = 204;
/** Of the connection, not of the message; undici writes its own. */
const OWN_HEADERS =
  /^(host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|content-length)$/i;

/** Hands a delivery on, raw, and gives the status that it was answered with; 204 when it goes nowhere. */
export async function forwardWebhook(
  request: IncomingMessage,
  body: Buffer,
  target: string | undefined,
): Promise<number> {
  if (target === undefined) return NO_CONTENT;
  const undici = await import('undici');
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const headers = headersOf(request.rawHeaders);
    const answer = await undici.request(target, { method: 'POST', headers, body, signal });
    await answer.body.dump();
    return answer.statusCode;
  } catch {
    return UNREACHABLE;
  }
}

/** Names and values in turn, as they came. */
function headersOf(raw: readonly string[]): string[] {
  return raw.filter((_text, at) => !OWN_HEADERS.test(raw[at - (at % 2)] ?? ''));
}
