import { counted } from '../../parts/counted.ts';
import { Told } from '../../parts/told.tsx';
import { useCall } from '../../parts/use-call.ts';
import { isOld } from '../sources/source-age.ts';
import { Card } from './card.tsx';

const LOOKED_AT = 100;

/** Webhooks that were given up. */
export function DeliveriesWaiting() {
  const query = { state: 'failed', limit: LOOKED_AT } as const;
  return (
    <Card title="Webhooks" href="#/settings/webhooks?state=failed" link="Failed deliveries">
      <Told called={useCall('list-deliveries', { query })}>
        {({ length }) =>
          length === 0 ? (
            <p class="quiet">No delivery has failed.</p>
          ) : (
            <p>
              {counted(length, 'delivery', 'deliveries')}
              {length === LOOKED_AT && ' or more'} failed after three attempts.
            </p>
          )
        }
      </Told>
    </Card>
  );
}

/** Schedules that are paused, or whose last run failed. */
export function SchedulesWaiting() {
  return (
    <Card title="Schedules" href="#/settings/schedules" link="All schedules">
      <Told called={useCall('list-schedules')}>
        {(schedules) => {
          const paused = schedules.filter(({ paused_reason }) => paused_reason !== null).length;
          const failing = schedules.filter(
            ({ paused_reason, failures }) => paused_reason === null && failures > 0,
          ).length;
          if (schedules.length === 0) return <p class="quiet">There is none.</p>;
          if (paused + failing === 0)
            return <p class="quiet">{counted(schedules.length, 'schedule')}, all running.</p>;
          return (
            <p>
              {paused} paused, {failing} with a last run that failed, of{' '}
              {counted(schedules.length, 'schedule')}.
            </p>
          );
        }}
      </Told>
    </Card>
  );
}

/** Sources that nobody has updated for long. */
export function SourcesWaiting() {
  return (
    <Card title="Sources" href="#/settings/sources" link="All sources">
      <Told called={useCall('list-sources')}>
        {({ entities, sources }) => {
          const old = sources.filter((source) => isOld(source, Date.now()));
          return old.length === 0 ? (
            <p class="quiet">{counted(entities, 'company', 'companies')} known; no source is old.</p>
          ) : (
            <p>
              Old: <bdi>{old.map(({ name }) => name).join(', ')}</bdi>
            </p>
          );
        }}
      </Told>
    </Card>
  );
}
