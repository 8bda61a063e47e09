import type { CrmName } from '../../contract/crm-name.ts';
import type { ActionFile } from './action-file.ts';
import { type ActionPlan, mergedAccounts } from './action-plan.ts';
import { BEFORE_IMAGE } from './before-image.ts';

/** What each file is for; those that a folder does not have are not told. */
const STEPS: Readonly<Record<CrmName, readonly (readonly [string, string])[]>> = {
  salesforce: [
    [
      '10_parent_update.csv',
      'Update of Account. Data Loader with "Use Bulk API" (which reads `#N/A` as: no parent any more), or `sf data update bulk --sobject Account --file 10_parent_update.csv --wait 10`.',
    ],
    [
      '11_parent_update_in_order.csv',
      'Update of Account, row by row in this order: Data Loader with "Use Bulk API", "Enable serial mode" and batch size 1. In another order Salesforce would refuse some rows, for they would close a circle for a moment.',
    ],
    [
      '20_merge_plan.csv',
      'The merges: a master and at most two others in a step, in the order of `step`. For a merge tool, or for a program that calls `merge()`. Data Loader and `sf` cannot merge. Read `20_merge_to_check.csv` before: it has names, places and owners of both, and the warnings.',
    ],
    [
      '20_merge_001.apex',
      'The same merges as anonymous Apex, 100 in a file, one file after the other: `sf apex run --file 20_merge_001.apex`. What could not be merged is in the debug log. Use this or a merge tool, not both.',
    ],
    [
      '30_account_update.csv',
      'Update of Account, after the merges: fields that the surviving account has empty, from those merged into it, and its name where that is a former one. An empty cell changes nothing. Leave it out when your merge tool has read `keep_fields_json`, which says the same.',
    ],
    [
      '40_delete.csv',
      'Delete of Account, last; `40_delete_to_check.csv` has the same accounts with name, place, website, owner, last activity and reason. Salesforce deletes contacts, opportunities and cases of the account with it.',
    ],
  ],
  hubspot: [
    [
      '10_associations_remove.csv',
      'Parents that go. HubSpot takes them by its API alone: the .ndjson beside it has one request a line, for `POST /crm/v4/associations/companies/companies/batch/labels/archive`.',
    ],
    [
      '20_associations_create.csv',
      'Parents that come, after all that go. One request a line of the .ndjson, for `POST /crm/v4/associations/companies/companies/batch/create`. Type 14 is child to parent, 13 the same from the other side.',
    ],
    [
      '30_merge_plan.csv',
      'The merges, two companies in each, in the order of `step`; read `30_merge_to_check.csv` before, which has names, places and owners of both. One request a line of 30_merges.ndjson, for `POST /crm/v3/objects/companies/merge`. When the answer has another id than `primaryObjectId`, use the new one in all later steps of that company. HubSpot fills empty fields of the primary company by itself.',
    ],
    [
      '40_delete.csv',
      'Companies to delete, last, in the pages of HubSpot (there is no import that deletes); `40_delete_to_check.csv` has the same with name, place, website, owner, last activity and reason.',
    ],
  ],
  csv: [
    ['10_parent_update.csv', 'New parents, in this order. `#N/A` stands for: no parent any more.'],
    [
      '20_merge_plan.csv',
      'Merges, pair by pair, in the order of `step`, after the parents; read `20_merge_to_check.csv` before, which has names, places and owners of both.',
    ],
    [
      '30_account_update.csv',
      'Fields that the surviving account has empty, from those merged into it, and its name where that is a former one; after the merges. An empty cell changes nothing.',
    ],
    [
      '40_delete.csv',
      'Accounts to delete, last; `40_delete_to_check.csv` has the same with name, place, website, owner, last activity and reason.',
    ],
  ],
};

const SENDING: Readonly<Partial<Record<CrmName, string>>> = {
  hubspot:
    'A line of an .ndjson file is the body of one request with the token of a private app that may write companies: `curl -sS https://api.hubapi.com/crm/v3/objects/companies/merge -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" -d "$LINE"`, and the same with the other addresses. Look at each answer before the next line.',
};

const UNDOING: Readonly<Record<CrmName, readonly string[]>> = {
  salesforce: [
    'Parents, fields, deletions and merges can be undone, deletions and merges for 15 days, as long as they are in the recycle bin. Contacts, opportunities and cases that a merge has moved stay with the account they were moved to.',
  ],
  hubspot: [
    '**Merges cannot be undone.** Parents can; deleted companies can be restored in HubSpot for 90 days.',
  ],
  csv: ['Parents and fields can be undone. Whether merges and deletions can, your CRM says.'],
};

/** The README.md of a folder of action files: what to do in which order, and what cannot be undone. */
export function actionReadme(
  crm: CrmName,
  plan: ActionPlan,
  files: readonly ActionFile[],
): readonly string[] {
  const names = new Set(files.map(({ name }) => name));
  const steps = STEPS[crm].filter(([name]) => names.has(name));
  const merged = mergedAccounts(plan);
  return [
    '# What to do in the CRM',
    '',
    ...(crm === 'hubspot' && merged > 0 ? [`${UNDOING.hubspot.join(' ')}`, ''] : []),
    `${told(plan.parents.length, 'account')} get another parent, ${told(merged, 'account')} are merged into ${told(plan.merges.length, 'other')}, ${told(plan.deletes.length, 'account')} are deleted. Nothing is done before you do it.`,
    '',
    ...(steps.length === 0 ? [nothingWords(plan), ''] : []),
    ...steps.map(([name, what], at) => `${at + 1}. \`${name}\`: ${what}`),
    ...(steps.length === 0
      ? []
      : ['', 'Do one file after the other, and look at the errors before you go on with the next.', '']),
    ...(files.some(({ name }) => name.endsWith('.ndjson')) ? [SENDING[crm] ?? '', ''] : []),
    ...(names.has('missing_parents.csv')
      ? [
          `- \`missing_parents.csv\`: parents that are not in the CRM. Make accounts of them; the next crosscheck puts these accounts below them.`,
        ]
      : []),
    ...(names.has('left_out.csv')
      ? [
          '- `left_out.csv`: recommendations that are not carried out, because that would not be safe or a person rejected or deferred them, and why.',
        ]
      : []),
    ...(plan.deletesNotAsked > 0
      ? [
          `- ${told(plan.deletesNotAsked, 'deletion')} recommended and not in these files: \`--include-delete\` writes them.`,
        ]
      : []),
    '',
    '## The way back',
    '',
    `Keep \`${BEFORE_IMAGE}\`: every account that is touched, as it was. \`core undo ${BEFORE_IMAGE} --for ${crm} -o undo/\` makes the files of the way back from it.`,
    '',
    ...UNDOING[crm],
  ];
}

function nothingWords({ leftOut }: ActionPlan): string {
  return leftOut.length === 0
    ? 'There is nothing to do.'
    : `Nothing can be done: all that is recommended is left out, and \`left_out.csv\` says why.`;
}

function told(number: number, word: string): string {
  return `${number.toLocaleString('en-US')} ${word}${number === 1 ? '' : 's'}`;
}
