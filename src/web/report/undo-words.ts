import type { CrosscheckReport, ReportedAction } from '../../contract/crosscheck-report.ts';

const SALESFORCE =
  'merges and deletions can be taken back from the recycle bin for 15 days, but contacts and opportunities that a merge has moved stay where they are';
const HUBSPOT = 'merges cannot be undone';

const WORDS: Readonly<Record<NonNullable<CrosscheckReport['crm']>, string>> = {
  salesforce: `In Salesforce ${SALESFORCE}.`,
  hubspot: `In HubSpot ${HUBSPOT}: look at every one before it is done.`,
  csv: `Find out how your CRM takes merges back before you do the first one: in Salesforce ${SALESFORCE}; in HubSpot ${HUBSPOT}.`,
};

/** What cannot be taken back once the plan is carried out; nothing where the plan neither merges nor deletes. */
export function undoWords(
  crm: CrosscheckReport['crm'],
  counts: Readonly<Record<ReportedAction, { readonly accounts: number }>>,
): readonly string[] {
  if (counts.Merge.accounts + counts.Delete.accounts === 0) return [];
  return [WORDS[crm ?? 'csv']];
}
