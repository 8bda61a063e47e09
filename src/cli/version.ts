import { readFileSync } from 'node:fs';

/** The version in package.json: two folders up from src/cli and from dist/cli. */
export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return String(version);
}
