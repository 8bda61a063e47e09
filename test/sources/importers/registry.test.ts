import { describe, expect, it } from 'vitest';
import { IMPORTERS, importerOf } from '../../../src/sources/importers/registry.ts';

describe('the importers', () => {
  it('are found by name', () => {
    for (const importer of IMPORTERS) expect(importerOf(importer.name, {})).toBe(importer);
    expect(IMPORTERS.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['sec-edgar', 'ror', 'starter']),
    );
  });

  it('believe the regulator more than a list', () => {
    expect(importerOf('sec-edgar', {}).trust).toBeGreaterThan(importerOf('ror', {}).trust);
    expect(importerOf('ror', {}).trust).toBeGreaterThan(importerOf('starter', {}).trust);
    expect(importerOf('csv', { source: 'vendors' })).toMatchObject({
      name: 'vendors',
      trust: 40,
      kind: 'list',
    });
  });

  it('want a name for a table that is not taken and not odd', () => {
    for (const source of ['ror', 'csv', 'Acme Vendors', 'acme_vendors', '']) {
      expect(() => importerOf('csv', { source })).toThrow(expect.objectContaining({ code: 'USAGE' }));
    }
    expect(() => importerOf('csv', {})).toThrow('the source has no name');
  });

  it('are listed when there is none of a name', () => {
    expect(() => importerOf('dnb', {})).toThrow(expect.objectContaining({ code: 'SOURCE_UNKNOWN' }));
  });
});
