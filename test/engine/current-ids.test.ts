import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openReferenceAdmin } from '../../src/admin/reference-admin.ts';
import { openStores } from '../../src/engine/open-stores.ts';
import { mintCoreId } from '../../src/universe/core-id.ts';
import { testClock } from '../clock.ts';
import { entity, parent } from '../crm/overrides/decisions.ts';
import { removeStarter } from '../stores.ts';
import { tempFolder } from '../temp-folder.ts';

it('a decision about the id of a record is about the entity that the record belongs to by now', async () => {
  const dataDir = tempFolder();
  const [current, other] = await companyOfTwoRecords(dataDir);
  const stores = await openStores({ dataDir, clock: testClock() });
  onTestFinished(() => stores.close());
  await stores.overrides.add('default', [
    { override: entity('A', current) },
    { override: parent('B', other) },
  ]);
  const listed = await stores.overrides.list('default');
  expect(listed.map(({ override }) => override)).toEqual([entity('A', current), parent('B', current)]);
  await expect(stores.overrides.add('default', [{ override: parent('A', other) }])).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

/** Its core_id, and the id of its other record. */
async function companyOfTwoRecords(dataDir: string): Promise<readonly [string, string]> {
  removeStarter(dataDir);
  const admin = await openReferenceAdmin({ dataDir, clock: testClock() });
  onTestFinished(() => admin.close());
  for (const [source, id] of [
    ['vendors', '1'],
    ['leads', 'z'],
  ]) {
    const path = join(tempFolder(), 'table.csv');
    writeFileSync(path, `id,name,website\n${id},Zymergen,zymergen.com\n`);
    await admin.import('csv', { paths: [path], options: { source: source ?? '' } });
  }
  for await (const [company] of admin.entities({})) {
    const ids = (company?.sources ?? []).map((key) => mintCoreId(key));
    return [company?.core_id ?? '', ids.find((id) => id !== company?.core_id) ?? ''];
  }
  throw new Error('there is no company');
}
