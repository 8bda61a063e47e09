import type { ScheduleLine, ScheduleRun, ScheduleView } from '../../../../contract/ui/schedules.ts';
import { counted } from '../../parts/counted.ts';
import { Paged } from '../../parts/paged.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { Told } from '../../parts/told.tsx';
import { useCall } from '../../parts/use-call.ts';
import { ScheduleState } from './schedule-state.tsx';

interface Named {
  readonly kind: string;
  readonly name: string;
}

/** One schedule: its last runs, and what they have done with each row. */
export function ScheduleLogPage({ kind, name }: Named) {
  return (
    <>
      <p>
        <a href="#/settings/schedules">All schedules</a>
      </p>
      <h1>{name}</h1>
      <Told called={useCall('list-schedules')}>
        {(schedules) => {
          const schedule = schedules.find((one) => one.kind === kind && one.name === name);
          return schedule === undefined ? (
            <p>There is no such schedule.</p>
          ) : (
            <Schedule schedule={schedule} />
          );
        }}
      </Told>
      {kind === 'enrichment' && <Rows kind={kind} name={name} />}
    </>
  );
}

function Schedule({ schedule }: { readonly schedule: ScheduleView }) {
  const { cadence, connection, rows, runs } = schedule;
  return (
    <>
      <p>
        <ScheduleState schedule={schedule} />
      </p>
      <p>
        <bdi>{cadence}</bdi>, from <bdi>{connection}</bdi>
        {rows !== null &&
          `: ${counted(rows.known, 'row')} known, ${counted(rows.waiting, 'row')} waiting, ${counted(rows.stopped, 'row')} left alone after failed attempts`}
        .
      </p>
      <h2>Last runs</h2>
      {runs.length === 0 ? (
        <p class="quiet">Nothing has run yet.</p>
      ) : (
        <Table label="Last runs" columns={RUNS} rows={runs} keyOf={({ run }) => run} />
      )}
    </>
  );
}

function Rows({ kind, name }: Named) {
  return (
    <>
      <h2>Rows</h2>
      <Told called={useCall('schedule-log', { parameters: { kind, name } })}>
        {(lines) =>
          lines.length === 0 ? (
            <p class="quiet">No row was looked at yet.</p>
          ) : (
            <Paged label="Rows" columns={LINES} rows={lines} keyOf={(line) => JSON.stringify(line)} />
          )
        }
      </Told>
    </>
  );
}

const RUNS: readonly Column<ScheduleRun>[] = [
  { title: 'Began', show: ({ started_at }) => <Time iso={started_at} /> },
  {
    title: 'Ended',
    show: ({ ended_at }) => (ended_at === null ? 'under way, or waiting to go on' : <Time iso={ended_at} />),
  },
  {
    title: 'How it went',
    show: ({ error, outcome }) =>
      error === null ? (
        (outcome ?? 'well')
      ) : (
        <>
          <span class="badge bad">failed</span> <bdi>{error}</bdi>
        </>
      ),
  },
];

const LINES: readonly Column<ScheduleLine>[] = [
  { title: 'When', show: ({ at }) => <Time iso={at} /> },
  { title: 'Row', show: ({ row }) => <bdi>{row}</bdi> },
  { title: 'What', show: ({ what, reason }) => (reason === null ? what : `${what}: ${reason}`) },
  { title: 'Why', show: ({ detail }) => <bdi>{detail}</bdi> },
];
