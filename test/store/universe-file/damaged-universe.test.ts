import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inProcessExecutor } from '../../../src/engine/jobs/in-process-executor.ts';
import { workflowContext } from '../../../src/engine/jobs/workflow-context.ts';
import { referencePath, sqliteReferenceStore } from '../../../src/store/universe-file/reference-files.ts';
import { openReferenceFile } from '../../../src/store/universe-file/reference-reader.ts';
import { company, draftOf } from '../../builders.ts';
import { endedOf } from '../../jobs/run-through.ts';
import { tempFolder } from '../../temp-folder.ts';

const COMPANIES = Array.from({ length: 200 }, (_, at) =>
  company({ id: String(at), name: `Zymergen ${at}`, website: `zymergen${at}.com` }),
);

describe('the file of a universe', () => {
  it.each([
    ['empty', (path: string) => truncateSync(path, 0)],
    ['cut off', (path: string) => truncateSync(path, statSync(path).size / 2)],
    ['cut off within its first page', (path: string) => truncateSync(path, 1000)],
    ['of another kind', (path: string) => writeFileSync(path, 'Name,Website\n'.repeat(1000))],
  ])('is told by name with the remedy when it is %s', (_what, spoil) => {
    const { path } = universeFile();
    spoil(path);
    expect(() => openReferenceFile(path)).toThrow(
      expect.objectContaining({
        ...{ code: 'CONFIG', message: `the universe ${path} is damaged` },
        fix: expect.stringContaining('core restore'),
      }),
    );
  });

  const canSeeFiles = existsSync('/proc/self/fd');
  it.runIf(canSeeFiles)('is neither marked as in use nor kept open when it cannot be read', () => {
    const { path, store, folder } = universeFile();
    truncateSync(path, 1000);
    const before = readdirSync('/proc/self/fd').length;
    for (let tries = 0; tries < 5; tries++) expect(() => store.openCurrent()).toThrow('is damaged');
    expect(readdirSync('/proc/self/fd').length).toBe(before);
    expect(readdirSync(join(folder, 'in-use'))).toEqual([]);
  });

  it('is told by name when it is gone, and its folder too', () => {
    const { path } = universeFile();
    renameSync(path, `${path}.away`);
    const gone = expect.objectContaining({
      code: 'CONFIG',
      message: `the universe ${path} cannot be opened`,
    });
    expect(() => openReferenceFile(path)).toThrow(gone);
    renameSync(dirname(path), `${dirname(path)}-away`);
    expect(() => openReferenceFile(path)).toThrow(gone);
  });

  it('is told to the log when a job meets the damage', async () => {
    const { path } = universeFile();
    const universe = openReferenceFile(path);
    onTestFinished(() => universe.close());
    overwrite(path);
    const request = { website: 'zymergen7.com' };
    const job = {
      id: 'job_1',
      workspace: 'default',
      family: 'entity-resolution',
      request,
      createdMs: 0,
      progress: null,
      token: 1,
    } as const;
    const options = { createMissing: false, keepEvidence: false };
    const executor = inProcessExecutor(workflowContext(universe));
    const [finished] = endedOf(await executor.execute([{ ...job, options }]));
    expect(finished?.result).toMatchObject({ state: 'failed', errorType: 'unknown' });
    expect(finished?.cause?.message).toMatch(/^the universe .* is damaged\. Restore a backup/);
  });
});

/** Writes over everything behind the first page. */
function overwrite(path: string): void {
  const file = openSync(path, 'r+');
  const size = statSync(path).size - 4096;
  writeSync(file, Buffer.alloc(size, 'x'), 0, size, 4096);
  closeSync(file);
}

function universeFile() {
  const folder = tempFolder();
  const store = sqliteReferenceStore(folder);
  const universe = store.replace(draftOf(COMPANIES));
  universe.close();
  return { store, folder, path: referencePath(folder, universe.version) };
}
