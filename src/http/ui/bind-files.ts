import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CoreError } from '../../contract/errors.ts';
import { type Download, OutputFormat } from '../../contract/files.ts';
import { parseWith } from '../../contract/parse.ts';
import { PreparedPart } from '../../contract/prepared-actions.ts';
import type { SignedIn } from '../../contract/sign-in.ts';
import { UploadQuery } from '../../contract/ui/files.ts';
import type { WebApplication } from '../../contract/web-application.ts';
import type { Uploads } from '../server/uploads.ts';
import { fileUserOf } from './handlers/files.ts';

interface FilesBinding {
  readonly web: Pick<WebApplication, 'adminOf'>;
  readonly uploads: Uploads;
  /** Throws UNAUTHORIZED for who has not signed in, OTHER_SESSION for a page that was opened for somebody else. */
  readonly signedInBy: (request: FastifyRequest) => Promise<SignedIn>;
}

/** Of a body that was refused so much is still read, so that the browser reads why. */
const DRAINED_BYTES = 1024 ** 3;

/** Binds what is no call of JSON: a file that comes as the body of a request, and one that goes out. */
export function bindFiles(app: FastifyInstance, { web, uploads, signedInBy }: FilesBinding): void {
  app.post('/ui/api/files', { config: { isOpen: true, takesLines: true } }, async (request) => {
    try {
      const signedIn = await signedInBy(request);
      const { name, bytes } = parseWith(UploadQuery, request.query, 'the address');
      uploads.begin(request);
      const content = arriving(request.raw);
      const { files } = web.adminOf(signedIn.workspace);
      return await files.create({ name, bytes, content, by: fileUserOf(signedIn) });
    } catch (error) {
      drain(request.raw);
      throw error;
    }
  });
  app.get('/ui/api/files/:id/output/:format', { config: { isOpen: true } }, async (request, reply) => {
    const { workspace } = await signedInBy(request);
    const { id, format } = request.params as { readonly id: string; readonly format: string };
    const wanted = parseWith(OutputFormat, format, 'the address');
    return sent(await web.adminOf(workspace).files.output(id, wanted), reply);
  });
  const prepared = '/ui/api/files/:id/actions/:prepared/:set/:name';
  app.get(prepared, { config: { isOpen: true } }, async (request, reply) => {
    const { workspace } = await signedInBy(request);
    const { id, ...part } = request.params as { readonly id: string };
    const wanted = parseWith(PreparedPart, part, 'the address');
    return sent(await web.adminOf(workspace).files.preparedActions(id, wanted), reply);
  });
}

function sent({ name, type, bytes, content }: Download, reply: FastifyReply): FastifyReply {
  return reply
    .type(type)
    .header('content-length', bytes)
    .header('content-disposition', `attachment; filename*=UTF-8''${headerText(name)}`)
    .send(Readable.from(content));
}

async function* arriving(request: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    // Left open when the reading ends before it does.
    yield* request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } catch {
    throw new CoreError('INVALID_REQUEST', 'The connection ended before the file did. Upload it again.');
  }
}

/** Lets the rest of a body run out; who never ends is cut off. */
function drain(request: IncomingMessage): void {
  let passed = 0;
  request.on('data', (chunk: Buffer) => {
    passed += chunk.length;
    if (passed > DRAINED_BYTES) request.destroy();
  });
  request.resume();
}

/** As RFC 8187 writes what is not ASCII. */
function headerText(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
