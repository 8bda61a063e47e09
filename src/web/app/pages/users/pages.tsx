import type { Page } from '../../parts/page.ts';
import { UsersPage } from './users.tsx';

export const USERS_PAGES: readonly Page[] = [
  {
    address: '/settings/users',
    title: 'Users',
    menu: 'settings',
    isForAdmins: true,
    show: ({ session }) => <UsersPage session={session} />,
  },
];
