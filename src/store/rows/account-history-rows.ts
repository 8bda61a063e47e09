import { CrosscheckRecord } from '../../contract/crosscheck.ts';
import { accountId } from '../../crm/account-id.ts';
import type { GroupMember } from '../../feedback/account-history.ts';

/** Ids of Salesforce may be sent without their last three characters. */
const CERTAIN_CHARACTERS = 15;

/** What stands in the text of every request that tells of the account, as JSON writes it. */
export function certainText(crmId: string): string {
  return JSON.stringify(accountId(crmId).id.slice(0, CERTAIN_CHARACTERS)).slice(1, -1);
}

/** The accounts that a crosscheck found to be of one group with its own. */
export function groupIn(record: string): readonly GroupMember[] {
  const { crosscheck } = CrosscheckRecord.parse(JSON.parse(record));
  const members = crosscheck?.duplicate?.members ?? [];
  return members.map(({ external_id: externalId, type }) => ({ externalId, type }));
}
