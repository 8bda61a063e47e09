import type { DeliveryState } from '../../../../contract/ui/webhooks.ts';

const CLASSES = { waiting: 'badge waits', delivered: 'badge good', failed: 'badge bad' } as const;

export function StateBadge({ state }: { readonly state: DeliveryState }) {
  return <span class={CLASSES[state]}>{state}</span>;
}
