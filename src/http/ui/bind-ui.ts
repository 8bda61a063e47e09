import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CoreError } from '../../contract/errors.ts';
import { parseWith } from '../../contract/parse.ts';
import type { SignedIn } from '../../contract/sign-in.ts';
import type { UiRoute } from '../../contract/ui/ui-route.ts';
import { UI_ROUTES, type UiRouteName } from '../../contract/ui-routes.ts';
import type { WebApplication } from '../../contract/web-application.ts';
import { escapeHtml } from '../server/escape-html.ts';
import type { Uploads } from '../server/uploads.ts';
import { bindDoor, HTML } from './bind-door.ts';
import { bindFiles } from './bind-files.ts';
import { signInPage } from './door-pages.ts';
import { htmlPage } from './html-page.ts';
import { nowherePage } from './nowhere-page.ts';
import { openedBy, refuseOfOther } from './opened-by.ts';
import { refuseForeign } from './same-origin.ts';
import { sessionCookie } from './session-cookie.ts';
import { UI_HANDLERS } from './ui-handlers.ts';
import { UI_HEADERS } from './ui-headers.ts';

interface UiOptions {
  readonly web: WebApplication;
  readonly uploads: Uploads;
  /** Whether browsers come by HTTPS. */
  readonly isSecure: boolean;
}

const YEAR_SECONDS = 365 * 24 * 3600;

/** Binds the web application below `/ui`: the door, its files, and the calls of its pages. */
export function bindUi(app: FastifyInstance, { web, uploads, isSecure }: UiOptions): void {
  const cookie = sessionCookie(isSecure);
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/ui(?:\/|$)/.test(request.routeOptions.url ?? '')) return;
    reply.headers(UI_HEADERS);
    refuseForeign(request);
  });
  const config = { isOpen: true };
  const page = { config, exposeHeadRoute: true };
  app.get('/ui', page, async (_, reply) => reply.redirect('ui/'));
  app.get('/ui/', page, async (request, reply) => {
    const token = cookie.read(request);
    const session = token === undefined ? undefined : await web.signIn.session(token);
    return reply.type(HTML).send(session === undefined ? signInPage(web.entry) : appPage(web, session));
  });
  app.get('/ui/assets/:name', page, async (request, reply) => {
    const { name } = request.params as { readonly name: string };
    const file = web.files.get(name);
    if (file === undefined) throw new CoreError('NOT_FOUND', 'there is nothing at this address');
    return reply
      .type(file.type)
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .send(file.bytes);
  });
  app.get('/ui/*', { config }, async ({ url }, reply) =>
    reply.code(404).type(HTML).send(nowherePage(web.entry.style, url)),
  );
  bindDoor(app, { web, cookie });
  const signedInBy = async (request: FastifyRequest): Promise<SignedIn> => {
    const token = cookie.read(request);
    const session = token === undefined ? undefined : await web.signIn.session(token);
    if (session === undefined) throw new CoreError('UNAUTHORIZED', 'sign in first');
    refuseOfOther(request, session);
    return session;
  };
  bindFiles(app, { web, uploads, signedInBy });
  for (const [name, route] of Object.entries<UiRoute>(UI_ROUTES)) {
    app.route({
      method: route.method,
      url: `/ui/api${route.path.replace(/\{(\w+)\}/g, ':$1')}`,
      config: { isOpen: true, takesBody: route.body !== undefined },
      handler: async (request) => {
        const signedIn = await signedInBy(request);
        refuseWithoutRight(route, signedIn);
        const handler = UI_HANDLERS[name as UiRouteName] as (call: unknown) => Promise<unknown>;
        const query = route.query && parseWith(route.query, request.query, 'the address');
        const body = route.body && parseWith(route.body, request.body, 'the body');
        const admin = web.adminOf(signedIn.workspace);
        return handler({ signedIn, admin, query, body, parameters: request.params });
      },
    });
  }
}

function refuseWithoutRight({ role, isOfDefault }: UiRoute, signedIn: SignedIn): void {
  if (role === 'admin' && signedIn.role !== 'admin')
    throw new CoreError('FORBIDDEN', 'only admins of the workspace may do this');
  if (isOfDefault === true && signedIn.workspace !== 'default')
    throw new CoreError('FORBIDDEN', 'only admins of the workspace default may do this');
}

/** The page that its script fills; it knows for whom it was opened. */
function appPage({ entry }: WebApplication, signedIn: SignedIn): string {
  return htmlPage({
    title: 'core',
    style: entry.style,
    script: `<script src="assets/${escapeHtml(entry.app)}" type="module"></script>`,
    body: `<body data-opened-by="${openedBy(signedIn)}"><noscript><main><p>The pages of core need scripts.</p></main></noscript></body>`,
  });
}
