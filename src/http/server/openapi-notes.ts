import type { RouteName } from '../../contract/route.ts';
import { SAMPLE_ACCOUNT_ID, SAMPLE_CORE_ID } from '../../contract/sample-records.ts';
import type { JsonSchema } from './openapi-types.ts';

/** What the contract checks in code and JSON schema has to say in its own words, by schema. */
export const REFINEMENTS: Readonly<Record<string, JsonSchema>> = {
  CrosscheckRequest: {
    description: 'At least one of legal_name, trading_name, website and core_id is required.',
  },
  EnrichmentRequest: {
    description:
      'socialUrl is required unless name and website are both given. Further fields are refused unless they were agreed for the workspace.',
    additionalProperties: false,
  },
  PendingJob: {
    description: 'Of an id that is not known, status alone.',
    dependentRequired: { id: ['created_at'], created_at: ['id'] },
  },
};

const ENTITY_INPUT: Readonly<Record<string, string>> = {
  legal_name: 'Registered legal name.',
  trading_name: 'Primary brand or trading name.',
  website: 'Website of the company.',
  social_url: 'Company profile on the social network.',
  country: 'Name or ISO 3166-1 alpha-2 code.',
  state: 'State or province.',
  postal_code: 'ZIP or postal code.',
  address: 'Street address.',
  email: 'Only the domain part is used.',
  company_registration_number: 'Pair it with company_registration_country when that is known.',
  company_registration_country: 'Where the company is registered; country when left out.',
  external_id: 'Your own identifier of the record; comes back on the record.',
  core_id: 'A known canonical id; matching is skipped, and its canonical record returned.',
  match_to_social: 'Also match a company profile on the social network; false when left out.',
  bias: 'Which wins when name and website point to different companies; URL_BIAS when left out.',
  webhook_url: 'Receives the result when the job ends.',
};

const OF_ENTITY: Readonly<Record<string, string>> = {
  core_id: 'The canonical id of a resolved entity.',
  webhook_url: 'Receives the result when the job ends.',
};

/** What the fields of requests mean, by schema and field. */
export const FIELD_NOTES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  EntityInput: ENTITY_INPUT,
  CombinedRequest: { ...ENTITY_INPUT, jobs: 'What to do with the entity once it is resolved.' },
  CrosscheckRequest: { ...ENTITY_INPUT, external_id: 'The account in your CRM dataset.' },
  ResolveParentRequest: OF_ENTITY,
  FeedbackRequest: {
    crmId: 'CRM account id, 18 characters.',
    feedback: 'What is wrong, in your words.',
    name: 'Short title; crmId when left out.',
  },
  TicketRequest: { ticketId: 'The number that came with the submission.' },
  EnrichmentRequest: {
    crmId: 'CRM record id.',
    force: 'Start afresh although the account was enriched within 14 days.',
    emailDomain: 'Never a whole address.',
  },
};

interface RouteNote {
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** A body, as one asks about the company of the samples. */
  readonly example?: Readonly<Record<string, unknown>>;
}

const RESOLUTION = 'Entity resolution';
const PARENTS = 'Parents';
const FIRMOGRAPHICS = 'Firmographics';
const COMBINED = 'Combined';
const CROSSCHECK = 'Crosscheck';
const LOOKUP = 'Lookup';
const FEEDBACK = 'Feedback';
const INBOUND = 'Inbound enrichment';
const ACCOUNTS = 'Accounts';
const BULK = 'Bulk';
export const WEBHOOKS = 'Webhooks';

/** The groups of operations. */
export const TAGS: Readonly<Record<string, string>> = {
  [RESOLUTION]: 'Resolve a company to its canonical entity.',
  [PARENTS]: 'Parent, top parent and regional classification of a resolved entity.',
  [FIRMOGRAPHICS]: 'Operational status, location, headcount and revenue of a resolved entity.',
  [COMBINED]: 'Resolve an entity, then run the follow-up jobs on it.',
  [CROSSCHECK]: 'Resolve an account and check it against your CRM dataset.',
  [ACCOUNTS]: 'The accounts of your CRM that crosschecks are evaluated against; a route of core alone.',
  [BULK]: 'Many rows at once: parts go in, and come out in order; routes of core alone.',
  [LOOKUP]: 'Read what is known of an entity at once.',
  [FEEDBACK]: 'Tell what is wrong with an account, and follow the ticket.',
  [INBOUND]: 'Enrich a CRM record.',
  [WEBHOOKS]: 'What is sent to the webhook_url of a job.',
};

const company = {
  legal_name: 'Acme Widgets Limited',
  website: 'https://acme-widgets.example',
  country: 'GB',
};
const entity = { core_id: SAMPLE_CORE_ID };

