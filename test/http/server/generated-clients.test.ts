import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { isThere } from '../../is-there.ts';
import { tempFolder } from '../../temp-folder.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const OPENAPI = join(ROOT, 'docs', 'openapi.json');
const document = JSON.parse(readFileSync(OPENAPI, 'utf8'));

/** A name that a generator makes up where the document has none. */
const MADE_UP = /type_?\d/i;

describe('a TypeScript client that openapi-typescript makes of docs/openapi.json', () => {
  it('has a type of every schema by its name, which tell the states of a job apart', async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'api.ts'), await typesOf(folder));
    writeFileSync(join(folder, 'use.ts'), USE);
    const options = ['--noEmit', '--strict', '--target', 'es2023', '--module', 'nodenext'];
    const tsc = join(ROOT, 'node_modules', '.bin', 'tsc');
    const check = ['--allowImportingTsExtensions', ...options, 'use.ts'];
    expect(spawnSync(tsc, check, { cwd: folder, encoding: 'utf8' })).toMatchObject({ stdout: '', status: 0 });
    const types = readFileSync(join(folder, 'api.ts'), 'utf8');
    const names = Object.keys(document.components.schemas);
    expect(names.length).toBeGreaterThan(60);
    expect(
      names.filter(
        (name) => !types.includes(`\n        ${name}: `) && !types.includes(`\n        ${name}:\n`),
      ),
    ).toEqual([]);
  });
});

const PYTHON = 'openapi-python-client';

describe.skipIf(!isThere(PYTHON))(
  'a Python client that openapi-python-client makes of docs/openapi.json',
  () => {
    it('has all but the routes that take or give NDJSON, by names that the document gives', () => {
      const client = join(tempFolder(), 'client');
      const words = ['generate', '--path', OPENAPI, '--output-path', client, '--meta', 'none'];
      const { stdout, stderr } = spawnSync(PYTHON, words, { encoding: 'utf8' });
      const left = `${stdout}${stderr}`.match(/^WARNING parsing .*$|^Unable to process .*$/gm) ?? [];
      expect(left).toEqual([
        'WARNING parsing PUT /v1/crm/accounts within accounts. Endpoint will not be generated.',
        'WARNING parsing GET /v1/bulk/{family}/{bulk_id}/parts/{part} within bulk.',
        'WARNING parsing PUT /v1/bulk/{family}/{bulk_id}/parts/{part} within bulk. Endpoint will not be generated.',
      ]);
      const models = readdirSync(join(client, 'models'));
      expect(models).toContain('completed_entity_resolution.py');
      expect(models).toContain('recommended_association.py');
      for (const model of ['crosscheck_request', 'enrichment_request', 'reconciliation_manifest'])
        expect(models).toContain(`${model}.py`);
      expect(models.filter((file) => MADE_UP.test(file))).toEqual([]);
    });
  },
);

const USE = `
import type { components } from './api.ts';
type Status = components['schemas']['EntityResolutionStatus'];
type Completed = components['schemas']['CompletedEntityResolution'];
export function idOf(job: Status): string | null {
  if (job.status !== 'completed') return null;
  const completed: Completed = job;
  return completed.record.core_id;
}
`;

const GENERATOR = "export { default, astToString } from 'openapi-typescript';";

/** openapi-typescript writes its types with TypeScript 5, which stands beside ours under another name. */
async function typesOf(folder: string): Promise<string> {
  const outfile = join(folder, 'generator.mjs');
  await build({
    stdin: { contents: GENERATOR, resolveDir: ROOT },
    alias: { typescript: 'typescript-5' },
    ...{ bundle: true, platform: 'node', format: 'esm', outfile, logLevel: 'error' },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  const { default: generate, astToString } = await import(pathToFileURL(outfile).href);
  return astToString(await generate(pathToFileURL(OPENAPI)));
}
