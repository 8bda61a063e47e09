import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBeforeImage } from '../../../src/batch/actions/read-before-image.ts';
import type { ImagedAccount } from '../../../src/crm/action-files/before-image.ts';
import { tempPath } from '../../temp-folder.ts';

const ID = '0015g00000AbCdEAAV';
const SCRIPT = "x'}; delete [SELECT Id FROM Account]; //";

describe('the before-image of files for a CRM', () => {
  it.each<[string, Partial<ImagedAccount>]>([
    ['an account', { id: SCRIPT }],
    ['the account that it was merged into', { planned: { merged: { into: SCRIPT, order: 0 } } }],
    [
      'its new parent',
      { planned: { parent: { after: SCRIPT, order: 0, is_ordered: false, was_in_circle: false } } },
    ],
  ])('is refused with an id of %s that Salesforce cannot have, for it would be run', async (_of, given) => {
    const path = imageOf('salesforce', given);
    await expect(readBeforeImage(path)).rejects.toMatchObject({
      code: 'INPUT_FORMAT',
      message: `line 2 of ${path} has an id that is none of Salesforce: ${JSON.stringify(SCRIPT)}`,
      place: { file: path, line: 2 },
    });
  });

  it('has ids of 15 or 18 letters and digits for Salesforce, and others elsewhere', async () => {
    for (const id of [ID, ID.slice(0, 15)])
      expect((await readBeforeImage(imageOf('salesforce', { id }))).accounts).toMatchObject([{ id }]);
    expect((await readBeforeImage(imageOf('csv', { id: 'ACCT-1' }))).accounts).toHaveLength(1);
  });
});

function imageOf(crm: string, given: Partial<ImagedAccount>): string {
  const head = { before_image: 1, for: crm, id_column: 'Id', parent_column: 'ParentId', accounts: 1 };
  const account = { id: ID, name: 'Acme', parent_id: null, parent_name: null, children: [], fields: {} };
  const lines = [head, { ...account, planned: {}, ...given }];
  const path = tempPath('before-image.ndjson');
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return path;
}
