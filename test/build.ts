import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory with the companies that come with core, to be copied. */
    readonly starterData: string;
  }
}

/**
 * Compiles src/ once before all tests, unless that has just been done: the command line and worker threads run compiled files. Builds the universe of
 * the starter companies once, too.
 */
export function setup(project: TestProject): () => void {
  const root = join(import.meta.dirname, '..');
  if (process.env.CORE_IS_BUILT !== '1')
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
  const starterData = mkdtempSync(join(tmpdir(), 'core-starter-'));
  const list = [join(root, 'bin', 'core.js'), 'reference', 'list', '--data-dir', starterData];
  execFileSync(process.execPath, list, { stdio: 'ignore' });
  project.provide('starterData', starterData);
  return () => rmSync(starterData, { recursive: true, force: true });
}
