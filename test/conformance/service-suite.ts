import { COMBINED_SUITE } from './service-combined.ts';
import { CROSSCHECK_SUITE } from './service-crosscheck.ts';
import { DESK_SUITE } from './service-desk.ts';
import { FOLLOW_UP_SUITE } from './service-follow-ups.ts';
import { JOBS_SUITE } from './service-jobs.ts';
import { RESOLUTION_SUITE } from './service-resolution.ts';

/** Facts about the service behind its interface, of the local engine and of the client of a served one alike. */
export const SERVICE_SUITE = [
  ...RESOLUTION_SUITE,
  ...FOLLOW_UP_SUITE,
  ...COMBINED_SUITE,
  ...JOBS_SUITE,
  ...CROSSCHECK_SUITE,
  ...DESK_SUITE,
];
