import type { Page } from '../../parts/page.ts';
import { DeliveryPage } from './delivery.tsx';
import { WebhooksPage } from './webhooks.tsx';

export const WEBHOOKS_PAGES: readonly Page[] = [
  {
    address: '/settings/webhooks',
    title: 'Webhooks',
    menu: 'settings',
    isForAdmins: true,
    show: ({ query }) => <WebhooksPage state={query.get('state') ?? ''} />,
  },
  {
    address: '/settings/webhooks/{id}',
    title: 'Delivery',
    isForAdmins: true,
    show: ({ parameters: { id = '' } }) => <DeliveryPage id={id} />,
  },
];
