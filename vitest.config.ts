import { defineConfig } from 'vitest/config';

/** Tests that start, stop and kill programs or take seconds each: `npm test` runs them, `npm run check` does not. */
const OF_PROGRAMS = [
  'test/cli/*.test.ts',
  'test/cli/commands/*.test.ts',
  'test/serve/*.test.ts',
  'test/conformance/*wire.test.ts',
  'test/tabular/any-input.test.ts',
  'test/training/labelled.test.ts',
  'test/universe/lost-sources.test.ts',
  'test/web/reference-page/*.test.ts',
  'test/universe/releases.test.ts',
  'test/batch/resolve-file.test.ts',
  'test/batch/files/prepare-actions.test.ts',
  'test/cli/config/whole-number.test.ts',
  'test/crm/plan-applied.test.ts',
  'test/connectors/salesforce/soql.test.ts',
  'test/connectors/sql/table-connection.test.ts',
  'test/deploy/**/*.test.ts',
  'test/docs.test.ts',
  'test/http/server/generated-clients.test.ts',
  'test/engine/threads/ended-jobs-beside.test.ts',
  'test/engine/threads/worker-executor.test.ts',
  'test/engine/datasets/early-doubles.test.ts',
  'test/engine/datasets/scoring-threads.test.ts',
  'test/http/client/poll-jobs.test.ts',
  'test/tabular/csv-records.test.ts',
  'test/universe/universe.test.ts',
  'test/store/universe-file/updated-universe.test.ts',
  'test/store/postgres/*.test.ts',
  'test/webhooks/deliverer.test.ts',
  'test/web-app/*.test.ts',
  'test/store/files/*-store.test.ts',
  'test/admin/backup.test.ts',
  'test/batch/output/workbook-output.test.ts',
  'test/conformance/service.test.ts',
  'test/engine/datasets/kept-for-runs.test.ts',
  'test/engine/threads/heap-growth.test.ts',
  'test/engine/inbound/day.test.ts',
  'test/http/server/inbound-limits.test.ts',
  'test/sources/pull/refusals.test.ts',
];

// Modules are loaded once for each worker; nothing in src/ keeps a state between tests.
const COMMON = {
  isolate: false,
  setupFiles: ['test/property-seed.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};
// A second, as polling takes by itself, is short for a page beside another test.
const LONG = {
  ...COMMON,
  ...{ testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 15_000 } } },
};

export default defineConfig({
  test: {
    globalSetup: ['test/build.ts'],
    maxWorkers: 2,
    projects: [
      { test: { ...COMMON, name: 'fast', include: ['test/**/*.test.ts'], exclude: OF_PROGRAMS } },
      // Browsers and programs share two noisy processors: what fails twice fails, and a second try is told.
      { test: { ...LONG, name: 'programs', include: OF_PROGRAMS, retry: 1 } },
    ],
  },
});
