import { defineConfig } from 'vitest/config';
import { runReport } from './run-report.ts';

/** `npm run conformance`: the wire suite against an address that is given after two hyphens. */
// biome-ignore lint/style/noDefaultExport: vitest reads the default export of its configuration.
export default defineConfig({
  test: {
    include: ['test/conformance/run-endpoint.ts'],
    globalSetup: ['test/conformance/run-setup.ts'],
    reporters: [runReport()],
    // Jobs of a service may take their time.
    testTimeout: 15 * 60 * 1000,
  },
});
