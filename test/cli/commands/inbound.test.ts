import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { serve } from '../../serve/served-process.ts';
import { rowsOf, until, workplace } from '../run-core.ts';

const place = workplace();
const ACCOUNT = ['--crm-id', '0015g00000AbCdEAAV', '--name', 'SAP', '--website', 'sap.com'];

describe('core inbound start', () => {
  it('enriches an account and tells what was found, again from what it knows', async () => {
    const ran = await place.core('inbound', 'start', ...ACCOUNT);
    expect(ran.code).toBe(0);
    expect(ran.stdout).toMatch(/^state +complete$/m);
    expect(ran.stdout).toMatch(/^trading_name +SAP$/m);
    expect(ran.stdout).toMatch(/^why +Matched to SAP/m);
    const again = await place.core('inbound', 'start', ...ACCOUNT, '--json');
    expect(again.stderr).toContain('within the last 14 days');
    expect(JSON.parse(again.stdout)).toMatchObject({
      status: 'complete',
      trading_name: 'SAP',
      country: 'DE',
    });
  });

  it('enriches afresh an account that was enriched as another company, and says so', async () => {
    const account = ['--crm-id', '7', '--name', 'Bridgestone', '--website', 'bridgestone.com'];
    await place.core('inbound', 'start', '--crm-id', '7', '--name', 'SAP', '--website', 'sap.com');
    const ran = await place.core('inbound', 'start', ...account);
    expect(ran.stderr).toContain('enriched before as another company: {"name":"SAP","website":"sap.com"}');
    expect(ran.stdout).toMatch(/^trading_name +Bridgestone/m);
  });

  it('enriches afresh an account of which a person has decided otherwise since, and says so', async () => {
    const account = ['--crm-id', '8', '--name', 'Siemens', '--website', 'siemens.com'];
    await place.core('inbound', 'start', ...account);
    await place.core('overrides', 'add', '--entity', '8=1626265298', '--by', 'Eve');
    const ran = await place.core('inbound', 'start', ...account);
    expect(ran.stderr).toContain('decided of the account has changed since it was enriched');
    expect(ran.stdout).toMatch(/^trading_name +SAP$/m);
    await place.core('overrides', 'remove', '1');
    const before = await place.core('inbound', 'start', ...account);
    expect(before.stdout).toMatch(/^trading_name +Siemens$/m);
  });

  it('leaves the work to others with --no-wait, and status --wait does it', async () => {
    const started = await place.core('inbound', 'start', ...ACCOUNT, '--force', '--no-wait', '--json');
    const { executionId } = JSON.parse(started.stdout);
    expect((await place.core('inbound', 'status', executionId)).stdout).toMatch(/^state +waits$/m);
    const ended = await place.core('inbound', 'status', executionId, '--wait');
    expect(ended.stdout).toMatch(/^state +complete$/m);
  });

  it('names what is missing, and an execution that is not there', async () => {
    const ran = await place.core('inbound', 'start', '--crm-id', '1', '--name', 'SAP');
    expect(ran).toMatchObject({ code: 2, stderr: expect.stringContaining('socialUrl: is required unless') });
    const mail = await place.core('inbound', 'start', ...ACCOUNT, '--email-domain', 'ann@sap.com');
    expect(mail.stderr).toContain('emailDomain: must be a domain, not an address');
    expect((await place.core('inbound', 'status', 'exec_1')).code).toBe(2);
  });
});

