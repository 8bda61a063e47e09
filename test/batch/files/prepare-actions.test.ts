import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { reviewAdmin } from '../../../src/admin/review-admin.ts';
import { prepareActions, preparedDownload } from '../../../src/batch/files/prepare-actions.ts';
import { CRM_NAMES, type CrmName } from '../../../src/contract/crm-name.ts';
import { CrosscheckRules } from '../../../src/contract/crosscheck-rules.ts';
import { ALL_FILES } from '../../../src/contract/prepared-actions.ts';
import { nameFieldOf } from '../../../src/engine/name-field.ts';
import { csvOf, EXPORT } from '../../cli/crm-export.ts';
import { workplace } from '../../cli/run-core.ts';
import { storesIn } from '../../stores.ts';

const DECIDING = {
  ...{ rules: CrosscheckRules.parse({}), named: () => [], reviews: [], decisions: [], nameFieldOf },
};

describe('files for a CRM that are made of a finished crosscheck', () => {
  const { core, write, folder, dataDir } = workplace();
  const output = {
    kind: 'crosscheck',
    name: 'crm.csv',
    path: join(folder, 'crm.out.csv'),
    mapFile: null,
  } as const;
  const target = { output, folder: join(folder, 'prepared') };
  beforeAll(async () => {
    write('crm.csv', csvOf(EXPORT));
    expect((await core('crosscheck', 'crm.csv', '-o', 'crm.out.csv')).code).toBe(0);
  });

  /** In HubSpot ids are numbers. */
  async function targetFor(crm: CrmName) {
    if (crm !== 'hubspot') return target;
    const ids = new Map<string, string>();
    const numbered = (id: string) => {
      ids.set(id, ids.get(id) ?? String(900_001 + ids.size));
      return ids.get(id) ?? '';
    };
    write('numbered.csv', csvOf(EXPORT).replace(/\b001[A-Za-z0-9]{12,15}\b/g, numbered));
    expect((await core('crosscheck', 'numbered.csv', '-o', 'numbered.out.csv')).code).toBe(0);
    return { ...target, output: { ...output, name: 'numbered.csv', path: join(folder, 'numbered.out.csv') } };
  }

  it.each(CRM_NAMES)('are those of core crosscheck --actions, to the byte: %s', async (crm) => {
    const wish = { crm, only_accepted: false, include_delete: true };
    const prepared = await prepareActions(await targetFor(crm), wish, DECIDING);
    const words = ['--actions', `cli-${crm}`, '--for', crm, '--include-delete', '-o', `${crm}.csv`];
    expect((await core('crosscheck', crm === 'hubspot' ? 'numbered.csv' : 'crm.csv', ...words)).code).toBe(0);
    const [own, theirs] = [join(target.folder, prepared.id, 'actions'), join(folder, `cli-${crm}`)];
    expect(prepared.actions.map(({ name }) => name).sort()).toEqual(readdirSync(theirs).sort());
    expect(prepared.merged + prepared.deleted + prepared.left_out).toBeGreaterThan(2);
    for (const name of readdirSync(theirs))
      expect([name, readFileSync(join(own, name), 'utf8')]).toEqual([
        name,
        readFileSync(join(theirs, name), 'utf8'),
      ]);
    expect(
      (await core('undo', join(own, 'before-image.ndjson'), '--for', crm, '-o', `undo-${crm}`)).code,
    ).toBe(0);
    for (const { name } of prepared.undo)
      expect([name, readFileSync(join(target.folder, prepared.id, 'undo', name), 'utf8')]).toEqual([
        name,
        readFileSync(join(folder, `undo-${crm}`, name), 'utf8'),
      ]);
  });

  it('are refused for another CRM than the file is from', async () => {
    const wish = { crm: 'hubspot', only_accepted: false, include_delete: true } as const;
    await expect(prepareActions(target, wish, DECIDING)).rejects.toMatchObject({
      message: expect.stringContaining('no account of the file has an id of the CRM'),
      fix: 'Name the CRM that the file is from: --for salesforce.',
    });
    const told = await core('crosscheck', 'crm.csv', '--actions', 'none', '--for', 'hubspot');
    expect([told.code, told.stderr]).toEqual([2, expect.stringContaining('--for salesforce')]);
  });

  it('are one zip, are replaced by the next, and are found by their names alone', async () => {
    const wish = { crm: 'csv', only_accepted: true, include_delete: false } as const;
    const first = await prepareActions(target, wish, DECIDING);
    expect([first.merged, first.deleted, first.not_accepted > 0]).toEqual([0, 0, true]);
    const part = { prepared: first.id, set: 'actions', name: ALL_FILES } as const;
    const zip = preparedDownload(target, part);
    expect([zip.name, zip.type, zip.bytes > 100]).toEqual(['crm.actions.zip', 'application/zip', true]);
    for (const name of ['../actions.zip', '..', '', 'no.csv'])
      expect(() => preparedDownload(target, { ...part, name })).toThrow('no longer there');
    await prepareActions(target, wish, DECIDING);
    expect(() => preparedDownload(target, part)).toThrow('no longer there');
    expect(readdirSync(target.folder)).toHaveLength(1);
  });

  it('do not come apart when two people ask for them at once', async () => {
    const wish = { crm: 'csv', only_accepted: false, include_delete: false } as const;
    const both = [prepareActions(target, wish, DECIDING), prepareActions(target, wish, DECIDING)];
    const [one, other] = await Promise.all(both);
    expect(one?.actions).toEqual(other?.actions);
    const left = readdirSync(target.folder);
    expect(left.length).toBeGreaterThan(0);
    expect([one?.id, other?.id]).toEqual(expect.arrayContaining(left));
  });

  it('leave out what a person has rejected since, and carry out what was accepted', async () => {
    const wish = { crm: 'csv', include_delete: false } as const;
    const all = await prepareActions(target, { ...wish, only_accepted: false }, DECIDING);
    const answering = ['review', 'crm.out.csv', '--yes', '--filter', 'question=merge', '--bulk'];
    expect((await core(...answering, 'reject')).code).toBe(0);
    const rejected = await prepareActions(target, { ...wish, only_accepted: false }, await decided());
    expect([all.merged > 0, rejected.merged, rejected.left_out]).toEqual([
      true,
      0,
      all.left_out + all.merged,
    ]);
    const admin = reviewAdmin(storesIn(dataDir), 'default');
    const [last] = await admin.standing();
    await admin.undoLast(last?.by ?? '', last?.batch ?? 0);
    expect((await core(...answering, 'accept', '--risky')).code).toBe(0);
    const accepted = await prepareActions(target, { ...wish, only_accepted: true }, await decided());
    expect(accepted.merged).toBe(all.merged);
  });

  async function decided() {
    const admin = reviewAdmin(storesIn(dataDir), 'default');
    const own = { reviews: await admin.standing(), decisions: await admin.decisions() };
    return { ...DECIDING, ...own };
  }

  it('are refused for a file that was resolved, and for one without ids', async () => {
    const wish = { crm: 'csv', only_accepted: true, include_delete: false } as const;
    write('bare.csv', 'Company,Website\nSAP,sap.com\nSAP SE,sap.com\n');
    await core('crosscheck', 'bare.csv', '-o', 'bare.out.csv');
    await core('resolve', 'crm.csv', '-o', 'resolved.csv');
    const refused = (name: string) =>
      prepareActions({ ...target, output: { ...output, path: join(folder, name) } }, wish, DECIDING);
    await expect(refused('bare.out.csv')).rejects.toThrow('is read as external id');
    await expect(refused('resolved.csv')).rejects.toThrow('was resolved and not crosschecked');
  });
});
