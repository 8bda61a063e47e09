import type { COMPANIES_ROUTES } from '../../../../contract/ui/companies.ts';
import type { CallsOf } from '../../parts/calls-of.ts';

export const COMPANIES_CALLS: CallsOf<typeof COMPANIES_ROUTES> = {
  'search-companies': ['GET', '/companies'],
  'show-company': ['GET', '/companies/{id}'],
  'company-family': ['GET', '/companies/{id}/family'],
};
