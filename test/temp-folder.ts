import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes an empty folder that lasts as long as the test. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'core-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes a path in a folder of its own that lasts as long as the test. */
export function tempPath(name: string): string {
  return join(tempFolder(), name);
}
