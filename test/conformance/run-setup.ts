import type { TestProject } from 'vitest/node';
import { type RunOptions, runOptions, USAGE } from './run-options.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly runOptions: RunOptions;
  }
}

/** Reads what was given after the two hyphens, and ends the process when it is not enough. */
export function setup(project: TestProject): void {
  const at = process.argv.indexOf('--');
  try {
    project.provide('runOptions', runOptions(at < 0 ? [] : process.argv.slice(at + 1)));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(2);
  }
}
