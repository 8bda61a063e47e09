import type { CrmName } from '../../contract/crm-name.ts';
import type { ActionFile } from './action-file.ts';
import type { Undo } from './undo-files.ts';

const STEPS: Readonly<Record<CrmName, readonly (readonly [string, string])[]>> = {
  salesforce: [
    [
      '10_undelete.csv',
      'Accounts in the recycle bin that were deleted or merged away, to undelete in this order, within 15 days: in the recycle bin, or by `sf apex run --file 10_undelete_001.apex` and the files after it.',
    ],
    [
      '20_account_update.csv',
      'Update of Account with "Use Bulk API": fields that the plan had filled are emptied (`#N/A`), names that it had changed are put back.',
    ],
    [
      '30_parent_update_in_order.csv',
      'Update of Account, row by row in this order: Data Loader with "Use Bulk API", "Enable serial mode" and batch size 1.',
    ],
    ['31_parent_update.csv', 'Update of Account: parents as they were. `#N/A` stands for: no parent.'],
  ],
  hubspot: [
    ['10_restore.csv', 'Deleted companies, to restore in HubSpot within 90 days.'],
    [
      '20_associations_remove.csv',
      'Parents that the plan has set. One request a line of the .ndjson: `POST /crm/v4/associations/companies/companies/batch/labels/archive`.',
    ],
    [
      '30_associations_create.csv',
      'Parents as they were. One request a line of the .ndjson: `POST /crm/v4/associations/companies/companies/batch/create`.',
    ],
  ],
  csv: [
    ['10_undelete.csv', 'Accounts that were deleted or merged away, to bring back first, in this order.'],
    [
      '20_account_update.csv',
      'Fields that the plan had filled are emptied (`#N/A`), names that it had changed are put back.',
    ],
    ['31_parent_update.csv', 'Parents as they were, in this order. `#N/A` stands for: no parent.'],
  ],
};

const STAYS: Readonly<Record<CrmName, string>> = {
  salesforce:
    'Contacts, opportunities and cases that a merge has moved stay with the account they were moved to, and what a deletion took with it comes back with its account only.',
  hubspot:
    'Merges cannot be undone: the companies of `not_restored.csv` stay merged, and what stood below them stays where it is. When a merge gave a company another id, put the new one into these files.',
  csv: 'What else your CRM moved when accounts were merged or deleted stays where it is.',
};

/** The README.md of the way back. */
export function undoReadme(crm: CrmName, undo: Undo, files: readonly ActionFile[]): readonly string[] {
  const names = new Set(files.map(({ name }) => name));
  const steps = STEPS[crm].filter(([name]) => names.has(name));
  return [
    '# The way back',
    '',
    STAYS[crm],
    '',
    ...(steps.length === 0 ? ['There is nothing to undo.'] : []),
    ...steps.map(([name, what], at) => `${at + 1}. \`${name}\`: ${what}`),
    '',
    'Only what the plan has changed is put back. What people have changed since in these very fields is overwritten; everything else stays.',
    ...(undo.notRestored.length === 0
      ? []
      : [
          '',
          `\`not_restored.csv\`: ${undo.notRestored.length} accounts that do not become what they were, and why.`,
        ]),
  ];
}
