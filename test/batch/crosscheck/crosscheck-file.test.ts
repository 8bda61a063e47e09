import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { expect, it } from 'vitest';
import { crosscheckFile } from '../../../src/batch/crosscheck/crosscheck-file.ts';
import { ACCOUNT_FIELDS } from '../../../src/batch/mapping/fields.ts';
import { proposeMapping } from '../../../src/batch/mapping/propose-mapping.ts';
import { CROSSCHECK_COLUMNS } from '../../../src/batch/output/crosscheck-columns.ts';
import { fileSink } from '../../../src/batch/output/output-file.ts';
import { rowFormat } from '../../../src/batch/output/output-rows.ts';
import { resultColumns } from '../../../src/batch/output/result-columns.ts';
import type { AloneAccounts } from '../../../src/contract/alone-accounts.ts';
import { CrosscheckRules } from '../../../src/contract/crosscheck-rules.ts';
import type { Service } from '../../../src/contract/service.ts';
import { nameFieldOf } from '../../../src/engine/name-field.ts';
import { openInput } from '../../../src/tabular/read-input.ts';
import { company } from '../../builders.ts';
import { smallEngine } from '../../engine/small-engine.ts';
import { tempPath } from '../../temp-folder.ts';

const COLUMNS = ['Account ID', 'Account Name', 'Billing City', 'Billing Country'];
const ROWS = [
  ['a', 'Zymergen', '', 'US'],
  ['b', 'First Bank', '', 'US'],
  ['c', '', '', ''],
];
const UNIVERSE = [
  company({ source: 'starter', id: 'zymergen', name: 'Zymergen', country: 'US' }),
  company({ source: 'ror', id: '1', name: 'First Bank', country: 'US', city: 'Dallas' }),
  company({ source: 'ror', id: '2', name: 'First Bank', country: 'US', city: 'Dayton' }),
];

it('writes rows when it has worked out, beside the file, what the accounts alone tell', async () => {
  const { rows, heard } = await crosschecked((service) => service);
  expect(rows.map((row) => [row.core_outcome, row.core_action])).toEqual([
    ['matched', 'None'],
    ['ambiguous', 'None'],
    ['invalid', ''],
  ]);
  expect(heard).toEqual(['done', 'a', 'b']);
});

it('writes each row as soon as it is answered where the service tells what the accounts alone tell', async () => {
  const { rows, heard } = await crosschecked((service) => ({
    ...service,
    aloneAccounts: (dataset) => (dataset === 'run_1' ? TOLD : undefined),
  }));
  expect(rows.map((row) => [row.core_outcome, row.core_action, row.core_risk])).toEqual([
    ['matched', 'None', '0'],
    ['ambiguous', 'Delete', '15'],
    ['invalid', '', ''],
  ]);
  expect(heard).toEqual(['a', 'b', 'done']);
});

const TOLD: AloneAccounts = {
  verdicts: [
    {
      id: 'b',
      told: JSON.stringify({
        action: { action: 'Delete', associationType: null, reasoning: 'The service says so.', target: null },
        ...{ group: null, type: null, duplicateReasoning: null, duplicateOf: null, kind: null },
        status: { status: 'Undetermined', reasoning: 'It is not known which company it is.' },
        ...{ label: 'unknown', risk: 15, riskReasons: [], nameDifference: null, survivingName: null },
        ...{ protections: [], obeyed: [], review: null },
      }),
    },
  ],
  leaders: [],
};

/** The rows that were written, and the accounts that were judged, in the order in which it was heard that all rows are done. */
async function crosschecked(change: (service: Service) => Service) {
  const service = change(smallEngine(UNIVERSE).service);
  const path = tempPath('out.csv');
  const sink = fileSink(path);
  const heard: string[] = [];
  const input = tempPath('accounts.csv');
  writeFileSync(input, stringify([COLUMNS, ...ROWS]));
  const table = await openInput({ path: input });
  const columns = resultColumns({ matchToSocial: false, explain: false, crosscheck: CROSSCHECK_COLUMNS });
  const { mapping } = proposeMapping(COLUMNS, ROWS, { fields: ACCOUNT_FIELDS });
  await crosscheckFile({
    ...{ service, table, mapping, named: [], nameFieldOf, sink, runId: 'run_1', concurrency: 1 },
    ...{ rules: CrosscheckRules.parse({}), signal: new AbortController().signal },
    format: rowFormat({ format: 'csv', table, columns, isExcelSafe: false }),
    spoolPath: tempPath('spool'),
    onProgress: () => void heard.push('done'),
    onJudged: ({ account }) => void heard.push(account.external_id),
    ...{ onResolved: () => {}, onPhase: () => {} },
  });
  await sink.commit();
  return { rows: parse(readFileSync(path, 'utf8'), { columns: true }) as Row[], heard };
}

type Row = Readonly<Record<string, string>>;
