import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { CoreError } from '../../contract/errors.ts';
import type { SignedIn } from '../../contract/sign-in.ts';
import { OPENED_BY_HEADER } from '../../contract/ui/opened-by.ts';

/** For whom a page is opened, as the page says it with each of its calls; the same in every session of this person. */
export function openedBy({ user, workspace }: SignedIn): string {
  return createHash('sha256')
    .update(JSON.stringify([user, workspace]))
    .digest('base64url');
}

/**
 * Refuses a call of a page that was opened for somebody else: all tabs of a browser have one session, and in another tab
 * another person may have signed in since. What is no page says nothing, and is not refused.
 */
export function refuseOfOther({ headers }: FastifyRequest, signedIn: SignedIn): void {
  const opener = headers[OPENED_BY_HEADER];
  if (opener === undefined || opener === openedBy(signedIn)) return;
  const { user, workspace } = signedIn;
  const name = user ?? 'the owner of this machine';
  throw new CoreError(
    'OTHER_SESSION',
    `This page was opened for somebody else: by now ${name} is signed in, to workspace ${workspace}`,
    {
      fix: `Nothing was done. Reload the page to go on as ${name}, or sign in again as before in another tab.`,
    },
  );
}
