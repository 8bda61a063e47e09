import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALL_ROUTES } from '../src/contract/routes.ts';
import { untold, WIRE_TABLES, withTable } from './wire-docs.ts';

const PATH = join(import.meta.dirname, '..', 'docs', 'wire.md');

describe('docs/wire.md', () => {
  it('has the routes, errors and events of the contract; npm run docs writes them', () => {
    const written = readFileSync(PATH, 'utf8');
    const docs = Object.entries(WIRE_TABLES).reduce(
      (markdown, [title, table]) => withTable(markdown, title, table),
      written,
    );
    if (process.env.UPDATE_DOCS === '1') writeFileSync(PATH, docs);
    expect(readFileSync(PATH, 'utf8')).toBe(docs);
    expect(docs.match(/^\| `(?:GET|POST|PUT|DELETE) \//gm)).toHaveLength(ALL_ROUTES.length);
  });

  it('names every field and every value of a schema in the part that tells it', () => {
    const docs = readFileSync(PATH, 'utf8');
    expect(untold(docs)).toEqual([]);
    expect(untold('').length).toBeGreaterThan(200);
  });
});
