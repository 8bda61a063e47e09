import { type Answer, type Asked, type Loopback, startLoopback } from '../loopback.ts';
import { type SoqlRecord, soqlFilter } from './soql-filter.ts';

export interface SalesforceServer extends Loopback {
  readonly accounts: Map<string, Record<string, string | number | boolean | null>>;
  /** Tokens that are taken; each request for a new one makes `token-2`, `token-3` … */
  readonly tokens: Set<string>;
  /** `used/of` of the day's requests, the rows in one answer to a query, and opportunities where the user may see them. */
  readonly state: { usage: string; pageRows: number; opportunities?: readonly SoqlRecord[] };
}

const FIELDS = [
  ['Id', 'Account ID', 'id', false],
  ['Name', 'Account Name', 'string', true],
  ['Website', 'Website', 'url', true],
  ['BillingCountry', 'Billing Country', 'string', true],
  ['NumberOfEmployees', 'Employees', 'int', true],
  ['IsPartner', 'Partner Account', 'boolean', true],
  ['ParentId', 'Parent Account ID', 'reference', true],
  ['SystemModstamp', 'System Modstamp', 'datetime', false],
] as const;

/** Speaks as the REST API of Salesforce is described: OAuth, SOQL with pages, describe, collections, limits and errors. */
export async function startSalesforce(): Promise<SalesforceServer> {
  const accounts: SalesforceServer['accounts'] = new Map();
  const tokens = new Set(['token-1']);
  const cursors = new Map<string, readonly unknown[]>();
  const state: SalesforceServer['state'] = { usage: '18/5000', pageRows: 2000 };
  const answer = (asked: Asked): Answer => {
    if (asked.path === '/services/oauth2/token') return token(asked, tokens, loopback.url);
    const bearer = (asked.headers.authorization ?? '').replace('Bearer ', '');
    if (!tokens.has(bearer)) return error(401, 'INVALID_SESSION_ID', 'Session expired or invalid');
    const given = api(asked, { ...state, accounts, cursors });
    return { ...given, headers: { 'sforce-limit-info': `api-usage=${state.usage}` } };
  };
  const loopback = await startLoopback(answer);
  return { ...loopback, accounts, tokens, state };
}

export function error(status: number, errorCode: string, message: string): Answer {
  return { status, body: [{ errorCode, message }] };
}

interface Org {
  readonly accounts: SalesforceServer['accounts'];
  readonly cursors: Map<string, readonly unknown[]>;
  readonly pageRows: number;
  readonly opportunities?: readonly SoqlRecord[];
}

function token({ text }: Asked, tokens: Set<string>, url: string): Answer {
  const form = new URLSearchParams(text);
  const isKnown =
    form.get('client_id') === 'app' &&
    (form.get('grant_type') === 'client_credentials'
      ? form.get('client_secret') === 'secret'
      : /^refresh-\d$/.test(form.get('refresh_token') ?? ''));
  if (!isKnown)
    return {
      status: 400,
      body: { error: 'invalid_client', error_description: 'invalid client credentials' },
    };
  const made = `token-${tokens.size + 1}`;
  tokens.add(made);
  const isRotated = form.get('grant_type') === 'refresh_token';
  return {
    status: 200,
    body: {
      access_token: made,
      instance_url: url,
      token_type: 'Bearer',
      ...(isRotated && { refresh_token: 'refresh-2' }),
    },
  };
}

function api({ method, path, query, text }: Asked, org: Org): Answer {
  if (path === '/services/oauth2/userinfo')
    return { status: 200, body: { preferred_username: 'ops@acme.example' } };
  if (path.endsWith('/sobjects/Account/describe'))
    return {
      status: 200,
      body: { fields: FIELDS.map(([name, label, type, updateable]) => ({ name, label, type, updateable })) },
    };
  if (path.endsWith('/composite/sobjects') && method === 'PATCH') return collection(JSON.parse(text), org);
  if (path.endsWith('/query') && query.has('q')) return queried(query.get('q') ?? '', org);
  const locator = /\/query\/([\w-]+)$/.exec(path)?.[1];
  const rest = locator === undefined ? undefined : org.cursors.get(locator);
  if (rest !== undefined) return page(rest, rest.length, org);
  return error(404, 'NOT_FOUND', 'The requested resource does not exist');
}

