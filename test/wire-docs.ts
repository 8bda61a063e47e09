import { ROUTES, type Route } from '../src/contract/routes.ts';
import { WEBHOOK_EVENTS } from '../src/contract/webhook-event.ts';
import { openApiDocument } from '../src/http/server/openapi.ts';
import { STATUS_NOTES } from '../src/http/server/openapi-notes.ts';
import type { JsonSchema, Operation } from '../src/http/server/openapi-types.ts';

const { paths, components } = openApiDocument({ version: '0', mounts: { feedback: '', inbound: '' } });

/** The tables of docs/wire.md that are made from the contract, by the title of the part that they stand in. */
export const WIRE_TABLES: Readonly<Record<string, string>> = {
  Routes: tableOf(['route', '', 'request', 'answer', 'errors', 'credits'], ROUTES.map(routeRow)),
  Errors: tableOf(['status', 'body', 'when'], Object.entries(STATUS_NOTES).map(errorRow)),
  Webhooks: tableOf(['family', 'events'], Object.entries(WEBHOOK_EVENTS).map(eventRow)),
};

/** The document with the first table of the part replaced; throws when the part has none. */
export function withTable(markdown: string, title: string, table: string): string {
  const place = new RegExp(`(\n## ${title}\n[^|]*)(?:\\|.*\n)+`);
  if (!place.test(markdown)) throw new Error(`docs/wire.md has no table under ${title}`);
  return markdown.replace(place, (_, head: string) => head + table);
}

/** Every field and every fixed value of the schemas that the routes refer to. */
export function wireWords(): readonly string[] {
  const words = new Set<string>();
  collect(components.schemas, words);
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
  const { method, path, credits } = route;
  const { summary, requestBody, parameters, responses } = operationOf(route);
  const query = parameters.filter((one) => one.in === 'query').map(({ name }) => `?${name}=`);
  const body = requestBody?.content['application/json'].schema;
  const statuses = Object.keys(responses);
  const successes = statuses.filter((status) => status.startsWith('2'));
  const answers = successes.map((status) => `${status} ${bodyOf(route, status)}`);
  const errors = statuses.filter((status) => !successes.includes(status));
  const requests = [...(body === undefined ? [] : [nameOf(body)]), ...query];
  const cells = [requests.join(' or '), answers.join(), errors.join(', '), (credits ?? []).join(', ')];
  return [`\`${method} ${path}\``, summary, ...cells];
}

/** The bodies that a status has on any route. */
function errorRow([status, note]: readonly [string, string]): readonly string[] {
  const bodies = new Set(ROUTES.flatMap((route) => bodyOf(route, status).split(' or ')));
  return [status, [...bodies].filter((name) => name !== '').join(' or '), note];
}

function eventRow([family, { completed, failed }]: readonly [
  string,
  { readonly completed: string; readonly failed: string },
]): readonly string[] {
  return [family, `\`${completed}\`, \`${failed}\``];
}

function operationOf({ method, path }: Route): Operation {
  const operation = paths[path]?.[method === 'GET' ? 'get' : 'post'];
  if (operation === undefined) throw new Error(`the document has no ${method} ${path}`);
  return operation;
}

/** The name of the schema with which a route answers the status; empty when it never does. */
function bodyOf(route: Route, status: string): string {
  const schema = operationOf(route).responses[status]?.content?.['application/json'].schema;
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
