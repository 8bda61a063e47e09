import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Connections whose request may take as long as it arrives: they are ended when nothing comes for a while. */
export interface Uploads {
  begin(request: FastifyRequest): void;
  has(socket: Socket): boolean;
}

export function openUploads(): Uploads {
  const sockets = new WeakSet<Socket>();
  return {
    begin({ raw: { socket } }) {
      sockets.add(socket);
    },
    has: (socket) => sockets.has(socket),
  };
}
