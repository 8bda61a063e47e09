import type { Page } from '../../parts/page.ts';
import { KeysPage } from './keys.tsx';

export const KEYS_PAGES: readonly Page[] = [
  {
    address: '/settings/keys',
    title: 'API keys',
    menu: 'settings',
    isForAdmins: true,
    show: ({ session: { workspace } }) => <KeysPage workspace={workspace} />,
  },
];
