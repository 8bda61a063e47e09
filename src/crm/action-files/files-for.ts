import { CRM_NAMES, type CrmName } from '../../contract/crm-name.ts';
import { CoreError } from '../../contract/errors.ts';
import { accountId, writtenId } from '../account-id.ts';
import type { ActionFile } from './action-file.ts';
import { csvFiles } from './csv-files.ts';
import { hubspotFiles } from './hubspot-files.ts';
import { salesforceFiles } from './salesforce-files.ts';
import type { ToldActions } from './told-actions.ts';

const FILES: Readonly<Record<CrmName, (told: ToldActions) => readonly ActionFile[]>> = {
  salesforce: salesforceFiles,
  hubspot: hubspotFiles,
  csv: csvFiles,
};

/** The files of a plan for a CRM, in the order in which they are used. */
export function filesFor(crm: CrmName, told: ToldActions): readonly ActionFile[] {
  return FILES[crm](told);
}

/** Throws USAGE where the CRM can know none of the ids. */
export function requireIdsOf(crm: CrmName, ids: readonly string[]): void {
  const [first] = ids;
  if (first === undefined || ids.some((id) => idProblem(crm, id) === undefined)) return;
  const other = CRM_NAMES.find((name) => name !== 'csv' && idProblem(name, writtenId(first)) === undefined);
  throw new CoreError('USAGE', `no account of the file has an id of the CRM: ${idProblem(crm, first)}`, {
    field: '--for',
    fix: `Name the CRM that the file is from: --for ${other ?? 'csv'}.`,
  });
}

/** Why the CRM cannot know an account by the id; undefined when it can. */
export function idProblem(crm: CrmName, id: string): string | undefined {
  if (crm === 'salesforce' && !/^001[A-Za-z0-9]{12}[A-Z0-5]{3}$/.test(id))
    return `${id} is not the id of an account in Salesforce`;
  if (crm === 'salesforce' && accountId(id).remark !== null)
    return `the letters of the id ${id} were damaged, and it cannot be put right`;
  if (crm === 'hubspot' && !/^\d+$/.test(id)) return `${id} is not the record id of a company in HubSpot`;
  return undefined;
}
