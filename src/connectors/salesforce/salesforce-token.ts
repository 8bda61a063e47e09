import { z } from 'zod';
import { CoreError } from '../../contract/errors.ts';
import { RetryableError } from '../../contract/retryable-error.ts';
import type { RestClient } from '../rest/rest-client.ts';
import type { SalesforceCredentials } from './salesforce-credentials.ts';
import { instanceUrl } from './salesforce-host.ts';

const TokenAnswer = z.object({
  access_token: z.string().min(1),
  instance_url: z.string().optional(),
  refresh_token: z.string().optional(),
});

const TokenRefusal = z.object({ error: z.string(), error_description: z.string().optional() });

/** Asks for a new access token (OAuth 2.0, client credentials or refresh token). Throws UNAUTHORIZED, RetryableError. */
export async function newToken(
  credentials: SalesforceCredentials,
  { client, allowsPrivate }: { readonly client: RestClient; readonly allowsPrivate: boolean },
): Promise<SalesforceCredentials> {
  const { client_id, client_secret, refresh_token, login_url, instance_url } = credentials;
  if (client_id === undefined)
    throw expired('the access token is refused, and there is nothing to get a new one with');
  const url = new URL('/services/oauth2/token', instanceUrl(login_url ?? instance_url, allowsPrivate));
  const body = new URLSearchParams({
    grant_type: refresh_token === undefined ? 'client_credentials' : 'refresh_token',
    client_id,
    ...(client_secret !== undefined && { client_secret }),
    ...(refresh_token !== undefined && { refresh_token }),
  }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await client.exchange({ method: 'POST', url, headers, body });
  const token = TokenAnswer.safeParse(answer.body);
  if (answer.status === 200 && token.success) {
    const { access_token, instance_url: moved, refresh_token: rotated } = token.data;
    return {
      ...credentials,
      access_token,
      ...(moved !== undefined && { instance_url: instanceUrl(moved, allowsPrivate).origin }),
      ...(rotated !== undefined && { refresh_token: rotated }),
    };
  }
  if (answer.status >= 500)
    throw new RetryableError(new CoreError('REMOTE', `${url.host} gives no token now (${answer.status})`), {
      wasSent: false,
    });
  const refusal = TokenRefusal.safeParse(answer.body);
  const said = refusal.success ? ` (${refusal.data.error_description ?? refusal.data.error})` : '';
  throw expired(`Salesforce gives no access token${said}`);
}

function expired(message: string): CoreError {
  return new CoreError('UNAUTHORIZED', message, { fix: 'Run core crm connect again with new credentials.' });
}
