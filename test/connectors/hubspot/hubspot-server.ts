import { type Answer, type Asked, type Loopback, startLoopback } from '../loopback.ts';

export interface HubspotServer extends Loopback {
  /** Properties by id, as texts. */
  readonly companies: Map<string, Record<string, string | null>>;
  readonly state: { left: number };
}

interface Search {
  readonly filterGroups?: readonly { readonly filters: readonly Filter[] }[];
  readonly sorts?: readonly { readonly propertyName: string; readonly direction: string }[];
  readonly properties: readonly string[];
  readonly limit?: number;
  readonly after?: string;
}

interface Filter {
  readonly propertyName: string;
  readonly operator: string;
  readonly value?: string;
  readonly values?: readonly string[];
}

const NUMERIC = ['hs_object_id', 'numberofemployees'];
const READ_ONLY = ['hs_object_id', 'hs_lastmodifieddate'];
const KNOWN = ['name', 'domain', 'country', 'city', ...NUMERIC, 'hs_lastmodifieddate', 'is_customer'];

/** Speaks as the CRM API of HubSpot is described: search and its limits, batches that answer 207, 429 and its policies. */
export async function startHubspot(): Promise<HubspotServer> {
  const companies: HubspotServer['companies'] = new Map();
  const state = { left: 600_000 };
  const answer = (asked: Asked): Answer => {
    if (asked.headers.authorization !== 'Bearer pat-test')
      return refusal(401, 'INVALID_AUTHENTICATION', 'Authentication credentials not found.');
    const body = asked.text === '' ? undefined : JSON.parse(asked.text);
    // The search alone tells nothing of limits.
    if (asked.path.endsWith('/companies/search')) return searched(body, companies);
    const headers = {
      'x-hubspot-ratelimit-daily': '650000',
      'x-hubspot-ratelimit-daily-remaining': String(state.left),
    };
    return { ...other(asked, body, companies), headers };
  };
  return { ...(await startLoopback(answer)), companies, state };
}

export function tooMany(policyName: string, headers: Record<string, string> = {}): Answer {
  const message = `You have reached your ${policyName.toLowerCase()} limit.`;
  return { status: 429, body: { status: 'error', message, errorType: 'RATE_LIMIT', policyName }, headers };
}

export function refusal(status: number, category: string, message: string): Answer {
  return { status, body: { status: 'error', message, category, correlationId: 'c' } };
}

function other(
  { path }: Asked,
  body: { inputs: readonly { id: string; properties: Record<string, string> }[] } | undefined,
  companies: HubspotServer['companies'],
): Answer {
  if (path === '/account-info/v3/details') return { status: 200, body: { portalId: 4711, timeZone: 'UTC' } };
  if (path === '/crm/v3/properties/companies') {
    const results = KNOWN.map((name) => ({
      name,
      label: name,
      calculated: false,
      modificationMetadata: { readOnlyValue: READ_ONLY.includes(name) },
    }));
    return { status: 200, body: { results } };
  }
  const inputs = body?.inputs ?? [];
  if (inputs.length > 100)
    return refusal(
      400,
      'VALIDATION_ERROR',
      'The maximum number of inputs supported in a batch request is 100.',
    );
  const missing = inputs.filter(({ id }) => !companies.has(id)).map(({ id }) => id);
  const errors =
    missing.length === 0
      ? []
      : [
          {
            status: 'error',
            category: 'OBJECT_NOT_FOUND',
            message: 'Could not get some COMPANY objects, they may be deleted or not exist.',
            context: { ids: missing },
          },
        ];
  const status = errors.length === 0 ? 200 : 207;
  if (path.endsWith('/batch/update')) {
    const wrong = inputs.find(
      ({ properties }) =>
        /\D/.test(properties.numberofemployees ?? '') ||
        Object.keys(properties).some((name) => !KNOWN.includes(name)),
    );
    if (wrong !== undefined) return refusal(400, 'VALIDATION_ERROR', 'Property values were not valid');
    for (const { id, properties } of inputs) Object.assign(companies.get(id) ?? {}, properties);
  }
  const results = inputs.flatMap(({ id }) => shown(id, companies.get(id)));
  return {
    status,
    body: { status: 'COMPLETE', results, ...(errors.length > 0 && { numErrors: 1, errors }) },
  };
}

function shown(id: string, properties: Record<string, string | null> | undefined) {
  return properties === undefined
    ? []
    : [{ id, properties, createdAt: '2026-01-01T00:00:00Z', archived: false }];
}

function searched(
  { filterGroups = [], sorts = [], limit = 10, after = '0' }: Search,
  companies: HubspotServer['companies'],
): Answer {
  const all = filterGroups.flatMap(({ filters }) => filters);
  if (
    filterGroups.length > 5 ||
    all.length > 18 ||
    filterGroups.some(({ filters }) => filters.length > 6 || filters.length === 0)
  )
    return refusal(400, 'VALIDATION_ERROR', 'too many filter groups or filters');
  if (sorts.length > 1 || limit > 200) return refusal(400, 'VALIDATION_ERROR', 'sorts or limit');
  if (Number(after) + limit > 10_000)
    return refusal(400, 'VALIDATION_ERROR', 'the maximum number of results is 10,000');
  const found = [...companies.entries()].filter(
    ([, company]) =>
      filterGroups.length === 0 ||
      filterGroups.some(({ filters }) => filters.every((filter) => holds(filter, company))),
  );
  const by = sorts[0]?.propertyName ?? 'hs_object_id';
  const key = (company: Record<string, string | null>) => comparable(by, company[by] ?? '');
  found.sort(([, one], [, another]) => (key(one) < key(another) ? -1 : key(one) > key(another) ? 1 : 0));
  const results = found
    .slice(Number(after), Number(after) + limit)
    .flatMap(([id, company]) => shown(id, company));
  return { status: 200, body: { total: found.length, results } };
}

function comparable(property: string, text: string): number | string {
  if (NUMERIC.includes(property)) return Number(text);
  if (property !== 'hs_lastmodifieddate') return text.toLowerCase();
  return /^\d+$/.test(text) ? Number(text) : Date.parse(text);
}

function holds(
  { propertyName, operator, value = '', values = [] }: Filter,
  company: Record<string, string | null>,
): boolean {
  const text = company[propertyName];
  const isEmpty = text === undefined || text === null || text === '';
  if (operator === 'HAS_PROPERTY' || operator === 'NOT_HAS_PROPERTY')
    return isEmpty === (operator === 'NOT_HAS_PROPERTY');
  if (isEmpty) return false;
  const [found, asked] = [comparable(propertyName, text), comparable(propertyName, value)];
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const pattern = new RegExp(`^${value.toLowerCase().replaceAll('*', '.*')}$`);
  switch (operator) {
    case 'EQ':
      return found === asked;
    case 'NEQ':
      return found !== asked;
    case 'LT':
      return found < asked;
    case 'LTE':
      return found <= asked;
    case 'GT':
      return found > asked;
    case 'GTE':
      return found >= asked;
    case 'IN':
      return values.includes(text.toLowerCase());
    case 'NOT_IN':
      return !values.includes(text.toLowerCase());
    case 'CONTAINS_TOKEN':
      return words.some((word) => pattern.test(word));
    case 'NOT_CONTAINS_TOKEN':
      return !words.some((word) => pattern.test(word));
    default:
      throw new Error(`no operator ${operator}`);
  }
}
