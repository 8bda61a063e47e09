import type { FEEDBACK_ROUTES } from '../../../../contract/ui/feedback.ts';
import type { CallsOf } from '../../parts/calls-of.ts';

export const FEEDBACK_CALLS: CallsOf<typeof FEEDBACK_ROUTES> = {
  'list-tickets': ['GET', '/tickets'],
  'open-ticket': ['POST', '/tickets/{number}/open'],
  'preview-ticket': ['POST', '/tickets/{number}/preview'],
  'close-ticket': ['POST', '/tickets/{number}/close'],
};
