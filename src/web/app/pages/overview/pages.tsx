import type { Page } from '../../parts/page.ts';
import { OverviewPage } from './overview.tsx';

export const OVERVIEW_PAGES: readonly Page[] = [
  {
    address: '/',
    title: 'Overview',
    menu: 'work',
    show: ({ session }) => <OverviewPage session={session} />,
  },
];
