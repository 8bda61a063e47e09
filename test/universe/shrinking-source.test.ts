import { describe, expect, it } from 'vitest';
import type { ImportedSource } from '../../src/universe/reference-store.ts';
import { refuseShrinking } from '../../src/universe/shrinking-source.ts';

const KNOWN: ImportedSource = {
  ...{ name: 'vendors', trust: 40, kind: 'list', importedAt: '2026-01-01T00:00:00Z', contentHash: 'a' },
  ...{ files: [], recordCount: 100, rejected: [] },
};
const UNREAD = [{ line: 2, reason: 'vendors.csv: no name' }];

function tried(
  recordCount: number,
  { known = KNOWN, mayShrink = false, rejected = [] as typeof UNREAD } = {},
) {
  return () => refuseShrinking({ name: 'vendors', recordCount, rejected }, { known, mayShrink });
}

describe('a source that is imported again', () => {
  it('may lose half of its records, and more where that is said', () => {
    expect(tried(50)).not.toThrow();
    expect(tried(10, { mayShrink: true })).not.toThrow();
    expect(tried(0, { mayShrink: true })).not.toThrow();
  });

  it('is refused when more would leave, and keeps what it has', () => {
    expect(tried(49)).toThrow('vendors would have 49 records, where it has 100. Nothing was changed');
    expect(tried(0)).toThrow('vendors would have 0 records');
    expect(tried(40, { rejected: UNREAD })).toThrow('and 1 line could not be read');
  });

  it('may lose any of a short list, but not all', () => {
    const known = { ...KNOWN, recordCount: 3 };
    expect(tried(1, { known })).not.toThrow();
    expect(tried(0, { known })).toThrow('vendors would have 0 records');
  });

  it('is refused when no record of it could be read, whatever is said', () => {
    expect(tried(0, { rejected: UNREAD, mayShrink: true })).toThrow(
      'no record of vendors could be read. Line 2: vendors.csv: no name; vendors keeps its 100',
    );
  });
});

describe('a source that is new', () => {
  it('may be of any size, but not without a record that could be read', () => {
    const read = (recordCount: number, rejected: typeof UNREAD) =>
      refuseShrinking({ name: 'vendors', recordCount, rejected }, { known: undefined, mayShrink: false });
    expect(() => read(0, [])).not.toThrow();
    expect(() => read(1, UNREAD)).not.toThrow();
    expect(() => read(0, UNREAD)).toThrow('no record of vendors could be read');
  });
});
