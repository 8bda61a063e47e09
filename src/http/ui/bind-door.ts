import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CoreError } from '../../contract/errors.ts';
import { parseWith } from '../../contract/parse.ts';
import type { WebApplication } from '../../contract/web-application.ts';
import { choosePasswordPage, firstUserPage, signInPage, tokenPage } from './door-pages.ts';
import type { SessionCookie } from './session-cookie.ts';

const text = z.string().max(1000);
const SignInForm = z.object({ name: text, password: text });
const TokenForm = z.object({ token: text });
const PasswordForm = z.object({ token: text, password: text, again: text });
const FirstForm = z.object({ token: text, name: text, password: text, again: text });

const MAX_FORM_BYTES = 16 * 1024;

interface Door {
  readonly web: WebApplication;
  readonly cookie: SessionCookie;
}

/** Binds the pages by which people sign in; they are plain forms, and work without scripts. */
export function bindDoor(app: FastifyInstance, { web, cookie }: Door): void {
  const { signIn, entry } = web;
  const form = { config: { isOpen: true, takesForm: true }, bodyLimit: MAX_FORM_BYTES };
  const enter = (reply: FastifyReply, token: string) => {
    cookie.write(reply, token);
    return reply.redirect('./', 303);
  };
  const answer = (reply: FastifyReply, html: string, error?: CoreError) => {
    const seconds = error?.place.retryAfterSeconds;
    if (seconds !== undefined) reply.header('retry-after', seconds);
    return reply
      .code(error?.httpStatus ?? 200)
      .type(HTML)
      .send(html);
  };

  for (const answered of ['sign-in', 'sign-out', 'password', 'first-user'])
    app.get(`/ui/${answered}`, { config: { isOpen: true } }, async (_, reply) => reply.redirect('./'));
  app.get('/ui/link', { config: { isOpen: true } }, async (_, reply) => answer(reply, tokenPage(entry)));
  app.post('/ui/sign-in', form, async (request, reply) => {
    const { name, password } = parseWith(SignInForm, request.body, 'the form');
    return orPage(
      async () => enter(reply, await signIn.byPassword({ name: name.trim(), password, address: request.ip })),
      (error) => answer(reply, signInPage(entry, { error: error.message, name }), error),
    );
  });
  app.post('/ui/link', form, async (request, reply) => {
    const token = tokenIn(parseWith(TokenForm, request.body, 'the form').token);
    return orPage(
      async () => {
        const link = await signIn.linkPurpose(token, request.ip);
        if (link?.purpose === 'owner') return enter(reply, await signIn.byOwnerLink(token, request.ip));
        if (link?.purpose === 'first-user') return answer(reply, firstUserPage(entry, { token }));
        if (link?.user != null) return answer(reply, choosePasswordPage(entry, { token, user: link.user }));
        throw new CoreError('UNAUTHORIZED', 'this link was used, replaced by a newer one, or is too old');
      },
      (error) => answer(reply, tokenPage(entry, { error: error.message }), error),
    );
  });
  app.post('/ui/password', form, async (request, reply) => {
    const filled = parseWith(PasswordForm, request.body, 'the form');
    return orPage(
      async () => {
        checkTwice(filled);
        return enter(reply, await signIn.choosePassword({ ...filled, address: request.ip }));
      },
      async (error) => {
        const user = (await linkOf(web, filled.token, request))?.user;
        const page =
          user == null
            ? tokenPage(entry, { error: error.message })
            : choosePasswordPage(entry, { token: filled.token, user, error: error.message });
        return answer(reply, page, error);
      },
    );
  });
  app.post('/ui/first-user', form, async (request, reply) => {
    const filled = parseWith(FirstForm, request.body, 'the form');
    return orPage(
      async () => {
        checkTwice(filled);
        const name = filled.name.trim();
        return enter(reply, await signIn.makeFirst({ ...filled, name, address: request.ip }));
      },
      async (error) => {
        const link = await linkOf(web, filled.token, request);
        const page =
          link?.purpose === 'first-user'
            ? firstUserPage(entry, { token: filled.token, name: filled.name, error: error.message })
            : tokenPage(entry, { error: error.message });
        return answer(reply, page, error);
      },
    );
  });
  app.post('/ui/sign-out', form, async (request, reply) => {
    const token = cookie.read(request);
    if (token !== undefined) await signIn.end(token);
    cookie.clear(reply);
    return reply.redirect('./', 303);
  });
}

export const HTML = 'text/html; charset=utf-8';

/** A link for which a page is shown again; none once too many were tried. */
async function linkOf({ signIn }: WebApplication, token: string, { ip }: FastifyRequest) {
  return signIn.linkPurpose(token, ip).catch(() => undefined);
}

/** Shows what was refused on a page; errors that are no fault of the person are answered as such. */
async function orPage<T>(work: () => Promise<T>, page: (error: CoreError) => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CoreError && error.httpStatus < 500) return page(error);
    throw error;
  }
}

function checkTwice({ password, again }: { readonly password: string; readonly again: string }): void {
  if (password !== again) throw new CoreError('INVALID_REQUEST', 'the two passwords are not the same');
}

/** The token in what was pasted: the whole link, or the token alone. */
function tokenIn(pasted: string): string {
  return pasted.trim().replace(/^.*#token=/s, '');
}
