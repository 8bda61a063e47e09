import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as forms from '../../../src/contract/reconciliation.ts';
import { ALL_ROUTES } from '../../../src/contract/routes.ts';
import { WEBHOOK_EVENTS } from '../../../src/contract/webhook-event.ts';
import { openApiDocument } from '../../../src/http/server/openapi.ts';
import type { Operation } from '../../../src/http/server/openapi-types.ts';
import { manifestOf } from '../../../src/reconciliation/manifest.ts';
import { served } from './serving.ts';

const RECONCILIATION_FORMS = {
  'read-reconciliation-manifest': [forms.ReconciliationManifest],
  reconcile: [forms.ReconciliationResults, forms.Extension],
  'suggest-reconciliation': [forms.Suggestions],
  'read-reconciliation-flyout': [forms.Flyout],
  'propose-reconciliation-properties': [forms.PropertyProposals],
} as const;

const ROOT = join(import.meta.dirname, '..', '..', '..');
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const document = openApiDocument({ version, mounts: { feedback: '', inbound: '' } });
const text = JSON.stringify(document, null, 2);

const operations: readonly Operation[] = Object.values(document.paths).flatMap((item) => Object.values(item));
const operationOf = (name: string) => operations.find(({ operationId }) => operationId === name);
const schema = (name: string) => document.components.schemas[name];

