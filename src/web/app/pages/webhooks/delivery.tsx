import { useState } from 'preact/hooks';
import type { DeliveryView } from '../../../../contract/ui/webhooks.ts';
import { call } from '../../api.ts';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { Told } from '../../parts/told.tsx';
import { useCall } from '../../parts/use-call.ts';
import { useIsShown } from '../../parts/use-is-shown.ts';
import { StateBadge } from './state-badge.tsx';

/** A webhook with its attempts; it can be sent again. */
export function DeliveryPage({ id }: { readonly id: string }) {
  return (
    <>
      <p>
        <a href="#/settings/webhooks">All webhooks</a>
      </p>
      <Told called={useCall('show-delivery', { parameters: { id } })}>
        {(delivery) => (
          <>
            <h1>{delivery.event}</h1>
            <Facts delivery={delivery} />
            <Resend id={id} />
            <h2>Attempts</h2>
            {delivery.history.length === 0 ? (
              <p class="quiet">None was begun yet.</p>
            ) : (
              <Table label="Attempts" columns={COLUMNS} rows={delivery.history} keyOf={(one) => one.id} />
            )}
            <h2>What it says</h2>
            <pre>{indented(delivery.body)}</pre>
          </>
        )}
      </Told>
    </>
  );
}

function Facts({ delivery }: { readonly delivery: DeliveryView }) {
  const { id, state, url, job_id, created_at, next_at, ended_at, resend_of } = delivery;
  return (
    <dl class="facts">
      <div>
        <dt>State</dt>
        <dd>
          <StateBadge state={state} />
        </dd>
      </div>
      <div>
        <dt>Address</dt>
        <dd>
          <bdi>{url}</bdi>
        </dd>
      </div>
      <div>
        <dt>Delivery</dt>
        <dd>
          <code>{id}</code>
        </dd>
      </div>
      <div>
        <dt>Job</dt>
        <dd>
          <code>{job_id}</code>
        </dd>
      </div>
      <Moment term="Created" at={created_at} />
      <Moment term="Next attempt" at={next_at} />
      <Moment term="Ended" at={ended_at} />
      {resend_of !== null && (
        <div>
          <dt>Sends again</dt>
          <dd>
            <a href={`#/settings/webhooks/${resend_of}`}>{resend_of}</a>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Moment({ term, at }: { readonly term: string; readonly at: string | null }) {
  if (at === null) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <Time iso={at} />
      </dd>
    </div>
  );
}

/** Leads to the new delivery once its first attempt is made. */
function Resend({ id }: { readonly id: string }) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isShown = useIsShown();
  const resend = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const fresh = await call('resend-delivery', { parameters: { id } });
      if (isShown.current) location.hash = `/settings/webhooks/${fresh.id}`;
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    }
    setBusy(false);
  };
  return (
    <>
      <p>
        <button type="button" class="first" disabled={isBusy} onClick={resend}>
          {isBusy ? 'Sending…' : 'Send again'}
        </button>{' '}
        <span class="quiet">The same body, as a delivery of its own.</span>
      </p>
      {error !== undefined && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
    </>
  );
}

const COLUMNS: readonly Column<DeliveryView['history'][number]>[] = [
  { title: 'Attempt', isNumber: true, show: ({ number }) => number },
  { title: 'Began', show: ({ started_at }) => <Time iso={started_at} /> },
  { title: 'Ended', show: ({ ended_at }) => ended_at !== null && <Time iso={ended_at} /> },
  { title: 'Status', isNumber: true, show: ({ status }) => status },
  { title: 'Answer', isLong: true, show: ({ error, response }) => <bdi>{error ?? response}</bdi> },
];

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
