import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface Connection {
  /** The TLS socket once the handshake is done, the TCP socket before. */
  socket: Socket;
  /** Requests that are not answered yet. */
  readonly underWay: Map<IncomingMessage, ServerResponse>;
}

type Connections = Map<string, Connection>;

/**
 * When the server is closed, connections that are idle and those whose request has not been received whole are closed at
 * once. Other requests are answered first; the server listens until then, so that `/readyz` can say that it is closing.
 */
export function drainConnections(app: FastifyInstance): void {
  const connections: Connections = new Map();
  let state: 'open' | 'draining' | 'closed' = 'open';
  const keep = (socket: Socket) => {
    if (state === 'closed') return socket.destroySoon();
    keepConnection(connections, socket);
  };
  const begin = (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(keyOf(request.socket));
    connection?.underWay.set(request, response);
    response.once('close', () => {
      connection?.underWay.delete(request);
      if (state !== 'open' && connection?.underWay.size === 0) connection.socket.destroySoon();
    });
  };
  app.server.on('connection', keep).on('secureConnection', keep);
  // Before the listener of the server, which may answer within the event.
  app.server.prependListener('request', begin).prependListener('checkExpectation', begin);
  app.addHook('preClose', async () => {
    state = 'draining';
    await Promise.all(closeUnlessWhole(connections).map((response) => once(response, 'close')));
    state = 'closed';
    closeUnlessWhole(connections);
  });
}

function keepConnection(connections: Connections, socket: Socket): void {
  const key = keyOf(socket);
  const connection = connections.get(key) ?? { socket, underWay: new Map() };
  connection.socket = socket;
  connections.set(key, connection);
  socket.once('close', () => {
    if (connections.get(key) === connection) connections.delete(key);
  });
}

/** Identifies a connection: the same for its TCP and its TLS socket. */
function keyOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`;
}

/** Closes idle and incomplete connections; returns the answers that are still to be given. */
function closeUnlessWhole(connections: Connections): readonly ServerResponse[] {
  return [...connections.values()].flatMap(({ socket, underWay }) => {
    const isWhole = underWay.size > 0 && [...underWay.keys()].every(({ complete }) => complete);
    if (isWhole) return [...underWay.values()];
    socket.destroySoon();
    return [];
  });
}
