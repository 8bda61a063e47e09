import type { COMPANIES_ROUTES } from '../../../contract/ui/companies.ts';
import type { HandlersOf } from './ui-call.ts';

export const COMPANIES_HANDLERS: HandlersOf<typeof COMPANIES_ROUTES> = {
  'search-companies': async ({ admin, query }) => [...(await admin.companies.search(query))],
  'show-company': ({ admin, parameters: { id } }) => admin.companies.show(id),
  'company-family': ({ admin, parameters: { id }, query: { below } }) =>
    admin.companies.family(id, { isBelowOnly: below === 'true' }),
};