describe('core inbound run', () => {
  const LEADS = 'Lead ID,Company,Website,Email\n1,SAP,sap.com,ann@sap.com\n2,Nobody,,\n1,SAP,sap.com,\n';

  it('writes every row again with what was found of it', async () => {
    place.write('leads.csv', LEADS);
    const ran = await place.core('inbound', 'run', 'leads.csv', '--map', 'external_id=Lead ID');
    expect(ran.code).toBe(0);
    const rows = rowsOf(place.read('leads.enriched.csv'));
    expect(rows.map((row) => [row['Lead ID'], row.core_outcome, row.core_trading_name])).toEqual([
      ['1', 'complete', 'SAP'],
      ['2', 'invalid', ''],
      ['1', 'complete', 'SAP'],
    ]);
    expect(rows[1]?.core_error).toBe(
      'line 3: the row has no website; enrichment needs both, or a social profile',
    );
    expect(rows[0]?.core_execution_id).toBe(rows[2]?.core_execution_id);
  });

  it('refuses rows of one id that name different companies, and names both lines', async () => {
    place.write('both.csv', 'Lead ID,Company,Website\n9,SAP,sap.com\n9,Bridgestone,bridgestone.com\n');
    await place.core('inbound', 'run', 'both.csv', '--map', 'external_id=Lead ID');
    const rows = rowsOf(place.read('both.enriched.csv'));
    expect(rows.map((row) => [row.core_outcome, row.core_error])).toEqual([
      ['invalid', 'line 2: lines 2 and 3 say different things about the account 9'],
      ['invalid', 'line 3: lines 2 and 3 say different things about the account 9'],
    ]);
  });

  it('does not answer for a company with what was found for another of the same id', async () => {
    place.write('first.csv', 'Lead ID,Company,Website\n8,SAP,sap.com\n');
    place.write('second.csv', 'Lead ID,Company,Website\n8,Bridgestone,bridgestone.com\n');
    const told: unknown[] = [];
    for (const name of ['first', 'second']) {
      await place.core('inbound', 'run', `${name}.csv`, '--map', 'external_id=Lead ID');
      told.push(rowsOf(place.read(`${name}.enriched.csv`))[0]?.core_website);
    }
    expect(told).toEqual(['sap.com', 'bridgestone.com']);
  });

  it('asks for the column of the CRM ids', async () => {
    place.write('leads.csv', LEADS);
    const ran = await place.core('inbound', 'run', 'leads.csv');
    expect(ran).toMatchObject({ code: 2, stderr: expect.stringContaining('no column has the CRM ids') });
  });
});

