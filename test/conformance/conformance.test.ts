import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../src/contract/routes.ts';
import { WEBHOOK_EVENTS } from '../../src/contract/webhook-event.ts';
import { conformanceDocs } from './conformance-docs.ts';
import { CASES, coverage } from './coverage.ts';
import { COVERED_ELSEWHERE, PROMISES } from './elsewhere.ts';
import { SERVICE_SUITE } from './service-suite.ts';
import { SPEC_ROWS } from './spec-rows.ts';
import { WIRE_SUITE } from './wire-suite.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const DOCS = join(ROOT, 'docs', 'conformance.md');
const IDS: readonly string[] = SPEC_ROWS.map(({ id }) => id);

describe('the rows of docs/conformance.md', () => {
  it('are told apart by their ids', () => {
    expect(IDS.length).toBeGreaterThan(200);
    expect(new Set(IDS).size).toBe(IDS.length);
  });

  it('have every route of the contract, and every event that has a name', () => {
    const endpoints = ROUTES.map(({ method, path }) => `endpoint/${method} ${path}`);
    expect(IDS.filter((id) => id.startsWith('endpoint/'))).toEqual(endpoints);
    const { combined, crosscheck, ...named } = WEBHOOK_EVENTS;
    expect([combined.completed, crosscheck.failed]).toEqual(['combined.completed', 'crosscheck.failed']);
    const events = Object.values(named).flatMap(({ completed, failed }) => [completed, failed]);
    expect(IDS).toEqual(expect.arrayContaining(events.map((event) => `event/${event}`)));
  });
});

describe('the conformance suite', () => {
  it('names only rows that are there', () => {
    const elsewhere = [...Object.keys(COVERED_ELSEWHERE), ...PROMISES];
    const named = [...CASES.flatMap(({ rows }) => rows), ...elsewhere];
    expect(named.filter((id) => !IDS.includes(id))).toEqual([]);
    expect(CASES.filter(({ rows }) => rows.length === 0)).toEqual([]);
  });

  it('has a test for every row, but for promises', () => {
    const open = coverage().filter((row) => row.tests.length === 0 && !row.isPromise);
    expect(open.map(({ id }) => id)).toEqual([]);
  });

  it('calls nothing a promise that is tested', () => {
    const both = coverage().filter((row) => row.tests.length > 0 && row.isPromise);
    expect(both.map(({ id }) => id)).toEqual([]);
  });

  it.each(Object.entries(COVERED_ELSEWHERE))('finds the test of %s elsewhere', (_, { file, name }) => {
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(`'${name}'`);
  });

  it.each([SERVICE_SUITE, WIRE_SUITE])('calls every test by a name of its own', (...suite) => {
    const names = suite.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('docs/conformance.md', () => {
  it('tells which test covers which row; UPDATE_DOCS=1 writes it', () => {
    const docs = conformanceDocs();
    if (process.env.UPDATE_DOCS === '1') writeFileSync(DOCS, docs);
    expect(readFileSync(DOCS, 'utf8')).toBe(docs);
    expect(docs.match(/^\| `/gm)).toHaveLength(SPEC_ROWS.length);
  });
});
