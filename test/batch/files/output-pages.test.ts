import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { outputPage } from '../../../src/batch/files/output-pages.ts';
import { tempPath } from '../../temp-folder.ts';

it('rows of a result are counted as those of the file, whatever lines they fill and which are shown', async () => {
  const path = tempPath('output.csv');
  writeFileSync(path, 'name,core_outcome\n"Ac\nme",matched\nFoo,no_match\n\nBar,matched\n');
  const rowsOf = async (outcome: string | null) =>
    (await outputPage(path, { page: 0, outcome })).rows.map(({ row, cells }) => [row, cells[0]]);
  expect(await rowsOf(null)).toEqual([
    [1, 'Ac\nme'],
    [2, 'Foo'],
    [3, 'Bar'],
  ]);
  expect(await rowsOf('matched')).toEqual([
    [1, 'Ac\nme'],
    [3, 'Bar'],
  ]);
});
