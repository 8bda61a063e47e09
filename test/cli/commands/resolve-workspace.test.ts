import { describe, expect, it } from 'vitest';
import { rowsOf, workplace } from '../run-core.ts';

const ACCOUNTS = 'name,website\nSiemens,siemens.com\nNobody Knows This Company,\n,\n';

describe('core resolve --workspace', () => {
  const { core, coreWith, write, read } = workplace();
  const chargesOf = async (workspace: string) => {
    const { stdout } = await core('credits', '--workspace', workspace, '--json');
    return JSON.parse(stdout);
  };

  it('obeys the decisions of the workspace, and charges it only when asked, once', async () => {
    write('accounts.csv', ACCOUNTS);
    const before = JSON.stringify(await chargesOf('acme'));
    expect((await core('resolve', 'accounts.csv', '--workspace', 'acme')).code).toBe(0);
    expect(JSON.stringify(await chargesOf('acme'))).toBe(before);
    expect((await core('resolve', 'accounts.csv', '--workspace', 'acme', '--charge')).code).toBe(0);
    const [resolution] = (await chargesOf('acme')).balance;
    // The row without a value is no job.
    expect(resolution).toMatchObject({ operation: 'entity-resolution', charges: 2, used: 2 });
    expect(rowsOf(read('accounts.resolved.csv')).map((row) => row.core_outcome)).toEqual([
      ...['matched', 'no_match', 'invalid'],
    ]);
  });

  it('charges a crosscheck for both of its parts, and gives back what did not run', async () => {
    write('crm.csv', 'id,name,website\n1,Siemens,siemens.com\n2,Siemens AG,siemens.com\n3,Zzqx Holdings,\n');
    expect((await core('crosscheck', 'crm.csv', '--workspace', 'beta', '--charge')).code).toBe(0);
    const { balance } = await chargesOf('beta');
    expect(balance.filter(({ charges }: { charges: number }) => charges > 0)).toMatchObject([
      { operation: 'entity-resolution', charges: 3, used: 3 },
      { operation: 'crosscheck', charges: 3 },
    ]);
  });

  it('has runs of its own, and is on this machine, whatever service is asked otherwise', async () => {
    const { stdout } = await core('workspace', 'export', '-', '--workspace', 'beta');
    expect(stdout).toContain('"type":"run"');
    const away = { CORE_ENDPOINT: 'http://127.0.0.1:9', CORE_API_KEY: 'core_live_x' };
    expect((await coreWith(away, 'resolve', 'accounts.csv', '--workspace', 'acme')).code).toBe(0);
    const asked = ['resolve', 'accounts.csv', '--charge', '--endpoint', 'http://127.0.0.1:9'];
    const refused = await coreWith(away, ...asked);
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('--endpoint')]);
  });
});
