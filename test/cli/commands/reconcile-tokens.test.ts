import { describe, expect, it } from 'vitest';
import { ReconciliationResults } from '../../../src/contract/reconciliation.ts';
import { serve } from '../../serve/served-process.ts';
import { workplace } from '../run-core.ts';

describe('core reconcile-tokens', () => {
  it('makes a token that opens a service behind a proxy until it is deleted', async () => {
    const { core, dataDir } = workplace();
    const made = await core('reconcile-tokens', 'create', '--name', 'Data team', '--json');
    const { id, token, path } = JSON.parse(made.stdout);
    expect(made.stderr).toBe('Keep the path now: it is not shown again. Whoever knows it can reconcile.\n');
    const served = await serve({ dataDir, args: ['--behind-proxy', '--log-level', 'trace'] });
    const properties = [{ pid: 'website', v: 'siemens.com' }];
    const body = new URLSearchParams({ queries: JSON.stringify({ q0: { query: 'Siemens', properties } }) });
    const answer = await fetch(served.address + path, { method: 'POST', body });
    const { q0 } = ReconciliationResults.parse(await answer.json());
    expect(q0?.result[0]).toMatchObject({ id: '6075156552', match: true });
    expect((await fetch(`${served.address}/reconcile`)).status).toBe(403);
    expect((await core('reconcile-tokens', 'delete', id, '--yes')).stderr).toBe(`Token ${id} deleted.\n`);
    expect((await fetch(served.address + path)).status).toBe(401);
    await served.stop();
    expect(served.stderr()).toContain(id);
    expect(served.stderr()).not.toContain(token);
  });

  it('lists tokens without showing them, apart from keys', async () => {
    const { core } = workplace({ isNew: true });
    const { stdout } = await core('reconcile-tokens', 'create', '--workspace', 'acme');
    const [, id = '', token = ''] =
      /^id +(\S+)\ntoken +(\S+)\npath +\/reconcile\/k\/\2\n$/.exec(stdout) ?? [];
    const listed = await core('reconcile-tokens', 'list');
    expect(listed.stdout).toContain(id);
    expect(listed.stdout).toContain(`${token.slice(0, 23)}_…${token.slice(-4)}`);
    expect(listed.stdout).not.toContain(token);
    expect((await core('keys', 'list')).stdout).not.toContain(id);
    expect(await core('reconcile-tokens', 'delete', 'token_00000000', '--yes')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('there is no token token_00000000, or it was deleted before'),
    });
  });
});
