import type { SOURCES_ROUTES } from '../../../../contract/ui/sources.ts';
import type { CallsOf } from '../../parts/calls-of.ts';

export const SOURCES_CALLS: CallsOf<typeof SOURCES_ROUTES> = {
  'list-sources': ['GET', '/sources'],
};
