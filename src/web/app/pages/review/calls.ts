import type { REVIEWS_ROUTES } from '../../../../contract/ui/reviews.ts';
import type { CallsOf } from '../../parts/calls-of.ts';

export const REVIEWS_CALLS: CallsOf<typeof REVIEWS_ROUTES> = {
  'review-overview': ['GET', '/files/{file}/review'],
  'review-questions': ['GET', '/files/{file}/review/questions'],
  'review-next': ['POST', '/files/{file}/review/next'],
  'review-show': ['POST', '/files/{file}/review/show'],
  'review-answer': ['POST', '/files/{file}/review/answer'],
  'review-undoable': ['GET', '/files/{file}/review/undoable'],
  'review-undo': ['POST', '/files/{file}/review/undo'],
  'review-bulk-preview': ['POST', '/files/{file}/review/bulk-preview'],
  'review-bulk': ['POST', '/files/{file}/review/bulk'],
  'review-history': ['GET', '/review/history'],
};
