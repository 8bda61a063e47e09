/** The CRMs that files are written for; `csv` is any other. */
export const CRM_NAMES = ['salesforce', 'hubspot', 'csv'] as const;
export type CrmName = (typeof CRM_NAMES)[number];
