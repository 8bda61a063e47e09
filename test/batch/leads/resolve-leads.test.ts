import { writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import {
  BrokenLeads,
  type ResolveLeadsOptions,
  resolveLeads,
} from '../../../src/batch/leads/resolve-leads.ts';
import { readingEntities } from '../../../src/batch/mapping/entity-input-of.ts';
import { ACCOUNT_FIELDS } from '../../../src/batch/mapping/fields.ts';
import { proposeMapping } from '../../../src/batch/mapping/propose-mapping.ts';
import { sampleRows } from '../../../src/batch/mapping/sample-rows.ts';
import { rowFormat } from '../../../src/batch/output/output-rows.ts';
import { resultColumns } from '../../../src/batch/output/result-columns.ts';
import { CrosscheckRules } from '../../../src/contract/crosscheck-rules.ts';
import type { Service } from '../../../src/contract/service.ts';
import { nameFieldOf } from '../../../src/engine/name-field.ts';
import type { SourceRecord } from '../../../src/resolution/records/source-record.ts';
import { openInput } from '../../../src/tabular/read-input.ts';
import { company } from '../../builders.ts';
import { smallEngine } from '../../engine/small-engine.ts';
import { tempPath } from '../../temp-folder.ts';
import { ownedBy } from '../../universe/hierarchy/families.ts';

const UNIVERSE = [
  known('umbrella', 'Umbrella Holdings'),
  known('zymergen', 'Zymergen', 'umbrella'),
  known('quibbly', 'Quibbly Foods', 'umbrella'),
  known('nested', 'Nestedwell', 'zymergen'),
  known('lone', 'Lonesomeville'),
];

const ACCOUNTS = `Account ID,Account Name,Website,Last Activity
A1,Zymergen Inc,zymergen.com,2024-01-01
A2,Zymergen,zymergen.com,2026-01-01
A3,Brindleworth Analytics Ltd,brindleworth.co.uk,
A4,,,
`;

const LEADS = `Lead,Company,Email,Website
1,Zymergen,,zymergen.com
2,Nestedwell,,nestedwell.com
3,Umbrella Holdings,,umbrellaholdings.com
4,Quibbly Foods,,quibblyfoods.com
5,Lonesomeville,,lonesomeville.com
6,Brindleworth Analytics,ann@brindleworth.co.uk,
7,Unheard Of Qx,,
8,,,
`;

describe('leads that are held against accounts', () => {
  it('are each given the account of their company, else of its family', async () => {
    const { rows } = await held();
    expect(rows.map((row) => `${row.Lead} ${row.core_account_relation} ${row.core_account_id}`)).toEqual([
      '1 same A2',
      '2 parent A2',
      '3 subsidiary A2',
      '4 sibling A2',
      '5  ',
      '6 same A3',
      '7  ',
      '8  ',
    ]);
  });

  it('are told why, and nothing is said of those that cannot be read', async () => {
    const { rows } = await held();
    const reasons = rows.map((row) => row.core_account_reasoning ?? '');
    expect(reasons[1]).toBe(
      'The company has no account of its own. Zymergen (A2) stands above it: Zymergen is its direct owner.',
    );
    expect(reasons[3]).toContain('Zymergen (A2) belongs to Umbrella Holdings too');
    expect(reasons[4]).toBe('No account is this company. None is known to belong to its family either.');
    expect(reasons[6]).toBe(
      'No account: no company is known for the lead, and no account resembles it enough.',
    );
    expect([rows[7]?.core_outcome, reasons[7]]).toEqual(['invalid', '']);
  });

  it('are counted by what the account is to them', async () => {
    const { summary } = await held();
    expect(summary.leads).toEqual({
      withAccount: 5,
      relations: { same: 2, parent: 1, subsidiary: 1, regional: 0, sibling: 1 },
      accountsWithLead: 2,
    });
    expect(summary.run).toMatchObject({ rows: 8, outcomes: { matched: 5, no_match: 2, invalid: 1 } });
    expect(summary.remarks).toContain('1 row of the accounts cannot be read, and own no lead.');
  });

  it('get the same rows when the run is done again, without new jobs', async () => {
    const engine = smallEngine(UNIVERSE, { createMissing: true });
    const first = await held({ engine });
    const again = await held({ engine });
    expect(again.text).toBe(first.text);
    expect(first.jobs).toHaveLength(14);
    expect(again.jobs).toEqual(first.jobs);
  });

  it('ask for the owner of each company once', async () => {
    const { owners } = await held({ leads: `${LEADS}9,Nestedwell,,nestedwell.com\n` });
    expect(owners.length).toBeGreaterThan(0);
    expect(new Set(owners).size).toBe(owners.length);
  });

  it('are told that nobody said who owns them, when the service could not', async () => {
    const engine = smallEngine(UNIVERSE, { createMissing: true });
    const { rows } = await held({ engine: { ...engine, service: withoutOwners(engine.service) } });
    expect(rows.slice(0, 2).map((row) => row.core_account_relation)).toEqual(['same', '']);
    expect(rows[1]?.core_account_reasoning).toBe(
      'No account is this company. Whether one belongs to its family could not be found out: the service did not tell who owns it.',
    );
  });

  it('leave no dataset of the run behind', async () => {
    const { engine } = await held();
    expect((await engine.service.accountsStatus({ dataset: 'run_1' })).in_use).toBeNull();
  });

  it('are written as JSON for JSON, with nothing where there is no account', async () => {
    const leads = JSON.stringify([{ name: 'Zymergen', website: 'zymergen.com' }, { name: 'Unheard Of Qx' }]);
    const { text } = await held({ leads, leadsName: 'leads.json' });
    expect(JSON.parse(text)).toMatchObject([
      { name: 'Zymergen', core_account_id: 'A2', core_account_relation: 'same' },
      { name: 'Unheard Of Qx', core_account_id: null, core_account_relation: null },
    ]);
  });

  it('are written as far as they can be read', async () => {
    const leads = '[{"name": "Zymergen", "website": "zymergen.com"}, {"name": "Un';
    const broken = await held({ leads, leadsName: 'leads.json' }).catch((error: unknown) => error);
    expect(broken).toBeInstanceOf(BrokenLeads);
    expect(broken).toMatchObject({ summary: { leads: { withAccount: 1 }, run: { rows: 1 } } });
  });
});

function known(id: string, name: string, owner?: string): SourceRecord {
  const website = `${name.replaceAll(' ', '').toLowerCase()}.com`;
  return company({ source: 'starter', id, name, website, ...(owner !== undefined && ownedBy(owner)) });
}

/** A service in which every job that looks for an owner fails. */
function withoutOwners({ run: _run, ...service }: Service): Service {
  const jobs: Service['jobs'] = async (family, ids, options) => {
    const statuses = await service.jobs(family, ids, options);
    if (family !== 'resolve-parent') return statuses;
    const failed = { status: 'failed', record: null, error_type: 'unknown', error_message: 'It failed.' };
    // A failed job looks the same whatever its family.
    return ids.map((id) => ({ ...failed, jobid: id, created_at: '', completed_at: '' })) as never;
  };
  return { ...service, jobs };
}

interface Holding {
  readonly engine?: ReturnType<typeof smallEngine>;
  readonly leads?: string;
  readonly leadsName?: string;
}

async function held({ leads = LEADS, leadsName = 'leads.csv', ...given }: Holding = {}) {
  const engine = given.engine ?? smallEngine(UNIVERSE, { createMissing: true });
  const jobs: string[] = [];
  const owners: string[] = [];
  const service = noting(engine.service, { jobs, owners });
  const table = await openInput({ path: written(leadsName, leads) });
  const accounts = await openInput({ path: written('accounts.csv', ACCOUNTS) });
  const { mapping } = proposeMapping(table.columns, await sampleRows(table));
  const found = proposeMapping(accounts.columns, await sampleRows(accounts), { fields: ACCOUNT_FIELDS });
  let text = '';
  const columns = resultColumns({ matchToSocial: false, explain: false, against: true });
  const options: ResolveLeadsOptions = {
    ...{ service, table, runId: 'run_1', concurrency: 2, signal: new AbortController().signal, nameFieldOf },
    against: { table: accounts, mapping: found.mapping, rules: CrosscheckRules.parse({}), named: [] },
    read: readingEntities(mapping, { bias: 'URL_BIAS', matchToSocial: false, nameFieldOf }),
    format: rowFormat({ format: table.format, table, columns, isExcelSafe: false }),
    sink: {
      async write(piece) {
        text += piece;
      },
      commit: async () => {},
      discard: async () => {},
    },
    spoolPath: tempPath('spool'),
    onProgress: () => {},
    onResolved: () => {},
    onPhase: () => {},
  };
  const summary = await resolveLeads(options);
  const rows: readonly Record<string, string>[] = leadsName.endsWith('csv')
    ? parse(text, { columns: true })
    : [];
  return { engine, summary, text, rows, jobs, owners };
}

function written(name: string, text: string): string {
  const path = tempPath(name);
  writeFileSync(path, text);
  return path;
}

interface Notes {
  readonly jobs: string[];
  readonly owners: string[];
}

/** Notes the jobs that are made, and the companies whose owners are asked for. */
function noting({ run: _run, ...service }: Service, { jobs, owners }: Notes): Service {
  return {
    ...service,
    async create(family, requests, options) {
      const created = await service.create(family, requests, options);
      jobs.push(...created.map(({ id }) => id));
      if (family === 'resolve-parent') owners.push(...requests.map(({ body }) => body.core_id ?? ''));
      return created;
    },
  };
}
