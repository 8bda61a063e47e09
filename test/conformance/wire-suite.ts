import { ACCESS_SUITE } from './wire-access.ts';
import { CROSSCHECK_SUITE } from './wire-crosscheck.ts';
import { ENDPOINT_SUITE } from './wire-endpoints.ts';
import { EVENT_SUITE } from './wire-events.ts';
import { FOLLOW_UP_SUITE } from './wire-follow-ups.ts';
import { LIMIT_SUITE } from './wire-limits.ts';
import { RECORD_SUITE } from './wire-records.ts';
import { REFUSAL_SUITE } from './wire-refusals.ts';

/** Facts about the service as it stands on the line, of any base address. */
export const WIRE_SUITE = [
  ...ENDPOINT_SUITE,
  ...RECORD_SUITE,
  ...FOLLOW_UP_SUITE,
  ...CROSSCHECK_SUITE,
  ...REFUSAL_SUITE,
  ...ACCESS_SUITE,
  ...EVENT_SUITE,
  ...LIMIT_SUITE,
];
