import { expect, it } from 'vitest';
import { crmIdFault } from '../../src/crm/crm-id-fault.ts';

const GUID = '6f9619ff-8b86-d011-b42d-00c04fc964ff';

it.each([
  ['salesforce', '001A000001LkQ2vIAF'],
  ['hubspot', '8812345'],
  ['dynamics', GUID],
  ['dynamics', `{${GUID.toUpperCase()}}`],
  ['pattern:ACC-*', 'acc-1'],
  ['pattern:????', '12ab'],
] as const)('takes as an id of %s: %s', (form, id) => expect(crmIdFault(id, form)).toBeUndefined());

it.each([
  ['salesforce', '001A000001LkQ2v', 'must have exactly 18 characters'],
  ['salesforce', '001A000001LkQ2vIAFX', 'must have exactly 18 characters'],
  ['hubspot', '8812345a', 'must be an id of HubSpot: digits alone'],
  ['dynamics', `{${GUID}`, 'must be an id of Dynamics: a GUID'],
  ['pattern:ACC-*', 'AC-1', 'must look like ACC-*'],
] as const)('takes not as an id of %s: %s', (form, id, fault) => expect(crmIdFault(id, form)).toBe(fault));