describe('the OpenAPI document', () => {
  it('is docs/openapi.json; npx vitest run test/http/server/openapi.test.ts -u writes it', async () => {
    await expect(`${text}\n`).toMatchFileSnapshot(join(ROOT, 'docs', 'openapi.json'));
  });

  it('is what the server answers', async () => {
    const { app } = served({ version });
    const answer = await app.inject({ url: '/openapi.json' });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual(JSON.parse(text));
  });

  it.each(ALL_ROUTES)('describes $method $path with all its answers', (route) => {
    const own = operationOf(route.name);
    expect(document.paths[route.path]).toHaveProperty(route.method.toLowerCase(), own);
    const statuses = Object.keys(route.errors).concat(String(route.status));
    expect(Object.keys(own?.responses ?? {})).toEqual(expect.arrayContaining(statuses));
    const takes = route.request?.body ?? route.request?.lines;
    expect(own?.requestBody === undefined).toBe(takes === undefined);
    for (const [, name = ''] of route.path.matchAll(/\{(\w+)\}/g)) {
      expect(own?.parameters).toContainEqual(expect.objectContaining({ name, in: 'path', required: true }));
    }
  });

  it.each(ALL_ROUTES)('shows what $method $path answers, in the form that it has', (route) => {
    const own = operationOf(route.name);
    const type = route.answersLines === true ? 'application/x-ndjson' : 'application/json';
    const shown = own?.responses[route.status]?.content?.[type]?.example;
    expect(route.response.parse(shown)).toEqual(shown);
    for (const [status, schema] of Object.entries(route.errors)) {
      const error = own?.responses[status]?.content?.['application/json']?.example;
      if (status !== '404') expect(schema.parse(error)).toEqual(error);
    }
  });

  it('shows what the reconciliation service answers, in the form that it has', () => {
    const shown = (name: string) => operationOf(name)?.responses['200']?.content?.['application/json'];
    for (const [name, form] of Object.entries(RECONCILIATION_FORMS)) {
      const content = shown(name);
      const values = content?.examples
        ? Object.values(content.examples).map(({ value }) => value)
        : [content?.example];
      expect(values.length).toBe(form.length);
      for (const [at, value] of values.entries()) expect(form[at]?.parse(value)).toEqual(value);
    }
    const manifest = manifestOf(
      { origin: 'http://localhost:8080', path: '/reconcile', version: '1.0.0' },
      'default',
    );
    expect(shown('read-reconciliation-manifest')?.example).toEqual(manifest);
    const refused = operations
      .filter(({ tags }) => tags.includes('Reconciliation'))
      .flatMap(({ responses }) => Object.entries(responses));
    for (const [status, { content }] of refused)
      for (const { example, examples } of Object.values(content ?? {}))
        if (status !== '404') expect(example ?? examples).toBeDefined();
  });

  it('shows the body of every webhook', () => {
    for (const [event, { post }] of Object.entries(document.webhooks)) {
      const shown = post?.requestBody?.content;
      expect(shown).toMatchObject({ 'application/json': { example: { event } } });
    }
  });

  it('gives a name to every form of which a value has one', () => {
    const forms = formsIn(JSON.parse(text));
    expect(forms.length).toBeGreaterThan(15);
    expect(forms.filter(({ $ref, title }) => $ref === undefined && title === undefined)).toEqual([]);
    for (const [name, { title }] of Object.entries(document.components.schemas)) expect(title).toBe(name);
  });

  it('describes nothing else, and names each operation once', () => {
    const [ofReconciliation, others] = [true, false].map((isOne) =>
      operations.filter(({ tags }) => tags.includes('Reconciliation') === isOne),
    );
    expect(others?.length).toBe(ALL_ROUTES.length);
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(others?.map(({ operationId }) => operationId))).toEqual(
      new Set(ALL_ROUTES.map(({ name }) => name)),
    );
    expect(new Set(ids).size).toBe(ALL_ROUTES.length + (ofReconciliation?.length ?? 0));
    const links = operations
      .flatMap(({ responses }) => Object.values(responses))
      .flatMap((one) => Object.values(one.links ?? {}));
    expect(links.length).toBe(9);
    expect(links.filter(({ operationId }) => !ids.includes(operationId))).toEqual([]);
  });

  it('describes the reconciliation service at the paths that answer without a key on loopback', async () => {
    const { app } = served();
    const paths = Object.keys(document.paths).filter((path) => path.startsWith('/reconcile'));
    const answers = await Promise.all(
      paths.map((path) => app.inject({ url: path.replace('{kind}', 'type').concat('?id=6075156552') })),
    );
    expect(paths.length).toBe(5);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 200));
  });

  it('refers only to schemas that it has, and has only those', () => {
    const refs = [...text.matchAll(/"\$ref": "#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name = '']) => name,
    );
    expect(new Set(refs)).toEqual(new Set(Object.keys(document.components.schemas)));
    expect(Object.keys(document.components.schemas).length).toBeGreaterThan(30);
  });

  it('says what the schemas of the contract check in code', () => {
    expect(schema('CrosscheckRequest')).toMatchObject({ required: ['external_id'] });
    // As branches that only require, generators of clients would make no type of the whole request.
    for (const name of ['CrosscheckRequest', 'EnrichmentRequest'])
      expect(schema(name)).toMatchObject({ description: expect.stringMatching(/ (?:is|are) required/) });
    expect(schema('PendingJob')).toMatchObject({
      required: ['status'],
      dependentRequired: { id: ['created_at'] },
    });
  });

  it('lets requests have unknown fields, and answers none', () => {
    expect(schema('EntityInput')).not.toHaveProperty('additionalProperties');
    expect(schema('EntityResolutionRecord')).toMatchObject({ additionalProperties: false });
    expect(schema('ErrorBody')).toMatchObject({ additionalProperties: false, required: ['error'] });
  });

  it('describes the headers of jobs and of refusals', () => {
    const named = (name: string) => operationOf(name)?.parameters.map((parameter) => parameter.name);
    expect(named('create-combined')).toEqual(['Idempotency-Key']);
    expect(named('read-combined')).toEqual(['job_id', 'Prefer', 'X-Core-Extended']);
    expect(named('read-enrichment')).toEqual(['executionId']);
    expect(operationOf('start-enrichment')?.responses[429]?.headers).toHaveProperty('Retry-After');
  });

  it('describes each webhook and its headers', () => {
    const events = Object.values(WEBHOOK_EVENTS).flatMap((outcomes) => Object.values(outcomes));
    expect(Object.keys(document.webhooks).toSorted()).toEqual(events.toSorted());
    for (const { post } of Object.values(document.webhooks)) {
      const names = post?.parameters.map(({ name }) => name);
      expect(names).toEqual(['X-Service-Signature', 'X-Service-Event', 'X-Service-Delivery']);
    }
  });

  it('stands at the mounts of feedback and inbound', () => {
    const moved = openApiDocument({ version, mounts: { feedback: '/crm', inbound: '/in' } });
    const added = Object.keys(moved.paths).filter((path) => !(path in document.paths));
    expect(added).toEqual(['/crm/feedback', '/in/api/v1/inbound/enrichment']);
  });
});

/** What stands in the `oneOf` of a document, wherever that is. */
function formsIn(value: unknown): readonly { readonly $ref?: string; readonly title?: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'oneOf' in value && Array.isArray(value.oneOf) ? value.oneOf : [];
  return [...own, ...Object.values(value).flatMap(formsIn)];
}
