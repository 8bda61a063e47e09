import { describe, expect, it } from 'vitest';
import { MOST_ACCOUNTS, MOST_IN_MEMORY } from '../../../src/crm/duplicates/most-accounts.ts';
import { requireRoomFor } from '../../../src/store/duckdb/open-duckdb.ts';

const notInstalled = async () => undefined;

describe('more accounts than lists in memory hold', () => {
  it('are refused where DuckDB is not installed, with what to install', async () => {
    await expect(requireRoomFor(MOST_IN_MEMORY + 1, notInstalled)).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message:
        'there are 4,194,305 accounts, and without the package @duckdb/node-api at most 4,194,304 are compared with each other',
      fix: expect.stringContaining('npm install @duckdb/node-api'),
    });
    await requireRoomFor(MOST_IN_MEMORY, notInstalled);
  });

  it('are compared where it is installed, up to what maps of accounts hold', async () => {
    await requireRoomFor(MOST_ACCOUNTS);
    await expect(requireRoomFor(MOST_ACCOUNTS + 1)).rejects.toMatchObject({
      code: 'TOO_LARGE',
      fix: expect.stringContaining('Split the file'),
    });
  });
});
