import { z } from 'zod';
import type { CrmKind } from '../contract/crm-connections.ts';
import { CoreError } from '../contract/errors.ts';
import { webAddressIn } from '../contract/web-address.ts';
import { SalesforceCredentials, salesforceCredentials } from './salesforce/salesforce-credentials.ts';

/** What lets core in, by kind; kept as encrypted JSON. */
export const Credentials = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('salesforce'), salesforce: SalesforceCredentials }),
  z.object({ kind: z.literal('hubspot'), token: z.string(), baseUrl: z.string().optional() }),
  z.object({ kind: z.literal('postgres'), url: z.string() }),
  z.object({ kind: z.literal('sqlite') }),
]);
export type Credentials = z.infer<typeof Credentials>;

const HubspotToken = z.object({
  access_token: z.string().min(1),
  base_url: z.url().optional(),
});

const MOST_CHARACTERS = 64 * 1024;

/** Reads what a token file holds; throws CONFIG that says what is missing, and shows none of it. */
export function credentialsIn(text: string, kind: CrmKind): Credentials {
  if (text.length > MOST_CHARACTERS)
    throw wrong('is too long to be credentials', 'Check which file is named.');
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  switch (kind) {
    case 'sqlite':
      return { kind };
    case 'salesforce':
      return { kind, salesforce: salesforceCredentials(jsonIn(trimmed)) };
    case 'hubspot':
      return { kind, ...hubspotToken(trimmed) };
    case 'postgres':
      return { kind, url: databaseUrl(trimmed) };
  }
}

function hubspotToken(text: string) {
  if (/^[\w.-]{8,500}$/.test(text)) return { token: text };
  const read = HubspotToken.safeParse(jsonIn(text));
  if (!read.success)
    throw wrong(
      'holds no token of a private app',
      'It is one line that begins with pat-, as Settings > Integrations > Private Apps shows it.',
    );
  return { token: read.data.access_token, baseUrl: read.data.base_url };
}

function databaseUrl(text: string): string {
  const isUrl = /^postgres(?:ql)?:$/.test(webAddressIn(text)?.protocol ?? '');
  if (isUrl && !/\s/.test(text)) return text;
  throw wrong(
    'holds no connection string',
    'Write it as one line: postgres://user:password@host:5432/database',
  );
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wrong(what: string, fix: string): CoreError {
  return new CoreError('CONFIG', `what was given as the token ${what}`, { fix });
}
