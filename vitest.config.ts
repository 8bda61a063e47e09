import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/build.ts'],
    maxWorkers: 2,
    // Modules are loaded once for each worker; nothing in src/ keeps a state between tests.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
