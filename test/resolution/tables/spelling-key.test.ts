import { expect, it } from 'vitest';
import { spellingKey } from '../../../src/resolution/tables/spelling-key.ts';

it.each([
  ['S.à r.l.', 'sa rl'],
  ['GmbH & Co. KG', 'gmbh and co kg'],
  ['A/S', 'a s'],
  ['TÜRKİYE', 'turkiye'],
  ['Łódź Straße', 'lodz strasse'],
  ['Công ty Cổ phần', 'cong ty co phan'],
  ['（株）', '株'],
  ['ガ', 'ガ'],
  ['주식회사', '주식회사'],
  ['Ανώνυμη', 'ανωνυμη'],
  ['  ', ''],
])('files "%s" under "%s"', (text, key) => {
  expect(spellingKey(text)).toBe(key);
});

it('files a key under itself', () => {
  for (const text of ['Société', 'ПАО', 'ประเทศไทย', 'שלום', 'مصر', '有限公司']) {
    expect(spellingKey(spellingKey(text))).toBe(spellingKey(text));
  }
});
