import { useState } from 'preact/hooks';
import type { DeliveryState, ListedDelivery } from '../../../../contract/ui/webhooks.ts';
import { ShowMore } from '../../parts/show-more.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { Told } from '../../parts/told.tsx';
import { useCall } from '../../parts/use-call.ts';
import { StateBadge } from './state-badge.tsx';

const DELIVERY_STATES: readonly DeliveryState[] = ['waiting', 'delivered', 'failed'];
const AT_ONCE = 50;
const MOST = 1000;

/** Settings > Webhooks: what was sent, what waits, and what was given up. */
export function WebhooksPage({ state }: { readonly state: string }) {
  const wanted = DELIVERY_STATES.find((one) => one === state);
  return (
    <>
      <h1>Webhooks</h1>
      <p>
        A job that was created with an address is told there when it has ended, in up to three attempts. Each
        is signed with the secret of the API key that created the job.
      </p>
      <div class="tools">
        <label>
          State
          <select
            value={wanted ?? ''}
            onChange={({ currentTarget }) => {
              const { value } = currentTarget;
              location.hash = `/settings/webhooks${value === '' ? '' : `?state=${value}`}`;
            }}
          >
            <option value="">all</option>
            {DELIVERY_STATES.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Deliveries key={wanted} state={wanted} />
    </>
  );
}

function Deliveries({ state }: { readonly state: DeliveryState | undefined }) {
  const [limit, setLimit] = useState(AT_ONCE);
  const query = { limit, ...(state !== undefined && { state }) };
  return (
    <Told called={useCall('list-deliveries', { query })}>
      {(deliveries) =>
        deliveries.length === 0 ? (
          <p class="quiet">
            {state === undefined
              ? 'Nothing was sent yet. Give webhookUrl when you create a job, and its end is told there.'
              : `No webhook is ${state}.`}
          </p>
        ) : (
          <>
            <Table label="Deliveries" columns={COLUMNS} rows={deliveries} keyOf={({ id }) => id} />
            <ShowMore limit={limit} most={MOST} shown={deliveries.length} onMore={setLimit} />
          </>
        )
      }
    </Told>
  );
}

const COLUMNS: readonly Column<ListedDelivery>[] = [
  { title: 'Created', show: ({ created_at }) => <Time iso={created_at} /> },
  {
    title: 'Event',
    show: ({ id, event }) => <a href={`#/settings/webhooks/${id}`}>{event}</a>,
  },
  { title: 'State', show: ({ state }) => <StateBadge state={state} /> },
  { title: 'Attempts', isNumber: true, show: ({ attempts }) => attempts },
  { title: 'Next attempt', show: ({ next_at }) => next_at !== null && <Time iso={next_at} /> },
  { title: 'Address', isLong: true, show: ({ url }) => <bdi>{url}</bdi> },
];
