import { useState } from 'preact/hooks';
import type { ScheduleView } from '../../../../contract/ui/schedules.ts';
import { call } from '../../api.ts';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { Told } from '../../parts/told.tsx';
import { useCall } from '../../parts/use-call.ts';
import { ScheduleState } from './schedule-state.tsx';

type Doing = 'pause-schedule' | 'resume-schedule' | 'run-schedule';

/** Settings > Schedules: what runs by itself, how it went, and buttons to pause it or run it now. */
export function SchedulesPage() {
  const called = useCall('list-schedules');
  const [told, setTold] = useState<{ readonly words: string; readonly isError: boolean }>();
  const act = async (what: Doing, { kind, name }: ScheduleView) => {
    try {
      await call(what, { parameters: { kind, name } });
      setTold({ words: `${name} ${DONE[what]}`, isError: false });
    } catch (failure) {
      setTold({ words: failure instanceof Error ? failure.message : String(failure), isError: true });
    }
    called.again();
  };
  return (
    <>
      <h1>Schedules</h1>
      <p>
        Enrichments of the rows of a CRM, and crosschecks of all its accounts. They are added by command and
        run while core serve does.
      </p>
      <p class={told?.isError === true ? 'error' : 'hint'} role="status" hidden={told === undefined}>
        {told?.words}
      </p>
      <Told called={called}>
        {(schedules) => (schedules.length === 0 ? <Empty /> : <Schedules schedules={schedules} act={act} />)}
      </Told>
    </>
  );
}

const DONE: Readonly<Record<Doing, string>> = {
  'pause-schedule': 'is paused.',
  'resume-schedule': 'goes on.',
  'run-schedule': 'has begun a run. Open it to see how it goes.',
};

function Empty() {
  return (
    <p class="quiet">
      There is no schedule yet. <code>core inbound schedule add --config inbound.yaml</code> adds one of
      enrichments, <code>core crm schedule add --connection NAME --daily 03:00</code> one of crosschecks.
    </p>
  );
}

interface SchedulesProps {
  readonly schedules: readonly ScheduleView[];
  readonly act: (what: Doing, schedule: ScheduleView) => void;
}

function Schedules({ schedules, act }: SchedulesProps) {
  const columns: readonly Column<ScheduleView>[] = [
    ...COLUMNS,
    {
      title: '',
      show: (schedule) => {
        const isPaused = schedule.paused_reason !== null;
        return (
          <span class="row-buttons">
            <button
              type="button"
              aria-label={`Run now: ${schedule.name}`}
              onClick={() => act('run-schedule', schedule)}
            >
              Run now
            </button>
            <button
              type="button"
              aria-label={`${isPaused ? 'Resume' : 'Pause'}: ${schedule.name}`}
              onClick={() => act(isPaused ? 'resume-schedule' : 'pause-schedule', schedule)}
            >
              {isPaused ? 'Resume' : 'Pause'}
            </button>
          </span>
        );
      },
    },
  ];
  return (
    <Table
      label="Schedules"
      columns={columns}
      rows={schedules}
      keyOf={({ kind, name }) => `${kind} ${name}`}
    />
  );
}

const COLUMNS: readonly Column<ScheduleView>[] = [
  {
    title: 'Schedule',
    show: ({ kind, name }) => <a href={`#/settings/schedules/${kind}/${encodeURIComponent(name)}`}>{name}</a>,
  },
  { title: 'Kind', show: ({ kind }) => kind },
  {
    title: 'CRM',
    show: ({ connection, object }) => (
      <bdi>{[connection, object].filter((part) => part !== null).join(', ')}</bdi>
    ),
  },
  { title: 'Runs', show: ({ cadence }) => cadence },
  {
    title: 'Next',
    show: ({ next_at, paused_reason }) => paused_reason === null && <Time iso={next_at} />,
  },
  { title: 'State', show: (schedule) => <ScheduleState schedule={schedule} /> },
];
