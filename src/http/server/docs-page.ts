import { createHash } from 'node:crypto';
import { escapeHtml, proseHtml, tableHtml } from './docs-html.ts';
import { operationHtml, schemaHtml } from './docs-sections.ts';
import { DOCS_STYLE } from './docs-style.ts';
import type { OpenApiDocument, Operation } from './openapi-types.ts';

const STYLE_HASH = createHash('sha256').update(DOCS_STYLE).digest('base64');

/** The Content-Security-Policy of the page: its own style and nothing else. */
export const DOCS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Endpoint {
  readonly title: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** Writes the document as one page of HTML, without scripts and without requests to other servers. */
export function docsPageOf(document: OpenApiDocument): string {
  const { info, tags, components } = document;
  const endpoints = endpointsOf(document);
  const groups = tags.map(({ name, description }) => {
    const own = endpoints.filter(({ operation }) => operation.tags.includes(name));
    return `<h2>${escapeHtml(name)}</h2><p>${proseHtml(description)}</p>${own.map(operationHtml).join('')}`;
  });
  const schemas = Object.entries(components.schemas).map(([name, schema]) => schemaHtml(name, schema));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)} API</title>
<style>${DOCS_STYLE}</style>
</head>
<body>
<h1>${escapeHtml(info.title)} API ${escapeHtml(info.version)}</h1>
<p>${proseHtml(info.description)}</p>
<p>Every request carries the header <code>x-api-key</code>. The same in OpenAPI 3.1: <a href="openapi.json">openapi.json</a>.</p>
<nav><ul>${endpoints.map(linkHtml).join('')}</ul></nav>
${groups.join('\n')}
<h2>Errors</h2>
${errorsHtml(endpoints)}
<h2>Schemas</h2>
${schemas.join('\n')}
</body>
</html>
`;
}

function endpointsOf({ paths, webhooks }: OpenApiDocument): readonly Endpoint[] {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const named = calls.map((call) => ({ ...call, title: `${call.method} ${call.path}` }));
  const events = Object.entries(webhooks).flatMap(([event, { post }]) =>
    post === undefined ? [] : [{ title: event, method: 'POST', path: '', operation: post }],
  );
  return [...named, ...events];
}

function linkHtml({ title, operation }: Endpoint): string {
  return `<li><a href="#${escapeHtml(operation.operationId)}">${escapeHtml(title)}</a></li>`;
}

/** Each status once, with all that is said of it. */
function errorsHtml(endpoints: readonly Endpoint[]): string {
  const meanings = new Map<string, string>();
  for (const { operation } of endpoints) {
    for (const [status, { description }] of Object.entries(operation.responses)) {
      if (/^[45]/.test(status)) meanings.set(status, description);
    }
  }
  const rows = [...meanings].toSorted(([one], [other]) => one.localeCompare(other));
  return tableHtml(
    ['Status', 'When'],
    rows.map(([status, meaning]) => [`<code>${status}</code>`, proseHtml(meaning)]),
  );
}
