import type { Page } from '../../parts/page.ts';
import { SourcesPage } from './sources.tsx';

export const SOURCES_PAGES: readonly Page[] = [
  {
    address: '/settings/sources',
    title: 'Sources',
    menu: 'settings',
    isForAdmins: true,
    isOfDefault: true,
    show: () => <SourcesPage />,
  },
];
