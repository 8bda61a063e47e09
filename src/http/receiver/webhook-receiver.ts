import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import { CoreError } from '../../contract/errors.ts';
import { WEBHOOK_HEADERS } from '../../contract/webhook-event.ts';
import { verifyWebhook } from '../../contract/webhook-signature.ts';
import { forwardWebhook } from './forward-webhook.ts';
import type { OwnCertificate } from './own-certificate.ts';

/** A delivery as it came in, and what was answered. */
export interface ReceivedWebhook {
  readonly isVerified: boolean;
  /** The headers; null when they are missing. */
  readonly event: string | null;
  readonly delivery: string | null;
  /** Comes from anyone, unless it is verified. */
  readonly body: string;
  readonly status: number;
}

export interface WebhookReceiver {
  /** Where to send webhooks, like https://127.0.0.1:8443/. */
  readonly address: string;
  close(): Promise<void>;
}

interface ReceiverOptions {
  readonly signingSecret: string;
  readonly onEvent: (event: ReceivedWebhook) => void;
  /** Verified deliveries go there, and its status is the answer. */
  readonly forwardTo?: string;
  readonly tls: OwnCertificate;
  /** Any free port by default. */
  readonly port?: number;
}

const HOST = '127.0.0.1';
const MOST_BYTES = 1024 * 1024;
const REQUEST_MS = 30_000;

/** Receives webhooks over HTTPS on this machine, for trying out what `core serve` sends. */
export async function webhookReceiver(options: ReceiverOptions): Promise<WebhookReceiver> {
  // Node takes the longer of the two for the whole request.
  const within = { requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS };
  const server = createServer({ ...options.tls, ...within }, (request, response) => {
    // A sender that disconnects needs no answer.
    receive(request, response, options).catch(() => response.destroy());
  });
  const port = await listening(server, options.port ?? 0);
  return {
    address: `https://${HOST}:${port}/`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function listening(server: Server, port: number): Promise<number> {
  server.listen(port, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    const why = code === 'EACCES' ? 'may not be used' : 'is in use';
    throw new CoreError('CONFIG', `port ${port} ${why}`, { field: '--port', fix: 'Name another port.' });
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  { signingSecret, onEvent, forwardTo }: ReceiverOptions,
): Promise<void> {
  const body = await rawBody(request);
  if (request.method !== 'POST') return void response.writeHead(405, { Allow: 'POST' }).end();
  if (body === undefined) return void response.writeHead(413, { Connection: 'close' }).end();
  const header = (name: string) => request.headers[name.toLowerCase()]?.toString() ?? null;
  const signature = header(WEBHOOK_HEADERS.signature) ?? undefined;
  const isVerified = verifyWebhook(body, { signature, signingSecret });
  const status = isVerified ? await forwardWebhook(request, body, forwardTo) : 401;
  const [event, delivery] = [header(WEBHOOK_HEADERS.event), header(WEBHOOK_HEADERS.delivery)];
  response.writeHead(status).end();
  onEvent({ isVerified, event, delivery, body: body.toString('utf8'), status });
}

/** Undefined when it is too long; it is read to its end all the same, so that the sender hears the answer. */
async function rawBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes <= MOST_BYTES) chunks.push(chunk);
  }
  return bytes > MOST_BYTES ? undefined : Buffer.concat(chunks);
}
