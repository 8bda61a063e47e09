import type { Page } from '../../parts/page.ts';
import { accountFilterOf } from './accounts-filter.tsx';
import { ActionsPage } from './actions-page.tsx';
import { CrosscheckPage } from './crosscheck-page.tsx';
import { GroupPage } from './group-page.tsx';
import { GroupsPage } from './groups-page.tsx';

export const CROSSCHECK_PAGES: readonly Page[] = [
  {
    address: '/files/{file}/crosscheck',
    title: 'Crosscheck',
    show: ({ parameters: { file = '' }, query }) => (
      <CrosscheckPage file={file} filter={accountFilterOf(query)} />
    ),
  },
  {
    address: '/files/{file}/actions',
    title: 'Files for the CRM',
    show: ({ parameters: { file = '' } }) => <ActionsPage file={file} />,
  },
  {
    address: '/files/{file}/groups',
    title: 'Duplicate groups',
    show: ({ parameters: { file = '' }, query }) => (
      <GroupsPage file={file} isOpen={query.get('open') === 'yes'} />
    ),
  },
  {
    address: '/files/{file}/groups/{group}',
    title: 'Duplicate group',
    show: ({ parameters: { file = '', group = '' } }) => <GroupPage file={file} id={group} />,
  },
];
