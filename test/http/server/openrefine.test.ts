import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  Extension,
  Flyout,
  PropertyProposals,
  ReconciliationManifest,
  ReconciliationResults,
  Suggestions,
} from '../../../src/contract/reconciliation.ts';
import type { ServedEngine } from '../../../src/contract/served-engine.ts';
import { openEngine, removeFolder, starterFolder } from '../../conformance/served-engine.ts';
import { served } from './serving.ts';
import {
  examplesOf,
  faultsOf,
  HAS_W3C_SCHEMAS,
  hasSchema,
  W3C_VERSIONS,
  type W3cSchema,
} from './w3c-schemas.ts';

const FIXTURE = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'openrefine', 'requests.json');
const { requests }: { requests: readonly Recorded[] } = JSON.parse(readFileSync(FIXTURE, 'utf8'));

interface Recorded {
  readonly what: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly contentType?: string;
  readonly body?: string;
}

/** What each request is answered with; null where that is no JSON. */
const ANSWERS: Readonly<Record<string, readonly [z.ZodType, W3cSchema | null] | null>> = {
  'guesses the type of a column': [ReconciliationResults, 'reconciliation-result-batch'],
  'reconciles a column': [ReconciliationResults, 'reconciliation-result-batch'],
  'extends a column': [Extension, 'data-extension-response'],
  'reads the manifest': [ReconciliationManifest, 'manifest'],
  'reads the manifest again as a script': null,
  'completes an entity': [Suggestions, 'suggest-entities-response'],
  'completes a property': [Suggestions, 'suggest-properties-response'],
  'completes a type': [Suggestions, 'suggest-types-response'],
  'looks closer at an entity': [Flyout, null],
  'looks closer at a property': [Flyout, null],
  'looks closer at a type': [Flyout, null],
  'is proposed properties': [PropertyProposals, 'data-extension-property-proposal'],
  'previews an entity': null,
};

let folder: string;
let host: ServedEngine;
beforeAll(async () => {
  folder = starterFolder();
  host = await openEngine(folder);
});
afterAll(async () => {
  await host.close();
  removeFolder(folder);
});

async function send(app: FastifyInstance, { method, path, contentType, body }: Recorded) {
  const answer = await app.inject({
    ...{ method, url: path },
    headers: { host: '127.0.0.1:8080', ...(contentType !== undefined && { 'content-type': contentType }) },
    ...(body !== undefined && { payload: body }),
  });
  expect(answer.statusCode).toBe(200);
  return answer;
}

const recorded = (what: string): Recorded => {
  const found = requests.find((one) => one.what === what);
  if (found === undefined) throw new Error(`the fixture has nobody who ${what}`);
  return found;
};
const answerTo = async (what: string): Promise<LightMyRequestResponse> =>
  send(served({ host }).app, recorded(what));

