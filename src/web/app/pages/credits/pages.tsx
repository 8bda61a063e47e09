import type { Page } from '../../parts/page.ts';
import { CreditsPage } from './credits.tsx';

export const CREDITS_PAGES: readonly Page[] = [
  {
    address: '/settings/credits',
    title: 'Credits',
    menu: 'settings',
    isForAdmins: true,
    show: ({ session: { workspace } }) => <CreditsPage workspace={workspace} />,
  },
];
