import type { Page } from '../../parts/page.ts';
import { CompanyPage } from './company.tsx';
import { SearchPage } from './search.tsx';

export const COMPANIES_PAGES: readonly Page[] = [
  {
    address: '/companies',
    title: 'Search',
    menu: 'work',
    show: ({ query }) => <SearchPage text={query.get('text') ?? ''} country={query.get('country') ?? ''} />,
  },
  {
    address: '/companies/{id}',
    title: 'Company',
    show: ({ session, parameters: { id = '' } }) => <CompanyPage id={id} workspace={session.workspace} />,
  },
];
