import { z } from 'zod';
import { CoreError } from '../../contract/errors.ts';

const text = z.string().min(1);

/**
 * How Salesforce knows us: an access token, or what a new one is had with (client credentials, or a refresh token).
 * `login_url` is where tokens are asked for; by default the instance itself.
 */
export const SalesforceCredentials = z.object({
  instance_url: z.url(),
  login_url: z.url().optional(),
  access_token: text.optional(),
  client_id: text.optional(),
  client_secret: text.optional(),
  refresh_token: text.optional(),
});
export type SalesforceCredentials = z.infer<typeof SalesforceCredentials>;

const FIX =
  'Give JSON with instance_url and either access_token, or client_id and client_secret, or client_id and refresh_token; the output of sf org display --json will do.';

/** Reads what stands in a token file; throws CONFIG, and tells none of it. */
export function salesforceCredentials(given: unknown): SalesforceCredentials {
  const read = SalesforceCredentials.safeParse(inOurWords(given));
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = issue?.path.join('.') ?? '';
    throw new CoreError('CONFIG', `the Salesforce credentials lack a valid ${field || 'JSON object'}`, {
      fix: FIX,
    });
  }
  const { access_token, client_id, client_secret, refresh_token } = read.data;
  const canAsk = client_id !== undefined && (client_secret ?? refresh_token) !== undefined;
  if (access_token !== undefined || canAsk) return read.data;
  throw new CoreError('CONFIG', 'the Salesforce credentials hold no token and nothing to get one with', {
    fix: FIX,
  });
}

/** The command line of Salesforce has names of its own, one level down. */
function inOurWords(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given;
  const outer: Readonly<Record<string, unknown>> = { ...given };
  const { result } = outer;
  const all: Readonly<Record<string, unknown>> =
    typeof result === 'object' && result !== null ? { ...result } : outer;
  return {
    ...all,
    instance_url: all.instance_url ?? all.instanceUrl,
    access_token: all.access_token ?? all.accessToken,
    client_id: all.client_id ?? all.clientId,
  };
}
