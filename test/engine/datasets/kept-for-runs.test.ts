import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { CrmAccount } from '../../../src/contract/crm-account.ts';
import { clustersFound, clustersOf } from '../../../src/crm/duplicates/clusters.ts';
import { findDoubles } from '../../../src/crm/duplicates/find-doubles.ts';
import type { Cluster, Double } from '../../../src/crm/verdict.ts';
import { normaliseRecord } from '../../../src/resolution/records/normal-record.ts';
import { datasetFolder } from '../../../src/store/dataset-file/dataset-folder.ts';
import { openDatasetFile } from '../../../src/store/dataset-file/dataset-tables.ts';
import { fileDataset } from '../../../src/store/dataset-file/file-dataset.ts';
import { createdRecordOf } from '../../../src/universe/created-entity.ts';
import { company } from '../../builders.ts';
import { tempPath } from '../../temp-folder.ts';
import { smallEngine } from '../small-engine.ts';
import { loaded } from './account-lines.ts';

const FILE = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'crm', 'salesforce-accounts.csv');
const ZYMERGEN = company({ name: 'Zymergen', website: 'zymergen.com', country: 'US' });
const PLACE = { country: 'DE', city: 'Rostock', phone: '+49 381 4567890', address: 'Hafenstraße 12' };
const OTHERS: readonly CrmAccount[] = [
  { external_id: '3', legal_name: 'Zymergen, Inc.', website: 'https://www.zymergen.com/about' },
  { external_id: '2', trading_name: 'Zwickelmann (Deutschland) Pumpen', ...PLACE },
  { external_id: '1', legal_name: 'ZWICKELMANN PUMPEN GmbH & Co. KG', ...PLACE, email: 'a@zwickelmann.de' },
  {
    ...{ external_id: '4', trading_name: '三菱電機 d/b/a Mitsubishi Electric' },
    ...{ website: 'linkedin.com/company/mitsu', company_registration_number: 'HRB 12345', country: 'DE' },
  },
];

describe('what a load finds on its way', () => {
  it('is kept for a run: the accounts in their normal form, what was created for them, and the pairs of those without a company', async () => {
    const path = tempPath('core.sqlite');
    const { service } = smallEngine([ZYMERGEN], { path });
    const { in_use } = await loaded(service, accounts(), 'run-1');
    const dataset = openedDataset(path);
    for (let at = 0; at < dataset.size; at++) {
      const normal = normaliseRecord(dataset.account(at));
      expect(dataset.normal?.(at)).toStrictEqual(normal);
      const { outcome } = dataset.identity(at);
      const created = outcome === 'created' ? createdRecordOf(dataset.account(at), normal) : undefined;
      expect(dataset.createdFacts?.(at)).toStrictEqual(created?.facts);
    }
    const idAt = (at: number) => dataset.account(at).external_id;
    // Without what was kept: found by the accounts alone.
    const { normal: _, ...unkept } = dataset;
    const doubles = findDoubles(unkept);
    const isAlone = (at: number) => dataset.identity(at).coreId === null;
    const clusters = clustersOf(unkept, doubles).filter(({ members }) => members.some(isAlone));
    const isWithin = (a: number, b: number) =>
      clusters.some(({ members }) => members.includes(a) && members.includes(b));
    const kept = [...doubles].filter(({ a, b }) => isAlone(a) || isAlone(b) || isWithin(a, b));
    const pairs = kept.map(({ a, b, ...told }) => ({ ids: [idAt(a), idAt(b)], ...told }));
    const groups = clusters.map(({ members, coreId, weakest: { a, b } }) => ({
      ids: members.map(idAt),
      coreId,
      weakest: kept.findIndex((one) => one.a === a && one.b === b),
    }));
    const alone = Array.from({ length: dataset.size }, (_, at) => at).filter(isAlone);
    const of = { accounts: alone.map(idAt), groups };
    expect(await service.accountPairs?.('run-1')).toEqual({ accounts: in_use?.accounts, pairs, of });
    expect([pairs.length > 5, groups.length > 3, doubles.length - pairs.length > 100]).not.toContain(false);
    expect(await service.accountPairs?.('run-2')).toBeUndefined();
  });

  it('is not kept for the dataset of a workspace, whose file stays for good', async () => {
    const path = tempPath('core.sqlite');
    const { service } = smallEngine([ZYMERGEN], { path });
    await loaded(service, OTHERS);
    expect(openedDataset(path).normal?.(0)).toBeUndefined();
    expect(await service.accountPairs?.('')).toBeUndefined();
  });
});

describe('clusters that were found before', () => {
  it('are tied by the same links', async () => {
    const path = tempPath('core.sqlite');
    await loaded(smallEngine([ZYMERGEN], { path }).service, [...accounts(), ...MANY_OF_ONE], 'run-1');
    const dataset = openedDataset(path);
    const doubles = findDoubles(dataset);
    const clusters = clustersOf(dataset, doubles);
    const again = clustersFound(dataset, doubles, clusters);
    expect(linksOf(again)).toEqual(linksOf(clusters));
    // Some of a company with many accounts were never compared.
    const found = [...doubles];
    const isFound = ({ a, b }: Double) => found.some((one) => one.a === a && one.b === b);
    expect(linksOf(again).some(([, link]) => link !== undefined && !isFound(link))).toBe(true);
  });
});

/** All links and ways in each cluster, and one that leads out of it. */
function linksOf(clusters: readonly Cluster[]) {
  return clusters.flatMap(({ members, linkOf, pathOf }, at) => {
    const outside = clusters[at + 1]?.members[0] ?? 0;
    return [...members, outside].flatMap((a) =>
      members.map((b) => [`${at} ${a} ${b}`, linkOf(a, b), pathOf(a, b)] as const),
    );
  });
}

const MANY_OF_ONE = Array.from({ length: 20 }, (_, at): CrmAccount => {
  return { external_id: `z${at}`, trading_name: 'Zymergen', website: 'zymergen.com', city: `Town ${at}` };
});

/** Those of the fixture, and some whose normal form has everything that one can have. */
function accounts(): readonly CrmAccount[] {
  const rows = parse(readFileSync(FILE), { columns: true, bom: true }) as Record<string, string>[];
  const read = rows.map((row, at): CrmAccount => {
    const members = Object.entries(MEMBERS).flatMap(([member, column]) =>
      row[column] ? [[member, row[column]]] : [],
    );
    return { external_id: `row ${at}`, ...Object.fromEntries(members) };
  });
  return [...read, ...OTHERS];
}

const MEMBERS = {
  trading_name: 'Name',
  website: 'Website',
  phone: 'Phone',
  city: 'BillingCity',
  country: 'BillingCountry',
  address: 'BillingStreet',
  state: 'BillingState',
  postal_code: 'BillingPostalCode',
};

function openedDataset(path: string) {
  const folder = datasetFolder(dirname(path));
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.sqlite'));
  return fileDataset(openDatasetFile(join(folder, file)));
}
