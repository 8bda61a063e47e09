import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Compiles src/ once before all tests: the command line and worker threads run compiled files. */
export function setup(): void {
  const root = join(import.meta.dirname, '..');
  execFileSync(join(root, 'node_modules', '.bin', 'tsc'), ['-p', 'tsconfig.build.json'], {
    cwd: root,
    stdio: 'inherit',
  });
}
