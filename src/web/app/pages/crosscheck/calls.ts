import type { CROSSCHECKS_ROUTES } from '../../../../contract/ui/crosschecks.ts';
import type { CallsOf } from '../../parts/calls-of.ts';

export const CROSSCHECKS_CALLS: CallsOf<typeof CROSSCHECKS_ROUTES> = {
  'crosscheck-counts': ['GET', '/files/{file}/crosscheck'],
  'crosscheck-accounts': ['GET', '/files/{file}/crosscheck/accounts'],
  'crosscheck-groups': ['GET', '/files/{file}/crosscheck/groups'],
  'crosscheck-group': ['GET', '/files/{file}/crosscheck/groups/{group}'],
};
