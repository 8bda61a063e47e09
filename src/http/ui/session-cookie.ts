import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookie of a session: no script can read it, and no other site sends it with a form. */
export interface SessionCookie {
  read(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/** Over HTTPS it has the name that browsers give to no other host (`__Host-`). */
export function sessionCookie(isSecure: boolean): SessionCookie {
  const name = isSecure ? '__Host-core_session' : 'core_session';
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    read({ headers }) {
      const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
    },
    write: (reply, token) => void reply.header('set-cookie', `${name}=${token}${attributes}`),
    clear: (reply) => void reply.header('set-cookie', `${name}=${attributes}; Max-Age=0`),
  };
}
