import { readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);

/**
 * The version of package.json with the build behind it, `0.1.0+20261129.c453a670`: the day of the commit and the commit.
 * bin/bundle.js writes them; the root of the package is two folders up from src/disk, dist/disk and dist/bundle.
 */
export function buildVersion(): string {
  const version = readJson('package.json')?.version ?? '';
  const build = readJson('dist/build.json')?.build;
  return build === undefined ? version : `${version}+${build}`;
}

function readJson(path: string): { readonly version?: string; readonly build?: string } | undefined {
  try {
    return JSON.parse(readFileSync(new URL(path, ROOT), 'utf8'));
  } catch {
    return undefined;
  }
}
