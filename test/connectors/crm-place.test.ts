import { describe, expect, it } from 'vitest';
import { crmPlace } from '../../src/connectors/crm-place.ts';
import { usualSettings } from '../../src/contract/crm-connections.ts';

describe('which CRM a connection leads to', () => {
  it('is told by the address of Salesforce, whatever lets core in', () => {
    const settings = usualSettings('salesforce');
    const placeOf = (instance_url: string, access_token: string) =>
      crmPlace({ kind: 'salesforce', salesforce: { instance_url, access_token } }, settings);
    expect(placeOf('https://acme.my.salesforce.com', 'a')).toBe('Salesforce acme.my.salesforce.com');
    expect(placeOf('https://acme.my.salesforce.com/', 'b')).toBe('Salesforce acme.my.salesforce.com');
  });

  it('is told by the portal of HubSpot, where that was kept', () => {
    const settings = usualSettings('hubspot');
    expect(crmPlace({ kind: 'hubspot', token: 't' }, settings)).toBeUndefined();
    expect(crmPlace({ kind: 'hubspot', token: 't' }, { ...settings, place: 'portal 7' })).toBe(
      'HubSpot portal 7',
    );
  });

  it('is told by the database, and never by a password', () => {
    const url = 'postgres://ann:secret@db.acme.com:5432/crm?sslmode=verify-full';
    expect(crmPlace({ kind: 'postgres', url }, usualSettings('postgres'))).toBe(
      'PostgreSQL db.acme.com:5432/crm',
    );
    const settings = { ...usualSettings('sqlite'), file: '/crm.sqlite' };
    expect(crmPlace({ kind: 'sqlite' }, settings)).toBe('SQLite /crm.sqlite');
    expect(crmPlace({ kind: 'sqlite' }, { ...settings, id_column: 'key' })).not.toBe('SQLite /crm.sqlite');
  });
});
