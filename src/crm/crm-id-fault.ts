import type { CrmIdForm } from '../contract/workspace-settings.ts';
import { fitsPattern } from './rules/pattern.ts';

const PATTERN = 'pattern:';

/** What is wrong with the id of an account, for the CRM that the workspace has; undefined when nothing is. */
export function crmIdFault(id: string, form: CrmIdForm): string | undefined {
  switch (form) {
    case 'salesforce':
      return id.length === 18 ? undefined : 'must have exactly 18 characters';
    case 'hubspot':
      return /^\d{1,20}$/.test(id) ? undefined : 'must be an id of HubSpot: digits alone';
    case 'dynamics':
      return DYNAMICS_ID.test(id) ? undefined : 'must be an id of Dynamics: a GUID';
    default:
      return faultByPattern(id, form.slice(PATTERN.length));
  }
}

const DYNAMICS_ID =
  /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\{[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\})$/i;

function faultByPattern(id: string, pattern: string): string | undefined {
  return fitsPattern(pattern, id) ? undefined : `must look like ${pattern}`;
}
