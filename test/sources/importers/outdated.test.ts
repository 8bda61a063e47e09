import { describe, expect, it } from 'vitest';
import { importerOf, isOutdated } from '../../../src/sources/importers/registry.ts';
import { sourceOf } from '../../../src/sources/source-of.ts';

const FILES = { paths: [], options: {} };

describe('a source that was imported', () => {
  it('by an older importer is outdated, by that of today is not', () => {
    const { importerFormat } = sourceOf(importerOf('sec-edgar', {}), FILES);
    if (importerFormat === undefined) throw new Error('the importer of the SEC has a form of its own');
    expect(isOutdated({ name: 'sec-edgar' })).toBe(true);
    expect(isOutdated({ name: 'sec-edgar', importerFormat: importerFormat - 1 })).toBe(true);
    expect(isOutdated({ name: 'sec-edgar', importerFormat })).toBe(false);
  });

  it('by an importer that makes what it always made is not, nor is a table of any name', () => {
    expect(isOutdated({ name: 'ror' })).toBe(false);
    expect(isOutdated({ name: 'vendors' })).toBe(false);
  });
});
