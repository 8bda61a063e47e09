import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CORE } from '../../cli/run-core.ts';
import { tempFolder } from '../../temp-folder.ts';
import { describePostgres, newDatabase, postgresServer } from './postgres-databases.ts';

describePostgres('graphile-worker', () => {
  it('runs no program that lies in the folder in which core is started', async () => {
    const folder = tempFolder();
    const trace = join(folder, 'was-run');
    const program = `require('node:fs').writeFileSync(${JSON.stringify(trace)}, ''); module.exports = {};`;
    writeFileSync(join(folder, 'graphile-worker.config.js'), program);
    writeFileSync(join(folder, '.graphile-workerrc.js'), program);
    const env = {
      PATH: process.env.PATH,
      HOME: folder,
      CORE_DATABASE: await newDatabase(await postgresServer()),
    };
    execFileSync(process.execPath, [CORE, 'migrate'], { cwd: folder, env, stdio: 'ignore' });
    expect(existsSync(trace)).toBe(false);
  });
});
