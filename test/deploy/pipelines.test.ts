import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CORE, workplace } from '../cli/run-core.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const ACCOUNTS = join(ROOT, 'fixtures', 'crm', 'salesforce-accounts.csv');
const CLEAN = 'Account ID,Account Name,Website\n001A000001AAAAQIA1,Siemens AG,siemens.com\n';

const place = workplace();
mkdirSync(join(place.folder, 'bin'));
place.write('bin/core', `#!/bin/sh\nexec ${process.execPath} ${CORE} "$@"\n`);
chmodSync(join(place.folder, 'bin', 'core'), 0o755);

const yamlOf = (name: string) => parse(readFileSync(join(ROOT, 'deploy', 'pipelines', name), 'utf8'));

interface Pipeline {
  readonly name: string;
  readonly variables: Readonly<Record<string, string>>;
  /** What comes after core is installed, as the runner's shell gets it. */
  readonly check: string;
  readonly afterwards: string;
  /** Where the report can be read afterwards: a file, or the log. */
  readonly summary: string | undefined;
}

const PIPELINES: readonly Pipeline[] = [gitHub(), gitLab()];

describe.each(PIPELINES)('the pipeline of $name', ({ variables, check, afterwards, summary }) => {
  const env = {
    ...{ PATH: `${join(place.folder, 'bin')}:${process.env.PATH}`, HOME: place.folder },
    ...{ CORE_DATA_DIR: place.dataDir, GITHUB_STEP_SUMMARY: 'summary.md', ...variables },
  };
  const run = (script: string) =>
    new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      execFile(
        'bash',
        ['-e', '-o', 'pipefail', '-c', script],
        { cwd: place.folder, env },
        (error, stdout, stderr) => resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
      );
    });
  const shown = async () => {
    place.write('summary.md', '');
    const { stdout } = await run(afterwards);
    return summary === undefined ? stdout : place.read(summary);
  };

  it('refuses a merge while accounts are doubles, and shows the report', async () => {
    cpSync(ACCOUNTS, join(place.folder, 'accounts.csv'));
    const { code, stderr } = await run(check);
    expect(code, stderr).toBe(1);
    expect(await shown()).toContain('Merge');
    expect(JSON.parse(place.read('report.json'))).toBeTypeOf('object');
  });

  it('lets a merge go on when nothing is found', async () => {
    place.write('accounts.csv', CLEAN);
    const { code, stderr } = await run(check);
    expect(code, stderr).toBe(0);
    expect(await shown()).not.toBe('');
  });

  it('refuses a file that cannot be read', async () => {
    place.write('accounts.csv', '');
    expect((await run(check)).code).toBe(3);
  });
});

function gitHub(): Pipeline {
  const { env, jobs } = yamlOf('github-actions.yml');
  const steps: readonly { name?: string; run?: string; if?: string }[] = jobs.crosscheck.steps;
  const runs = steps.filter(({ name, run }) => run !== undefined && name !== 'Install core');
  const scripts = (isAlways: boolean) =>
    runs.filter((step) => (step.if === 'always()') === isAlways).map(({ run }) => run);
  return {
    ...{ name: 'GitHub Actions', variables: env, summary: 'summary.md' },
    ...{ check: scripts(false).join('\n'), afterwards: scripts(true).join('\n') },
  };
}

function gitLab(): Pipeline {
  const { crosscheck } = yamlOf('gitlab-ci.yml');
  return {
    ...{ name: 'GitLab', variables: crosscheck.variables, summary: undefined },
    ...{ check: crosscheck.script.join('\n'), afterwards: crosscheck.after_script.join('\n') },
  };
}
