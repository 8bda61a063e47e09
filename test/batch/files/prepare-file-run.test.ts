import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesAdmin } from '../../../src/admin/files-admin.ts';
import { placesOf } from '../../../src/batch/files/file-folder.ts';
import { prepareFileRun } from '../../../src/batch/files/prepare-file-run.ts';
import { workspaceFiles } from '../../../src/batch/files/workspace-files.ts';
import type { FilePlan } from '../../../src/contract/files.ts';
import { readRules as readRulesOf } from '../../../src/crm/rules/read-rules.ts';
import { nameFieldOf } from '../../../src/engine/name-field.ts';
import { testClock } from '../../clock.ts';
import { storesIn } from '../../stores.ts';
import { tempFolder } from '../../temp-folder.ts';

const TABLE = 'Account,Site\nAcme,acme.com\n';
const OWNER = { user: null, isAdmin: true };

function plan(...fields: FilePlan['fields']): FilePlan {
  return { kind: 'resolve', sheet: null, fields, min_confidence: null, max_risk: null, rules: null };
}

function opened() {
  const dataDir = tempFolder();
  const clock = testClock(() => Date.parse('2026-11-22T08:00:00Z'));
  const admin = filesAdmin({ stores: storesIn(dataDir), clock, prices: {} });
  const place = { root: join(dataDir, 'files'), firstLine: undefined };
  const decidingIn = async () => {
    throw new RangeError('nothing is decided in this test');
  };
  const readRules = (text: string) => readRulesOf(text, 'rules');
  const reading = {
    nameFieldOf,
    decidingIn,
    readRules,
    tryOut: async () => [],
    maxBytes: 1000,
    now: clock.now,
  };
  return { admin, place, files: workspaceFiles({ ...admin, ...place, ...reading }, 'acme') };
}

async function* bytes(text: string) {
  yield Buffer.from(text);
}

it('two runs that are asked for at once leave one run, with the mapping of that one', async () => {
  const { admin, place, files } = opened();
  const { id } = await files.create({ name: 'a.csv', bytes: TABLE.length, content: bytes(TABLE), by: OWNER });
  const plans = [plan('name', 'website'), plan('legal_name', null), plan(null, 'website')];
  const asked = await Promise.allSettled(plans.map((one) => files.start(id, one, OWNER)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const claimed = await admin.store.claim({ owner: admin.owner, isAlive: () => true });
  if (claimed === undefined) throw new Error('nothing is to be run');
  await prepareFileRun(claimed, place);
  const mapping = JSON.parse(readFileSync(placesOf(place.root, claimed).mapping, 'utf8'));
  const columns = ['Account', 'Site'];
  const told = columns.map(
    (column) => Object.keys(mapping).find((field) => mapping[field].includes(column)) ?? null,
  );
  expect(told).toEqual(claimed.run.plan.fields);
});

it('what an earlier run left is removed by the next run, and not by who is refused one', async () => {
  const { admin, place, files } = opened();
  const { id } = await files.create({ name: 'a.csv', bytes: TABLE.length, content: bytes(TABLE), by: OWNER });
  await files.start(id, plan('name', null), OWNER);
  const output = placesOf(place.root, { workspace: 'acme', id, name: 'a.csv' }).output('csv');
  writeFileSync(output, 'core_id\n');
  await expect(files.start(id, plan('name', null), OWNER)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(existsSync(output)).toBe(true);
  const claimed = await admin.store.claim({ owner: admin.owner, isAlive: () => true });
  if (claimed === undefined) throw new Error('nothing is to be run');
  await prepareFileRun(claimed, place);
  expect(existsSync(output)).toBe(false);
});