/** What each route is for. */
export const ROUTE_NOTES: Readonly<Record<RouteName, RouteNote>> = {
  'create-entity-resolution': { tag: RESOLUTION, summary: 'Start entity resolution', example: company },
  'read-entity-resolution': { tag: RESOLUTION, summary: 'Poll entity resolution' },
  'create-resolve-parent': { tag: PARENTS, summary: 'Start parent resolution', example: entity },
  'read-resolve-parent': { tag: PARENTS, summary: 'Poll parent resolution' },
  'create-firmographics': { tag: FIRMOGRAPHICS, summary: 'Start firmographic enrichment', example: entity },
  'read-firmographics': { tag: FIRMOGRAPHICS, summary: 'Poll firmographic enrichment' },
  'create-combined': {
    tag: COMBINED,
    summary: 'Start resolution plus follow-ups',
    example: { ...company, jobs: ['firmographics', 'resolve-parent'] },
  },
  'read-combined': { tag: COMBINED, summary: 'Poll combined job' },
  'create-crosscheck': {
    tag: CROSSCHECK,
    summary: 'Start resolution plus crosscheck pass',
    example: { external_id: SAMPLE_ACCOUNT_ID, ...company },
  },
  'read-crosscheck': { tag: CROSSCHECK, summary: 'Poll crosscheck job' },
  'lookup-entity': {
    tag: LOOKUP,
    summary: 'Look up an entity',
    description: 'The latest completed resolution of the entity in your workspace; no job is created.',
  },
  'submit-feedback': {
    tag: FEEDBACK,
    summary: 'Submit feedback',
    example: { crmId: SAMPLE_ACCOUNT_ID, feedback: 'This is the wrong parent.' },
  },
  'read-feedback': {
    tag: FEEDBACK,
    summary: 'Read feedback ticket',
    description:
      'The ticket is named in a JSON body; clients that cannot send one with GET leave it out and name the ticket in the query.',
    example: { ticketId: 1 },
  },
  'start-enrichment': {
    tag: INBOUND,
    summary: 'Start inbound enrichment',
    example: { crmId: SAMPLE_ACCOUNT_ID, name: company.legal_name, website: company.website },
  },
  'read-enrichment': {
    tag: INBOUND,
    summary: 'Poll inbound enrichment',
    description:
      'Poll until status is complete or error. Beside it stand the output fields of your workspace.',
  },
  'load-accounts': {
    tag: ACCOUNTS,
    summary: 'Load accounts',
    description:
      'NDJSON, plain or with gzip: rules on the first line if there are any, then one account on each line. They take the place of those that are there once they are resolved and judged; poll until then.',
    example: { external_id: SAMPLE_ACCOUNT_ID, ...company, account_type: 'Customer' },
  },
  'read-accounts': { tag: ACCOUNTS, summary: 'Read the state of accounts' },
  'drop-accounts': { tag: ACCOUNTS, summary: 'Drop accounts' },
  'create-bulk': {
    tag: BULK,
    summary: 'Create a bulk',
    description:
      'Then send its parts, in any order, and start it. Its rows cost what jobs of the family cost.',
  },
  'load-bulk-part': {
    tag: BULK,
    summary: 'Send a part of a bulk',
    description:
      'NDJSON, plain or with gzip: one request of the family on each line, 50,000 at most. The same part once more changes nothing, so that a part may be sent again when no answer came. A line that is no request becomes a row that has failed.',
    example: company,
  },
  'start-bulk': { tag: BULK, summary: 'Start a bulk', example: { parts: 1 } },
  'read-bulk': {
    tag: BULK,
    summary: 'Read the state of a bulk',
    description: 'Row 17 of it, counted over all parts in their order, is the job `<id>-17` of its family.',
  },
  'read-bulk-part': {
    tag: BULK,
    summary: 'Read the results of a part',
    description: 'NDJSON: on each line the job of a row, in their order, once all of them have ended.',
  },
  'drop-bulk': {
    tag: BULK,
    summary: 'Drop a bulk',
    description: 'Its results are gone, and what is left of it is not worked on; what was charged stays.',
  },
};

/** What the parameters of a query mean, where it is not an id. */
export const QUERY_NOTES: Readonly<Record<string, string>> = {
  sha256: 'Of the lines, without compression; other lines are refused.',
  confirm: '`leaving`: more than a tenth of the accounts may leave.',
};

/** When a status is answered. */
export const STATUS_NOTES: Readonly<Record<string, string>> = {
  400: 'Malformed JSON, or a field that is missing or not valid; the error names it.',
  401: 'The key was deleted.',
  403: 'The key is missing or not valid.',
  404: 'Not found.',
  409: 'The Idempotency-Key is known with another body; of accounts, too many would leave or others are being loaded; of a bulk, it is in another state.',
  410: 'The job is older than results are kept.',
  413: 'The body is larger than 1 MiB; of accounts, than 512 MiB.',
  429: 'Rate limit exceeded; try again after the seconds in Retry-After.',
  500: 'Internal error; try again with exponential back-off.',
  502: 'Temporary problem; try again after some time.',
  503: 'The store is busy, or its database cannot be reached; try again after some time, a POST with the same Idempotency-Key.',
  504: 'Temporary problem; try again after some time.',
};