function queried(soql: string, org: Org): Answer {
  const read =
    /^SELECT (.+?) FROM (\w+)(?: WHERE ([\s\S]+?))?(?: ORDER BY SystemModstamp ASC, Id ASC)?(?: LIMIT \d+)?$/.exec(
      soql,
    );
  const [, selected = '', object = '', where] = read ?? [];
  if (object === 'Organization') return page([{ Name: 'Acme Inc.' }], 1, org);
  const records = object === 'Account' ? [...org.accounts.values()] : org.opportunities;
  if (records === undefined || !['Account', 'Opportunity'].includes(object))
    return error(400, 'INVALID_TYPE', `sObject type '${object}' is not supported.`);
  try {
    const fits = where === undefined ? () => true : soqlFilter(where);
    const found = records.filter((record) => fits(record)).sort(byModstamp);
    if (selected === 'COUNT()')
      return { status: 200, body: { totalSize: found.length, done: true, records: [] } };
    const names = selected.split(',');
    const unknown = object === 'Account' && names.find((name) => !FIELDS.some(([field]) => field === name));
    if (typeof unknown === 'string')
      return error(400, 'INVALID_FIELD', `No such column '${unknown}' on entity 'Account'.`);
    const shown = found.map((record) => ({
      attributes: { type: 'Account', url: `/services/data/v60.0/sobjects/Account/${record.Id}` },
      ...Object.fromEntries(names.map((name) => [name, record[name] ?? null])),
    }));
    return page(shown, shown.length, org);
  } catch (thrown) {
    return error(400, 'MALFORMED_QUERY', thrown instanceof Error ? thrown.message : '');
  }
}

function byModstamp(one: SoqlRecord, other: SoqlRecord): number {
  const key = ({ SystemModstamp, Id }: SoqlRecord) => `${SystemModstamp} ${Id}`;
  return key(one) < key(other) ? -1 : 1;
}

function page(records: readonly unknown[], totalSize: number, { cursors, pageRows }: Org): Answer {
  const rest = records.slice(pageRows);
  const locator = `01gRM000000${cursors.size}-2000`;
  if (rest.length > 0) cursors.set(locator, rest);
  const next = rest.length > 0 ? { nextRecordsUrl: `/services/data/v60.0/query/${locator}` } : {};
  return {
    status: 200,
    body: { totalSize, done: rest.length === 0, ...next, records: records.slice(0, pageRows) },
  };
}

interface Collection {
  readonly allOrNone: boolean;
  readonly records: readonly ({ readonly id: string } & Readonly<
    Record<string, string | number | boolean | null>
  >)[];
}

function collection({ allOrNone, records }: Collection, { accounts }: Org): Answer {
  if (allOrNone || records.length > 200)
    return error(
      400,
      'LIMIT_EXCEEDED',
      'record limit reached. cannot submit more than 200 records in this call',
    );
  const body = records.map(({ id, ...fields }) => {
    const account = accounts.get(id);
    const refuse = (statusCode: string, message: string) => ({
      success: false,
      errors: [{ statusCode, message, fields: [] }],
    });
    if (account === undefined) return refuse('ENTITY_IS_DELETED', 'entity is deleted');
    if (fields.Website === 'locked')
      return refuse('UNABLE_TO_LOCK_ROW', 'unable to obtain exclusive access to this record');
    if (typeof fields.NumberOfEmployees === 'string')
      return refuse('INVALID_TYPE_ON_FIELD_IN_RECORD', 'value not of required type');
    const { attributes: _, ...values } = fields;
    Object.assign(account, values, { SystemModstamp: '2026-03-01T00:00:00.000+0000' });
    return { id, success: true, errors: [] };
  });
  return { status: 200, body };
}
