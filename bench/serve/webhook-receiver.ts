import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { verifyWebhook } from '../../dist/contract/webhook-signature.js';
import { ownCertificate } from '../../dist/http/receiver/own-certificate.js';

export interface HeardWebhook {
  readonly jobId: string;
  readonly event: string;
  /** Of the attempt. */
  readonly deliveryId: string;
  readonly isSigned: boolean;
  /** What the GET of the job returns. */
  readonly data: Readonly<Record<string, unknown>>;
}

export interface ReceiverOptions {
  /** A folder for the certificate. */
  readonly folder: string;
  /** The secret may be made later than the receiver. */
  readonly signingSecret: () => string;
  readonly onWebhook: (webhook: HeardWebhook) => void;
}

export interface WebhookReceiver {
  readonly url: string;
  /** What the server has to trust it, as variables of its environment. */
  readonly variables: Readonly<Record<string, string>>;
  close(): void;
}

/** A real HTTPS server on loopback that takes every webhook with 204. */
export async function receiveWebhooks(options: ReceiverOptions): Promise<WebhookReceiver> {
  const tls = await ownCertificate();
  const caFile = join(options.folder, 'receiver.pem');
  writeFileSync(caFile, tls.cert);
  const server = createServer(tls, async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const header = (name: string) => request.headers[name]?.toString() ?? '';
    const isSigned = verifyWebhook(body, {
      signature: header('x-service-signature'),
      signingSecret: options.signingSecret(),
    });
    const { event, data } = JSON.parse(body);
    const [jobId, deliveryId] = [data.id ?? data.jobid, header('x-service-delivery')];
    options.onWebhook({ jobId, deliveryId, event, isSigned, data });
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the receiver has no port');
  return {
    url: `https://127.0.0.1:${address.port}/hook`,
    variables: { NODE_EXTRA_CA_CERTS: caFile },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
