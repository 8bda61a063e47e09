import { describe, expect, it } from 'vitest';
import { ACCOUNT_FIELDS } from '../../../src/batch/mapping/fields.ts';
import { isPersonAccount, personColumns } from '../../../src/batch/mapping/person-account.ts';
import { proposeMapping } from '../../../src/batch/mapping/propose-mapping.ts';

interface Told {
  readonly flag?: string;
  readonly recordType?: string;
  readonly name?: string;
}

/** Whether a row with these cells is the account of a person. */
function isPerson(told: Told, cells: Readonly<Record<string, string>> = {}): boolean {
  const all = { flag: undefined, recordType: undefined, name: undefined, ...told };
  return isPersonAccount(Object.values(cells), all, personColumns(Object.keys(cells)));
}

describe('the account of a person', () => {
  it.each(['true', '1', 'TRUE', 'Ja', 'Oui', 'Sí'])('says so with %s', (flag) => {
    expect(isPerson({ flag })).toBe(true);
  });

  it('has a record type of people', () => {
    const types = ['Person Account', 'PersonAccount', 'Household', 'HH_Account', 'Personenaccount'];
    expect(types.filter((recordType) => !isPerson({ recordType }))).toEqual([]);
    expect(isPerson({ recordType: 'Business Account' })).toBe(false);
    expect(isPerson({ recordType: 'Personal Care Companies' })).toBe(false);
  });

  it('has fields that Salesforce has of people alone', () => {
    expect(isPerson({}, { PersonEmail: 'm@garcia.example' })).toBe(true);
    expect(isPerson({}, { PersonEmail: '' })).toBe(false);
    expect(isPerson({}, { 'Person - Email': 'm@garcia.example' })).toBe(false);
  });

  it('bears the name of the person whose parts stand beside it', () => {
    const maria = { FirstName: 'Maria', LastName: 'García' };
    expect(isPerson({ name: 'Maria Garcia' }, maria)).toBe(true);
    expect(isPerson({ name: 'Dr Maria L. García' }, maria)).toBe(true);
    expect(isPerson({ name: 'Garcia Consulting' }, maria)).toBe(false);
    expect(isPerson({ name: 'Maria Garcia Foods' }, maria)).toBe(false);
  });

  it('is none where the CRM says that it is not, whatever else it has', () => {
    const told = { flag: 'false', recordType: 'Person Account', name: 'John Deere' };
    expect(isPerson(told, { FirstName: 'John', LastName: 'Deere' })).toBe(false);
  });
});

describe('a file with accounts of people', () => {
  it('has the names of accounts under Name, though parts of names of people stand beside it', () => {
    const columns = ['Id', 'Name', 'FirstName', 'LastName', 'IsPersonAccount'];
    const { mapping } = proposeMapping(columns, [], { fields: ACCOUNT_FIELDS });
    expect(mapping).toEqual({ name: [1], external_id: [0], is_person: [4] });
    expect(proposeMapping(columns.slice(0, 4), [], { fields: ACCOUNT_FIELDS }).mapping.name).toBeUndefined();
  });
});
