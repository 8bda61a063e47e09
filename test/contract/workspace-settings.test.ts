import { describe, expect, it } from 'vitest';
import { parseWith } from '../../src/contract/parse.ts';
import { defaultSettings, GivenSettings, WorkspaceSettings } from '../../src/contract/workspace-settings.ts';

describe('the settings of a workspace', () => {
  it.each(['default', 'acme'])('have defaults that can be given: %s', (workspace) => {
    expect(WorkspaceSettings.parse(defaultSettings(workspace))).toEqual(defaultSettings(workspace));
  });

  it.each([
    [{ inbound_outputs: { Core_Id__c: 'core_id', 'billing.country': 'headquarters_country' } }],
    [{ agreed_schema: ['segment', 'leadSource', 'company_phone'] }],
    [{ crm_ids: 'pattern:ACC-*' }],
    [{ time_zone: 'America/Argentina/Buenos_Aires' }],
    [{ prices: { crosscheck: 0 } }],
    [{}],
  ])('can be %j', (given) => {
    expect(GivenSettings.parse(given)).toEqual(given);
  });

  it.each([
    [{ inbound_outputs: {} }, 'inbound_outputs: must not be empty'],
    [{ inbound_outputs: { status: 'core_id' } }, 'inbound_outputs.status: must not be called status'],
    [{ inbound_outputs: { extended: 'core_id' } }, 'inbound_outputs.extended: must not be called extended'],
    [{ inbound_outputs: { id: 'coreid' } }, 'inbound_outputs.id: must be one of crm_id, core_id'],
    [{ agreed_schema: ['first name'] }, 'agreed_schema[0]: must be a field name'],
    [{ agreed_schema: ['website'] }, 'agreed_schema[0]: is part of every request already'],
    [{ agreed_schema: ['segment', 'LastName'] }, 'agreed_schema[1]: is personal data'],
    [{ agreed_schema: ['geburtsdatum'] }, 'agreed_schema[0]: is personal data'],
    [{ accounts_at_once: 0 }, 'accounts_at_once: must be at least 1'],
    [{ accounts_at_once: 1.5 }, 'accounts_at_once: must be a whole number'],
    [{ prices: { crosscheck: -1 } }, 'prices.crosscheck: must be at least 0'],
    [{ prices: { combined: 1 } }, 'prices.combined: is not a known field'],
    [{ crm_ids: 'pipedrive' }, 'crm_ids: must be salesforce, hubspot, dynamics, or pattern:'],
    [{ time_zone: 'Berlin' }, 'time_zone: must be a time zone like Europe/Berlin'],
    [{ colour: 'red' }, 'colour: is not a known field'],
  ])('cannot be %j', (given, message) => {
    expect(() => parseWith(GivenSettings, given, 'settings')).toThrow(message);
  });
});