describe('OpenRefine 3.6', () => {
  it.each(requests)('$what, and is answered in the form of the contract', async (request) => {
    const answer = await answerTo(request.what);
    const expected = ANSWERS[request.what];
    expect(expected).toBeDefined();
    if (!expected) return;
    expect(expected[0].parse(answer.json())).toEqual(answer.json());
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  it('gets an answer to each query, with a match where core resolve is HIGH', async () => {
    const answer = await answerTo('reconciles a column');
    const results = ReconciliationResults.parse(answer.json());
    const matches = Object.values(results).map(({ result }) => result.find(({ match }) => match)?.name);
    expect(Object.keys(results).toSorted()).toEqual(['q0', 'q1', 'q2', 'q3', 'q4', 'q5', 'q6']);
    expect(matches.filter((name) => name !== undefined).toSorted()).toEqual(['IBM', 'Migros', 'Siemens']);
    for (const { result } of Object.values(results)) {
      const scores = result.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    }
  });

  it('gets every asked property of every entity', async () => {
    const answer = await answerTo('extends a column');
    const { meta, rows } = Extension.parse(answer.json());
    expect(Object.keys(rows)).toHaveLength(3);
    const ids = meta.map(({ id }) => id);
    expect(ids).toContain('operational_status');
    for (const row of Object.values(rows)) expect(Object.keys(row)).toEqual(ids);
    expect(rows['6075156552']?.website).toEqual([{ str: 'siemens.com' }]);
  });

  it('gets the same answer each time, and whatever else is in the batch', async () => {
    const { app } = served({ host });
    const request = recorded('reconciles a column');
    const queries = JSON.parse(new URLSearchParams(request.body).get('queries') ?? '{}');
    const whole = (await send(app, request)).json();
    for (const [key, query] of Object.entries(queries)) {
      const body = new URLSearchParams({ queries: JSON.stringify({ [key]: query }) }).toString();
      expect((await send(app, { ...request, body })).json()).toEqual({ [key]: whole[key] });
    }
  });

  it('is told of 200 queries at once, and may send them with all properties in any script', async () => {
    const { app } = served({ host });
    const properties = ['website', 'city', 'address', 'state'].map((pid) => ({ pid, v: '東京'.repeat(60) }));
    const queries = Object.fromEntries(
      Array.from({ length: 200 }, (_, at) => [`q${at}`, { query: `架空商事 ${at}`, properties }]),
    );
    const body = new URLSearchParams({ queries: JSON.stringify(queries) }).toString();
    const manifest = (await answerTo('reads the manifest')).json();
    expect(manifest.batchSize).toBe(200);
    expect(body.length).toBeGreaterThan(800_000);
    const answer = await send(app, { ...recorded('reconciles a column'), body });
    expect(Object.keys(answer.json())).toHaveLength(200);
  });

  it('finds everything that the manifest names', async () => {
    const { app } = served({ host });
    const manifest = ReconciliationManifest.parse((await answerTo('reads the manifest')).json());
    const { suggest, preview, view, extend } = manifest;
    const services = Object.values(suggest);
    const ids = ['6075156552', 'website', 'Organization'];
    const addresses = [
      ...services.map(({ service_url, service_path }) => `${service_url}${service_path}?prefix=a`),
      ...services.map(({ service_url, flyout_service_path }, at) =>
        `${service_url}${flyout_service_path}`.replace(/\$\{id\}/, ids[at] ?? ''),
      ),
      ...[preview.url, view.url].map((url) => url.replace('{{id}}', '6075156552')),
      `${extend.propose_properties.service_url}${extend.propose_properties.service_path}?type=Organization`,
    ];
    for (const address of addresses) {
      expect(address.startsWith('http://127.0.0.1:8080/reconcile/')).toBe(true);
      await send(app, { what: '', method: 'GET', path: address.slice('http://127.0.0.1:8080'.length) });
    }
  });
});

describe.skipIf(!HAS_W3C_SCHEMAS)(
  'the schemas of the Entity Reconciliation group (skipped without them)',
  () => {
    const names: readonly W3cSchema[] = [
      ...new Set(Object.values(ANSWERS).flatMap((answer) => answer?.[1] ?? [])),
      ...(['reconciliation-query-batch', 'data-extension-query'] as const),
    ];

    it.each(W3C_VERSIONS)('tell what is valid in %s', (version) => {
      const known = names.filter((name) => hasSchema(version, name));
      const invalid = known.flatMap((name) =>
        examplesOf(version, name, 'invalid').filter((one) => faultsOf(version, name, one).length === 0),
      );
      const valid = known.flatMap((name) =>
        examplesOf(version, name, 'valid').flatMap((one) => faultsOf(version, name, one)),
      );
      expect({ invalid, valid }).toEqual({ invalid: [], valid: [] });
    });

    it.each(W3C_VERSIONS)('find no fault in any answer in %s', async (version) => {
      let checked = 0;
      for (const { what } of requests) {
        const name = ANSWERS[what]?.[1] ?? null;
        if (name === null || !hasSchema(version, name)) continue;
        checked++;
        expect([what, faultsOf(version, name, (await answerTo(what)).json())]).toEqual([what, []]);
      }
      expect(checked).toBeGreaterThan(6);
    });

    it.each(W3C_VERSIONS)('find no fault in what OpenRefine sends in %s', (version) => {
      const bodies = requests.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
      const faults = bodies.flatMap(({ queries, extend }) => [
        ...(queries === undefined
          ? []
          : faultsOf(version, 'reconciliation-query-batch', JSON.parse(queries))),
        ...(extend === undefined ? [] : faultsOf(version, 'data-extension-query', JSON.parse(extend))),
      ]);
      expect(faults).toEqual([]);
    });
  },
);
