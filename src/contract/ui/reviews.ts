import { z } from 'zod';
import {
  BulkConfirmation,
  BulkDone,
  BulkPreview,
  BulkWish,
  NextQuestion,
  QueueFilter,
  QueuePage,
  ReviewOverview,
} from '../file-reviews.ts';
import { Answered, GivenAnswer, PastAnswer, ShownQuestion, TakenBack } from '../review.ts';
import type { UiRoutes } from './ui-route.ts';

const Id = z.string().max(100);

/** The review of the output of an uploaded file. */
export const REVIEWS_ROUTES = {
  'review-overview': {
    method: 'GET',
    path: '/files/{file}/review',
    role: 'reviewer',
    response: ReviewOverview,
  },
  'review-questions': {
    method: 'GET',
    path: '/files/{file}/review/questions',
    role: 'reviewer',
    query: z.strictObject({
      ...QueueFilter.shape,
      from: z.coerce.number().int().min(0),
      limit: z.coerce.number().int().min(1).max(200),
    }),
    response: QueuePage,
  },
  'review-next': {
    method: 'POST',
    path: '/files/{file}/review/next',
    role: 'reviewer',
    body: z.strictObject({ filter: QueueFilter, after: Id.nullable() }),
    response: NextQuestion,
  },
  'review-show': {
    method: 'POST',
    path: '/files/{file}/review/show',
    role: 'reviewer',
    body: z.strictObject({
      id: Id,
      is_whole: z.boolean().optional(),
      search: z.string().trim().max(200).optional(),
    }),
    response: ShownQuestion,
  },
  'review-answer': {
    method: 'POST',
    path: '/files/{file}/review/answer',
    role: 'reviewer',
    body: z.strictObject({ id: Id, answer: GivenAnswer }),
    response: Answered,
  },
  'review-undoable': {
    method: 'GET',
    path: '/files/{file}/review/undoable',
    role: 'reviewer',
    response: z.array(TakenBack),
  },
  'review-undo': {
    method: 'POST',
    path: '/files/{file}/review/undo',
    role: 'reviewer',
    /** The answers that are meant: nothing is taken back when others are the last ones by now. */
    body: z.strictObject({ batch: z.int() }),
    response: z.array(TakenBack),
  },
  'review-bulk-preview': {
    method: 'POST',
    path: '/files/{file}/review/bulk-preview',
    role: 'reviewer',
    body: BulkWish,
    response: BulkPreview,
  },
  'review-bulk': {
    method: 'POST',
    path: '/files/{file}/review/bulk',
    role: 'reviewer',
    body: BulkConfirmation,
    response: BulkDone,
  },
  'review-history': {
    method: 'GET',
    path: '/review/history',
    role: 'reviewer',
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(500) }),
    response: z.array(PastAnswer),
  },
} as const satisfies UiRoutes;
