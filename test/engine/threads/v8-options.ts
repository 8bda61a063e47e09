import { execFileSync } from 'node:child_process';

/** What the V8 that runs the tests says of its options. Of one that it did not know, it would complain to every user. */
export function v8Options(): string {
  return execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
}
