import type { CREDITS_ROUTES } from '../../../../contract/ui/credits.ts';
import type { CallsOf } from '../../parts/calls-of.ts';

export const CREDITS_CALLS: CallsOf<typeof CREDITS_ROUTES> = {
  'show-credits': ['GET', '/credits'],
};
