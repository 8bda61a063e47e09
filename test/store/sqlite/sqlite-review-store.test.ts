import { hostname } from 'node:os';
import { onTestFinished } from 'vitest';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { processOwner } from '../../../src/store/sqlite/process-owner.ts';
import { sqliteOverrideStore } from '../../../src/store/sqlite/sqlite-override-store.ts';
import { sqliteReviewStore } from '../../../src/store/sqlite/sqlite-review-store.ts';
import { tempPath } from '../../temp-folder.ts';
import { describeReviewStore } from '../review-store-suite.ts';

/** Process ids end far below. */
const NO_PROCESS = 2 ** 30;

describeReviewStore('answers in SQLite', () => {
  const path = tempPath('core.sqlite');
  const opened = () => {
    const database = openCoreDatabase(path);
    onTestFinished(() => void database.close());
    return database;
  };
  return {
    reviews: sqliteReviewStore(opened(), { owner: processOwner(), leaseMs: null }),
    // The runner of the tests lives as long as they do.
    elsewhere: sqliteReviewStore(opened(), { owner: `${hostname()}/${process.ppid}/`, leaseMs: null }),
    killed: sqliteReviewStore(opened(), { owner: `${hostname()}/${NO_PROCESS}/1`, leaseMs: null }),
    browsing: sqliteReviewStore(opened(), { owner: `${processOwner()}/Ana`, leaseMs: 60_000 }),
    late: sqliteReviewStore(opened(), { owner: `${processOwner()}/Bob`, leaseMs: -1 }),
    overrides: sqliteOverrideStore(opened()),
  };
});
