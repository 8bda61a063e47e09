import { OWN_ROUTES } from '../src/contract/own-routes.ts';
import * as reconciliation from '../src/contract/reconciliation.ts';
import type { Route } from '../src/contract/route.ts';
import { ALL_ROUTES, ROUTES } from '../src/contract/routes.ts';
import { WEBHOOK_EVENTS } from '../src/contract/webhook-event.ts';
import { openApiDocument } from '../src/http/server/openapi.ts';
import { STATUS_NOTES } from '../src/http/server/openapi-notes.ts';
import type { JsonSchema, Operation } from '../src/http/server/openapi-types.ts';

const { paths, components } = openApiDocument({ version: '0', mounts: { feedback: '', inbound: '' } });

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** The tables of docs/wire.md that are made from the contract, by the title of the part that they stand in. */
export const WIRE_TABLES: Readonly<Record<string, string>> = {
  Routes: tableOf(['route', '', 'request', 'answer', 'errors', 'credits'], ROUTES.map(routeRow)),
  Accounts: tableOf(['route', '', 'request', 'answer', 'errors'], ofOwn('/v1/crm/')),
  Bulk: tableOf(['route', '', 'request', 'answer', 'errors'], ofOwn('/v1/bulk/')),
  Errors: tableOf(['status', 'body', 'when'], Object.entries(STATUS_NOTES).map(errorRow)),
  Webhooks: tableOf(['family', 'events'], Object.entries(WEBHOOK_EVENTS).map(eventRow)),
};

/** The rows of the routes that are core's own, below a path. */
function ofOwn(path: string) {
  return OWN_ROUTES.filter((route) => route.path.startsWith(path)).map((route) =>
    routeRow(route).slice(0, 5),
  );
}

/** The document with the first table of the part replaced; throws when the part has none. */
export function withTable(markdown: string, title: string, table: string): string {
  const place = new RegExp(`(\n## ${title}\n[^|]*)(?:\\|.*\n)+`);
  if (!place.test(markdown)) throw new Error(`docs/wire.md has no table under ${title}`);
  return markdown.replace(place, (_, head: string) => head + table);
}

/** The parts of docs/wire.md and the schemas of the contract that they tell. */
const TOLD_IN: Readonly<Record<string, string>> = {
  Jobs: 'JobCreated PendingJob ProcessingJob FailedJob JobErrorType JobState CompletedEntityResolution CompletedResolveParent CompletedFirmographics CompletedCombined CompletedCrosscheck ProcessingCombined EntityResolutionStatus ResolveParentStatus FirmographicsStatus CombinedStatus CrosscheckStatus',
  'Data formats': 'CoreId Timestamp Confidence',
  'Entity input': 'EntityInput Bias',
  'Entity resolution record':
    'EntityResolutionRecord CompanyRegistration IdentityType LegalInfo TradingInfo EntityClassification Social SocialMatchType',
  Lookup: 'LookupEntity LookupRecord LookupLegalInfo BrandInfo',
  'Resolve parent record':
    'ResolveParentRequest ResolveParentRecord Party RegionalSubsidiary Parentage CrosscheckParty CrosscheckParentage',
  'Firmographics record': 'FirmographicsRecord OperationalStatus Headquarters Headcount Revenue',
  'Jobs, Combined record': 'Subprocesses FollowUp',
  'Entity input, Combined record': 'CombinedRequest',
  'Entity resolution record, Combined record': 'CombinedRecord',
  'Entity input, Crosscheck record': 'CrosscheckRequest',
  'Crosscheck record':
    'CrosscheckRecord CrosscheckIdentity Crosscheck RecommendedAction RecommendedAssociation RecommendedOther AssociationType AccountRef DuplicateGroup DuplicateType DuplicateMember OpStatus',
  Accounts:
    'CrmAccount AccountsHead CrosscheckRules Condition Protection SurvivorCriterion KeptApart KeptApartByField KeptApartByIds KeptApartByCondition LoadAccountsQuery AccountsStatus AccountsInUse AccountsLoad AccountsLoadState AccountDecision',
  Bulk: 'JobFamily BulkStatus BulkState BulkPart BulkDropped LoadPartQuery StartBulk',
  Extended:
    'Extended CrosscheckExtended ActionTarget Outcome NamedEntity ToldIdentity UnmatchedReason Explanation Evidence RunnerUp',
  Feedback:
    'FeedbackRequest FeedbackAccepted TicketRequest FeedbackTicket OpenTicket ClosedTicket TicketOutcome',
  'Inbound enrichment':
    'EnrichmentRequest EnrichmentStarted EnrichmentStatus EnrichmentState EnrichmentExtended',
  Errors: 'ErrorBody MessageBody',
  'Jobs, Webhooks':
    'WebhookPayload EntityResolutionEvent ResolveParentEvent FirmographicsEvent CombinedEvent CrosscheckEvent FailureEvent',
};

