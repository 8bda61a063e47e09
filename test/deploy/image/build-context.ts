import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Copies what a fresh clone has and `.dockerignore` does not name, and returns the paths that were copied. */
export function copyBuildContext(root: string, folder: string): readonly string[] {
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const tracked = execFileSync('git', ['ls-files', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const paths = tracked
    .split('\0')
    .filter((path) => path !== '' && !patterns.some((pattern) => isIgnored(path, pattern)));
  for (const path of paths) cpSync(join(root, path), join(folder, path));
  return paths;
}

/** Knows those forms of pattern that are in use: a path from the root, or an ending anywhere. */
function isIgnored(path: string, pattern: string): boolean {
  if (pattern.startsWith('**/*.')) return path.endsWith(pattern.slice('**/*'.length));
  if (/[*?![\]]/.test(pattern)) throw new Error(`the pattern ${pattern} of .dockerignore is not understood`);
  return path === pattern || path.startsWith(`${pattern}/`);
}
