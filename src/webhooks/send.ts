import type { LookupFunction } from 'node:net';
import { rootCertificates } from 'node:tls';
import type { Agent, Dispatcher } from 'undici';
import type { Clock } from '../contract/clock.ts';
import { webAddressIn } from '../contract/web-address.ts';
import { WEBHOOK_HEADERS } from '../contract/webhook-event.ts';
import { signatureOf } from '../contract/webhook-signature.ts';
import { answerText } from './answer-text.ts';
import { guardedLookup, refusalOf } from './public-address.ts';
import { failureOf } from './send-failure.ts';

export interface WebhookRequest {
  readonly url: string;
  readonly event: string;
  /** Signed and sent as it is. */
  readonly body: string;
  readonly attemptId: string;
  readonly signingSecret: string;
}

export interface WebhookAnswer {
  /** Null when no answer came. */
  readonly status: number | null;
  /** One sentence without secrets: why no answer came, or why this one does not count. */
  readonly error: string | null;
  /** The first 1,024 characters of the answer's body. */
  readonly response: string | null;
}

export interface WebhookSender {
  /** One attempt; never throws for what the receiver or the network does. */
  send(request: WebhookRequest): Promise<WebhookAnswer>;
  /** Aborts what is under way. */
  close(): Promise<void>;
}

interface SenderOptions {
  readonly clock: Clock;
  /** Also sends to this machine and to private networks; over HTTPS all the same. */
  readonly allowPrivate: boolean;
  /** From the beginning to the end of the answer's headers, name look-up and handshake included. */
  readonly timeoutMs?: number;
  /** PEM; trusted beside the authorities that come with Node. */
  readonly caCertificates?: readonly string[];
  /** Finds the addresses of a name; what it finds is judged all the same. */
  readonly resolve?: LookupFunction;
}

const TIMEOUT_MS = 5000;
// Shorter than receivers keep idle connections, so that no attempt is lost on one that is being closed.
const IDLE_MS = 1000;
const USER_AGENT = 'core-webhooks/1';

/** Opens the only client that calls an address which a caller has given. */
export function webhookSender(options: SenderOptions): WebhookSender {
  const { allowPrivate, clock, timeoutMs = TIMEOUT_MS } = options;
  let opened: Promise<Agent> | undefined;
  const agentOf = () => {
    opened ??= openAgent(options, timeoutMs);
    return opened;
  };
  return {
    async send(request) {
      const url = webAddressIn(request.url);
      const refusal = url === undefined ? 'is no address' : refusalOf(url, { allowPrivate });
      if (refusal !== undefined) return noAnswer(`webhook_url: ${refusal}`);
      const deadline = new AbortController();
      const stopTimer = clock.after(timeoutMs, () => deadline.abort());
      try {
        return await answerOf(ask(agentOf, request, deadline.signal), deadline.signal);
      } catch (error) {
        const isLate = deadline.signal.aborted;
        return noAnswer(failureOf(error, { host: url?.host ?? '', timeoutMs, isLate }));
      } finally {
        stopTimer();
      }
    },
    close: async () => (await opened)?.destroy(),
  };
}

/** Only the headers must come in time; the signal ends a body that does not. */
async function answerOf(
  asked: Promise<Dispatcher.ResponseData>,
  signal: AbortSignal,
): Promise<WebhookAnswer> {
  // Undici hears the signal only once a connection stands; the race also ends one that never does.
  const { statusCode: status, body } = await Promise.race([asked, aborted(signal)]);
  const error =
    status >= 300 && status < 400 ? 'the receiver redirects, and redirects are not followed' : null;
  return { status, error, response: await answerText(body) };
}

async function openAgent(options: SenderOptions, timeoutMs: number): Promise<Agent> {
  const { allowPrivate, caCertificates, resolve } = options;
  // Loaded only to send: it costs start-up time.
  const { Agent } = await import('undici');
  const lookup = allowPrivate ? resolve : guardedLookup(resolve);
  const ca = caCertificates && [...rootCertificates, ...caCertificates];
  return new Agent({
    // Of several addresses each has a share of the time; Node's quarter of a second is too short for a far one.
    connect: {
      timeout: timeoutMs,
      autoSelectFamilyAttemptTimeout: timeoutMs / 4,
      ...(lookup && { lookup }),
      ...(ca && { ca }),
    },
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
  });
}

async function ask(
  agentOf: () => Promise<Agent>,
  request: WebhookRequest,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const dispatcher = await agentOf();
  const { url, event, body, attemptId, signingSecret } = request;
  const headers = {
    [WEBHOOK_HEADERS.contentType]: 'application/json',
    [WEBHOOK_HEADERS.signature]: signatureOf(body, signingSecret),
    [WEBHOOK_HEADERS.event]: event,
    [WEBHOOK_HEADERS.delivery]: attemptId,
    'User-Agent': USER_AGENT,
  };
  const { origin, pathname, search } = new URL(url);
  return dispatcher.request({ origin, path: pathname + search, method: 'POST', headers, body, signal });
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function noAnswer(error: string): WebhookAnswer {
  return { status: null, error, response: null };
}