/** The fields and fixed values of every schema that the document does not name where the schema is told; those of OpenRefine are of another document. */
export function untold(markdown: string): readonly string[] {
  const parts = partsOf(markdown);
  const places = new Map(
    Object.entries(TOLD_IN).flatMap(([titles, names]) =>
      names.split(' ').map((name) => [name, titles] as const),
    ),
  );
  return Object.entries(components.schemas).flatMap(([name, schema]) => {
    if (name in reconciliation) return [];
    const titles = places.get(name)?.split(', ') ?? [];
    const text = titles.map((title) => parts.get(title) ?? '').join();
    return wordsOf(schema)
      .filter((word) => !new RegExp(`[\`"]${escaped(word)}[\`"]`).test(text))
      .map((word) => `${name}: ${word}`);
  });
}

function partsOf(markdown: string): ReadonlyMap<string, string> {
  const parts = markdown.split(/^## /m).slice(1);
  return new Map(parts.map((part) => [part.split('\n', 1)[0] ?? '', part]));
}

function escaped(text: string): string {
  return text.replace(/[.()]/g, '\\$&');
}

function wordsOf(schema: JsonSchema): readonly string[] {
  const words = new Set<string>();
  collect(schema, words);
  return [...words].filter((word) => word !== '');
}

function collect(schema: unknown, words: Set<string>): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') for (const name of Object.keys(value)) words.add(name);
    if (key === 'enum') for (const one of value) words.add(String(one));
    if (key === 'const') words.add(String(value));
    collect(value, words);
  }
}

function routeRow(route: Route): readonly string[] {
  const { method, path, credits, request } = route;
  const { summary, requestBody, parameters, responses } = operationOf(route);
  const query = parameters.filter((one) => one.in === 'query').map(({ name }) => `?${name}=`);
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  const statuses = Object.keys(responses);
  const successes = statuses.filter((status) => status.startsWith('2'));
  const answers = successes.map((status) => `${status} ${bodyOf(route, status)}`);
  const errors = statuses.filter((status) => !successes.includes(status));
  const requests = [...(body === undefined ? [] : [nameOf(body)]), ...query];
  const cells = [
    requests.join(request?.lines === undefined ? ' or ' : ', '),
    answers.join(),
    errors.join(', '),
    (credits ?? []).join(', '),
  ];
  return [`\`${method} ${path}\``, summary, ...cells];
}

/** The bodies that a status has on any route. */
function errorRow([status, note]: readonly [string, string]): readonly string[] {
  const bodies = new Set(ALL_ROUTES.flatMap((route) => bodyOf(route, status).split(' or ')));
  return [status, [...bodies].filter((name) => name !== '').join(' or '), note];
}

function eventRow([family, { completed, failed }]: readonly [
  string,
  { readonly completed: string; readonly failed: string },
]): readonly string[] {
  return [family, `\`${completed}\`, \`${failed}\``];
}

function operationOf({ method, path }: Route): Operation {
  const operation = paths[path]?.[METHODS[method]];
  if (operation === undefined) throw new Error(`the document has no ${method} ${path}`);
  return operation;
}

/** The name of the schema with which a route answers the status; empty when it never does. */
function bodyOf(route: Route, status: string): string {
  const schema = Object.values(operationOf(route).responses[status]?.content ?? {})[0]?.schema;
  return schema === undefined ? '' : nameOf(schema);
}

function nameOf({ $ref, anyOf = [] }: JsonSchema): string {
  if ($ref !== undefined) return $ref.replace(/^.*\//, '');
  return anyOf.map((one) => (typeof one === 'boolean' ? '' : nameOf(one))).join(' or ');
}

function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, heads.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
