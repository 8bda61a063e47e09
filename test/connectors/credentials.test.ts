import { describe, expect, it } from 'vitest';
import { credentialsIn } from '../../src/connectors/credentials.ts';

describe('what a token file holds', () => {
  it('may be the output of the command line of Salesforce', () => {
    const output = {
      status: 0,
      result: {
        accessToken: '00D!x',
        instanceUrl: 'https://acme.my.salesforce.com',
        clientId: 'PlatformCLI',
      },
    };
    expect(credentialsIn(JSON.stringify(output), 'salesforce')).toEqual({
      kind: 'salesforce',
      salesforce: {
        instance_url: 'https://acme.my.salesforce.com',
        access_token: '00D!x',
        client_id: 'PlatformCLI',
      },
    });
  });

  it('may be a line or JSON for HubSpot', () => {
    expect(credentialsIn('pat-eu1-0000\n', 'hubspot')).toEqual({ kind: 'hubspot', token: 'pat-eu1-0000' });
    expect(credentialsIn('{"access_token":"pat-x"}', 'hubspot')).toMatchObject({ token: 'pat-x' });
  });

  it('is a connection string for PostgreSQL', () => {
    const url = 'postgresql://core:pass@db.example:5432/crm?sslmode=require';
    expect(credentialsIn(`\uFEFF${url}\r\n`, 'postgres')).toEqual({ kind: 'postgres', url });
  });

  it.each([
    ['salesforce', '{"access_token":"secret"}', 'the Salesforce credentials lack a valid instance_url'],
    ['salesforce', 'secret', 'the Salesforce credentials lack a valid JSON object'],
    [
      'salesforce',
      '{"instance_url":"https://a.my.salesforce.com","client_id":"secret"}',
      'hold no token and nothing to get one with',
    ],
    ['hubspot', 'two secret words', 'holds no token of a private app'],
    ['postgres', 'mysql://secret@x/y', 'holds no connection string'],
  ] as const)('is refused for %s without showing it', (kind, text, message) => {
    expect(() => credentialsIn(text, kind)).toThrow(message);
    expect(() => credentialsIn(text, kind)).not.toThrow(/secret/);
  });
});
