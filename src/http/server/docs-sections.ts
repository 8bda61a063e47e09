import { escapeHtml, proseHtml, sectionOf, tableHtml, typeHtml } from './docs-html.ts';
import type { Content, JsonSchema, Operation } from './openapi-types.ts';

interface Section {
  readonly title: string;
  readonly method: string;
  /** Empty for a webhook, which is not called. */
  readonly path: string;
  readonly operation: Operation;
}

/** One operation: what it does, how to call it, what it takes and what it answers. */
export function operationHtml({ title, method, path, operation }: Section): string {
  const { operationId, summary, description, requestBody, responses } = operation;
  const answers = Object.entries(responses).map(([status, answer]) => [
    `<code>${escapeHtml(status)}</code>`,
    proseHtml(answer.description),
    answer.content === undefined ? '' : bodyHtml(answer.content),
  ]);
  const body = requestBody === undefined ? undefined : mediaOf(requestBody.content).media.schema;
  return [
    `<h3 id="${escapeHtml(operationId)}"><code>${escapeHtml(title)}</code></h3>`,
    `<p>${proseHtml([summary, description].filter((text) => text !== undefined).join('. '))}</p>`,
    path === '' ? '' : `<pre>${escapeHtml(curlOf(method, path, operation))}</pre>`,
    parametersHtml(operation),
    body === undefined ? '' : `<p>Body: ${typeHtml(bodyTypeOf(body))}</p>`,
    tableHtml(['Status', 'Meaning', 'Body'], answers),
  ].join('\n');
}

function bodyHtml(content: Content): string {
  const { type, media } = mediaOf(content);
  return type === 'application/json' ? typeHtml(media.schema) : escapeHtml(type);
}

function parametersHtml({ parameters }: Operation): string {
  const rows = parameters.map(({ name, in: place, required, description, schema }) => [
    `<code>${escapeHtml(name)}</code>`,
    place,
    typeHtml(schema),
    required ? 'yes' : 'no',
    proseHtml(description),
  ]);
  return tableHtml(['Parameter', 'In', 'Type', 'Required', 'Notes'], rows);
}

/** Of a webhook the named schema, without the constant that tells its event. */
function bodyTypeOf(body: JsonSchema): JsonSchema {
  const [named] = body.allOf ?? [];
  return named ?? body;
}

/** Every body has one form. */
function mediaOf(content: Content) {
  const [entry] = Object.entries(content);
  if (entry === undefined) throw new Error('a body has no form');
  const [type, media] = entry;
  return { type, media };
}

function curlOf(method: string, path: string, { parameters, requestBody, security }: Operation): string {
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const search = query.map(({ name }) => `${name}=$${name}`).join('&');
  const address = path.replace(/\{(\w+)\}/g, '$$$1');
  const lines = [
    `curl -X ${method} "$CORE_URL${address}${search === '' ? '' : `?${search}`}"`,
    ...(security === undefined ? ['-H "x-api-key: $CORE_API_KEY"'] : []),
    ...(requestBody === undefined ? [] : dataOf(mediaOf(requestBody.content))),
  ];
  return lines.join(' \\\n  ');
}

function dataOf({ type, media }: ReturnType<typeof mediaOf>): readonly string[] {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  if (type !== 'application/x-www-form-urlencoded')
    return [`-H "Content-Type: ${type}"`, `-d ${quoted(JSON.stringify(media.example))}`];
  return Object.entries(Object(media.example)).map(
    ([name, value]) => `--data-urlencode ${quoted(`${name}=${String(value)}`)}`,
  );
}

/** One named schema: its fields, or its forms with the fields of each. */
export function schemaHtml(name: string, schema: JsonSchema): string {
  const { description } = schema;
  return [
    `<h3 id="${escapeHtml(sectionOf(name))}">${escapeHtml(name)}</h3>`,
    description === undefined ? '' : `<p>${proseHtml(description)}</p>`,
    formHtml(schema),
  ].join('\n');
}

function formHtml(schema: JsonSchema): string {
  if (schema.properties !== undefined) return fieldsHtml(schema);
  const forms = schema.oneOf ?? schema.anyOf ?? [];
  if (!forms.some((form) => form.properties !== undefined)) return `<p>${typeHtml(schema)}</p>`;
  const items = forms.map(
    (form) => `<li>${form.properties === undefined ? typeHtml(form) : fieldsHtml(form)}</li>`,
  );
  return `<p>One of these forms:</p><ul>${items.join('')}</ul>`;
}

function fieldsHtml({ properties = {}, required = [] }: JsonSchema): string {
  const rows = Object.entries(properties).map(([field, property]) => [
    `<code>${escapeHtml(field)}</code>`,
    isForm(property) ? fieldsHtml(property) : typeHtml(property),
    required.includes(field) ? 'yes' : 'no',
    typeof property === 'boolean' ? '' : proseHtml(property.description ?? ''),
  ]);
  return tableHtml(['Field', 'Type', 'Required', 'Notes'], rows);
}

function isForm(property: JsonSchema | boolean): property is JsonSchema {
  return typeof property !== 'boolean' && property.properties !== undefined;
}
