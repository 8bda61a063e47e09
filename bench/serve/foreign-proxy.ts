import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForeignProxy {
  readonly address: string;
  /** How many requests went through. */
  requests(): number;
  close(): Promise<void>;
}

/** What other services than core do not know (docs/wire.md, Left open). */
const OUR_HEADERS = ['prefer', 'x-core-extended'];

/** Stands before a core and makes it a service without the additions of core: answers are not held back, nor extended. */
export async function foreignProxy(target: string): Promise<ForeignProxy> {
  const agent = new Agent({ keepAlive: true });
  let count = 0;
  const server = createServer((incoming, outgoing) => {
    count++;
    passOn({ target, agent }, incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server at a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    requests: () => count,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}

function passOn(
  { target, agent }: { readonly target: string; readonly agent: Agent },
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const headers = { ...incoming.headers };
  for (const name of OUR_HEADERS) delete headers[name];
  const onward = request(
    new URL(incoming.url ?? '/', target),
    { agent, method: incoming.method, headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  onward.once('error', () => outgoing.writeHead(502).end());
  incoming.pipe(onward);
}
