import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compareSet } from '../../training/compared.ts';
import { openSet } from '../../training/labelled.ts';
import { tempFolder } from '../temp-folder.ts';

const HEAD =
  'name,legal_name,aliases,website,phone,address,city,state,postal_code,country,registration_number';

it('compares the records of a labelled set with the set itself, and with the set without their entities', () => {
  const folder = tempFolder();
  const write = (file: string, lines: readonly string[]) =>
    writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
  write('reference.csv', [`id,${HEAD}`, 'a,Zymergen Inc,,,,,,,,,,', 'b,Zymergen GmbH,,,,,,,,,,']);
  write('queries.csv', [`external_id,${HEAD}`, '1,Zymergen,,,,,,,,,,']);
  write('truth.csv', ['external_id,expected_id,accept_ids', '1,a,']);
  const set = openSet('made', folder);
  const [compared] = compareSet(set);
  set.reference.close();
  expect(compared?.query).toMatchObject({ input: { trading_name: 'Zymergen' } });
  expect(compared?.candidates.map(({ isRight }) => isRight).sort()).toEqual([false, true]);
  expect(compared?.whenAbsent?.map(({ isRight }) => isRight)).toEqual([false]);
});
