import { writeFileSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { HOSTILE } from './people.ts';

const COLUMNS = [
  ...['Id', 'Name', 'Website', 'BillingCity', 'BillingCountry', 'ParentId', 'Contracted Revenue', 'Notes'],
  ...['core_id', 'core_outcome', 'core_confidence', 'core_candidates', 'core_reasoning', 'core_action'],
  ...['core_association_type', 'core_action_reasoning', 'core_duplicate_of', 'core_target_external_id'],
  ...['core_target_core_id', 'core_target_name', 'core_risk', 'core_needs_review', 'core_risk_reasons'],
  ...['core_name_difference', 'core_group_id', 'core_duplicate_type', 'core_protected'],
  ...['core_parent_external_id', 'core_operational_status', 'core_status_reasoning', 'core_surviving_name'],
] as const;

export type ResultLine = Readonly<Partial<Record<(typeof COLUMNS)[number], string>>>;

/** Writes a result of a crosscheck as a run leaves it. */
export function writeResult(path: string, lines: readonly ResultLine[]): void {
  const rows = lines.map((line) => COLUMNS.map((column) => line[column] ?? ''));
  writeFileSync(path, stringify([[...COLUMNS], ...rows]));
}

/** An account that stays as it is. */
export function account(Id: string, more: ResultLine = {}): ResultLine {
  return { Id, Name: `Account ${Id}`, core_outcome: 'no_match', core_action: 'None', ...more };
}

/** An account that is to be merged into another one. */
export function merged(Id: string, into: string, more: ResultLine = {}): ResultLine {
  return account(Id, {
    ...{ core_action: 'Merge', core_duplicate_of: into, core_target_external_id: into, core_risk: '30' },
    ...{ core_group_id: `group ${into}`, core_duplicate_type: 'DUPLICATE' },
    core_action_reasoning: `${Id} and ${into} have one name and one website.`,
    ...more,
  });
}

/** Every kind of question, a cell of each column that wants to be more than text, and accounts that stay. */
export const LINES: readonly ResultLine[] = [
  account('001A', {
    ...{ Name: 'Nordwind Logistik GmbH', Website: 'nordwind.example', BillingCity: 'Kiel' },
    ...{ core_group_id: 'group 001A', core_duplicate_type: 'PRIMARY', core_protected: 'it is a customer' },
  }),
  merged('001B', '001A', {
    ...{ Name: 'Nordwind Logistik', Website: 'nordwind.example', BillingCity: 'Hamburg', Notes: 'old' },
    ...{ 'Contracted Revenue': '900', core_risk_reasons: 'a merge is hard to undo' },
  }),
  merged('001C', '001A', { Name: HOSTILE, Website: HOSTILE, Notes: HOSTILE, core_risk: '70' }),
  account('001D', {
    ...{ core_action: 'Delete', core_risk: '10', Name: 'Test test', core_action_reasoning: HOSTILE },
  }),
  account('001E', {
    ...{
      Name: `Long${'word'.repeat(60)}`,
      core_needs_review: 'yes',
      core_action_reasoning: 'Its name is odd.',
    },
  }),
  account('001F', {
    ...{ Name: 'Sprint', core_outcome: 'ambiguous', core_reasoning: 'Two companies fit equally well.' },
    core_candidates: '1000000001 Sprint One (Oslo, NO) | 1000000002 Sprint Two (Bergen, NO)',
  }),
  account('001G', {
    ...{ Name: 'Nordwind Kiel', core_action: 'Associate', core_association_type: 'add_parent' },
    ...{ core_target_external_id: '001A', core_risk: '5', core_action_reasoning: 'Nordwind owns it.' },
  }),
];
