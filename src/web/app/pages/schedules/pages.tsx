import type { Page } from '../../parts/page.ts';
import { ScheduleLogPage } from './schedule-log.tsx';
import { SchedulesPage } from './schedules.tsx';

export const SCHEDULES_PAGES: readonly Page[] = [
  {
    address: '/settings/schedules',
    title: 'Schedules',
    menu: 'settings',
    isForAdmins: true,
    show: () => <SchedulesPage />,
  },
  {
    address: '/settings/schedules/{kind}/{name}',
    title: 'Schedule',
    isForAdmins: true,
    show: ({ parameters: { kind = '', name = '' } }) => <ScheduleLogPage kind={kind} name={name} />,
  },
];