describe('core inbound schedule', () => {
  it('shows before what it does then, and core serve goes on with it', async () => {
    const crm = leads();
    place.write('inbound.yaml', SCHEDULE);
    const connect = [
      '--kind',
      'sqlite',
      '--file',
      crm.name,
      '--object',
      'leads',
      '--modified-column',
      'modified',
    ];
    expect((await place.core('crm', 'connect', 'sales', ...connect)).code).toBe(0);
    expect((await place.core('inbound', 'schedule', 'add', '--config', 'inbound.yaml')).code).toBe(0);
    const preview = await place.core('inbound', 'schedule', 'preview', 'leads');
    expect(preview.stdout).toMatch(/^L1 {2}would be enriched: Matched to SAP/m);
    expect(preview.stdout).toMatch(/core_id: \(blank\) -> \d{10}/);
    expect(coreIds(crm)).toEqual([null, null]);
    const ran = await place.core('inbound', 'schedule', 'run-now', 'leads');
    expect(ran.code).toBe(0);
    expect(ran.stdout).toMatch(/L2 +skipped: not enough/);
    expect(coreIds(crm)).toEqual([expect.stringMatching(/^\d{10}$/), null]);
    const rested = await place.core('inbound', 'schedule', 'run-now', 'leads');
    expect(rested.stderr).toContain('Nothing has changed');
    crm.exec(
      `UPDATE leads SET website = 'bridgestone.com', company = 'Bridgestone', modified = '2026-02-01T00:00:00Z' WHERE id = 'L2'`,
    );
    await place.core('inbound', 'schedule', 'pause', 'leads');
    expect((await place.core('inbound', 'schedule', 'list')).stdout).toContain('a person has paused it');
    await place.core('inbound', 'schedule', 'resume', 'leads');
    await serve({ dataDir: place.dataDir });
    await until(() => coreIds(crm)[1] !== null, 'core serve has run the schedule');
  });

  it('takes in a row that comes in the second of the last one, and none twice', async () => {
    const crm = leads('second.sqlite');
    place.write('second.yaml', SCHEDULE.replaceAll(/leads$|sales$/gm, 'second'));
    crm.exec('ALTER TABLE leads RENAME TO second');
    await place.core(
      'crm',
      'connect',
      'second',
      '--kind',
      'sqlite',
      '--file',
      crm.name,
      '--object',
      'second',
    );
    await place.core('inbound', 'schedule', 'add', '--config', 'second.yaml');
    await place.core('inbound', 'schedule', 'run-now', 'second');
    crm.exec(`INSERT INTO second VALUES ('L0', 'SAP', 'sap.com', NULL, '2026-01-02T00:00:00Z')`);
    const ran = await place.core('inbound', 'schedule', 'run-now', 'second');
    expect(ran.stdout).toMatch(/L0 +written/);
    expect(ran.stdout).not.toMatch(/L[12]/);
    expect((await place.core('inbound', 'schedule', 'preview', 'second')).stdout).not.toMatch(/L\d/);
  });

  it('is named when its connection is forgotten, and begins anew in another CRM of that name', async () => {
    const connect = async (file: string) => {
      leads(file).exec('ALTER TABLE leads RENAME TO moved');
      const options = ['--kind', 'sqlite', '--file', file, '--object', 'moved'];
      await place.core('crm', 'connect', 'moved', ...options);
    };
    await connect('sandbox.sqlite');
    place.write('moved.yaml', SCHEDULE.replaceAll(/leads$|sales$/gm, 'moved'));
    await place.core('inbound', 'schedule', 'add', '--config', 'moved.yaml');
    await place.core('inbound', 'schedule', 'run-now', 'moved');
    const removed = await place.core('crm', 'connections', 'remove', 'moved', '--yes');
    expect(removed.stderr).toContain('The schedule moved cannot run until there is one of that name');
    await connect('production.sqlite');
    const ran = await place.core('inbound', 'schedule', 'run-now', 'moved');
    expect(ran.stdout).toMatch(/begun anew +the connection leads to SQLite .*production.sqlite/);
    expect(ran.stdout).toMatch(/L1 +written/);
  });

  it('says in its preview that an entity would be created, not that it was', async () => {
    const crm = leads('unknown.sqlite');
    crm.exec("UPDATE leads SET company = 'Quuxly Widgets', website = 'quuxly-widgets.com' WHERE id = 'L1'");
    crm.exec('ALTER TABLE leads RENAME TO unknown');
    place.write('unknown.yaml', SCHEDULE.replaceAll(/leads$|sales$/gm, 'unknown'));
    await place.core(
      'crm',
      'connect',
      'unknown',
      '--kind',
      'sqlite',
      '--file',
      crm.name,
      '--object',
      'unknown',
    );
    await place.core('inbound', 'schedule', 'add', '--config', 'unknown.yaml');
    const preview = await place.core('inbound', 'schedule', 'preview', 'unknown');
    expect(preview.stdout).toContain('A new entity would be created from the row.');
    expect(preview.stdout).not.toContain('was created');
  });

  it('names the line of what is wrong in its file', async () => {
    place.write('wrong.yaml', SCHEDULE.replace('name: company', 'name: last_name'));
    const ran = await place.core('inbound', 'schedule', 'add', '--config', 'wrong.yaml');
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain(
      'wrong.yaml line 5: map.name: must not be last_name, which tells of a person',
    );
  });
});

const SCHEDULE = `name: leads
connection: sales
object: leads
cadence: { every: minute }
map: { name: company, website: website }
writeback: { fields: { core_id: core_id } }
`;

function leads(file = 'crm.sqlite'): Database.Database {
  const database = new Database(join(place.folder, file));
  database.exec(`CREATE TABLE leads (id TEXT PRIMARY KEY, company TEXT, website TEXT, core_id TEXT, modified TEXT);
    INSERT INTO leads VALUES ('L1', 'SAP', 'sap.com', NULL, '2026-01-01T00:00:00Z'),
      ('L2', 'Nobody', NULL, NULL, '2026-01-02T00:00:00Z')`);
  return database;
}

function coreIds(crm: Database.Database): readonly (string | null)[] {
  return crm.prepare<[], string | null>('SELECT core_id FROM leads ORDER BY id').pluck().all();
}
