import { describe, expect, it } from 'vitest';
import { ACCOUNT_FIELDS } from '../../../src/batch/mapping/fields.ts';
import { inactiveColumns, isInactiveRow } from '../../../src/batch/mapping/inactive-columns.ts';
import { proposeMapping } from '../../../src/batch/mapping/propose-mapping.ts';

/** Which of the cells below a header say that the account is out of use. */
function inactiveCells(header: string, cells: readonly string[]): readonly string[] {
  const columns = ['Account Name', header];
  const rows = cells.map((cell, at) => [`Firm ${at} GmbH`, cell]);
  const { mapping } = proposeMapping(columns, rows, { fields: ACCOUNT_FIELDS });
  const read = inactiveColumns(columns, mapping);
  return rows.flatMap((row) => (isInactiveRow(row, read) ? [row[1] ?? ''] : []));
}

describe('columns that say which accounts are out of use', () => {
  it.each([
    ['LOEVM', ['X', ''], ['X']],
    ['SPERR', ['X', ''], ['X']],
    ['Central deletion flag', ['X', ''], ['X']],
    ['Zentrale Löschvormerkung', ['X', ''], ['X']],
    ['Löschkennzeichen', ['ja', 'nein'], ['ja']],
    ['Gesperrt', ['Ja', 'Nein'], ['Ja']],
    ['Blocked', ['All', ' ', 'Ship'], ['All']],
    ['Inactive', ['Yes', 'No', 'TRUE', 'false', '1', '0'], ['Yes', 'TRUE', '1']],
    ['IsInactive__c', ['true', 'false'], ['true']],
    ['Inactif', ['Oui', 'Non', 'Vrai'], ['Oui', 'Vrai']],
    ['Inactivo', ['Sí', 'No'], ['Sí']],
    ['Archived', ['✓', ''], ['✓']],
    ['Mis en sommeil', ['Oui', 'Non'], ['Oui']],
    ['Merged Into', ['001A000010khO8J', '', '000000000000000AAA'], ['001A000010khO8J']],
    ['Archived At', ['2024-03-01', ''], ['2024-03-01']],
  ])('reads the flag %s', (header, cells, inactive) => {
    expect(inactiveCells(header, cells)).toEqual(inactive);
  });

  it.each([
    ['Active', ['Yes', 'No', 'false', 'true', '0', '1'], ['No', 'false', '0']],
    ['Active Status', ['Active', 'Not-active'], ['Not-active']],
    ['Aktiv', ['ja', 'nein'], ['nein']],
    ['validFor', ['Y', 'N'], ['N']],
    ['Activo', ['Sí', 'No'], ['No']],
    ['有効', ['はい', 'いいえ'], ['いいえ']],
    ['是否有效', ['是', '否'], ['否']],
  ])('reads the flag %s the other way round', (header, cells, inactive) => {
    expect(inactiveCells(header, cells)).toEqual(inactive);
  });

  it.each([
    ['Status', ['Active', 'Inactive'], ['Inactive']],
    ['statecode', ['0', '1'], ['1']],
    ['Status Reason', ['Active', 'Inactive'], ['Inactive']],
    ['Account Status', ['Active', 'Closed', 'Inactive', 'Prospect'], ['Closed', 'Inactive']],
    ['Statut', ['Actif', 'Inactif', 'Bloqué'], ['Inactif', 'Bloqué']],
    ['Estado', ['Activo', 'Inactivo'], ['Inactivo']],
    ['Stato', ['attivo', 'non attivo'], ['non attivo']],
    ['ステータス', ['有効', '無効', 'アーカイブ済み'], ['無効', 'アーカイブ済み']],
    ['状态', ['启用', '已停用'], ['已停用']],
    ['상태', ['활성', '비활성화'], ['비활성화']],
    ['ContactStatus', ['ACTIVE', 'ARCHIVED'], ['ARCHIVED']],
    ['Status', ['aktiv', 'gesperrt', 'zur Löschung vorgemerkt'], ['gesperrt', 'zur Löschung vorgemerkt']],
  ])('reads the state %s', (header, cells, inactive) => {
    expect(inactiveCells(header, cells)).toEqual(inactive);
  });

  it.each([
    ['Status', ['Open', 'Closed', 'On hold']],
    ['Status', ['1', '2', 'X']],
    ['Status', ['Customer', 'Prospect']],
    ['Account Status', ['Inactive customer', 'Former customer']],
    ['Etat', ['Bavaria', 'Hesse']],
    ['Type', ['Partner', 'Inactive ingredients']],
    ['Inactive Reason', ['Closed', 'Inactive']],
    ['Active Licenses', ['0', '5']],
    ['Archived Documents', ['3', '1']],
  ])('reads nothing from %s with %j', (header, cells) => {
    expect(inactiveCells(header, cells)).toEqual([]);
  });
});
