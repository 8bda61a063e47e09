import type { ScheduleView } from '../../../../contract/ui/schedules.ts';

/** Whether a schedule runs, and why not. */
export function ScheduleState({ schedule }: { readonly schedule: ScheduleView }) {
  const { paused_reason, failures, error, runs } = schedule;
  if (paused_reason !== null)
    return (
      <>
        <span class="badge waits">paused</span> {paused_reason}
        {error !== null && <Why error={error} />}
      </>
    );
  if (runs[0]?.ended_at === null) return <span class="badge">a run is under way</span>;
  if (failures === 0) return <span class="badge good">runs</span>;
  return (
    <>
      <span class="badge bad">its last run failed</span>
      {error !== null && <Why error={error} />}
    </>
  );
}

function Why({ error }: { readonly error: string }) {
  return (
    <div class="quiet">
      <bdi>{error}</bdi>
    </div>
  );
}
