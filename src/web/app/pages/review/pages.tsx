import type { Page } from '../../parts/page.ts';
import { wantedIn } from './queue.tsx';
import { ReviewPage } from './review.tsx';

export const REVIEW_PAGES: readonly Page[] = [
  {
    address: '/files/{file}/review',
    title: 'Review',
    show: ({ parameters: { file = '' }, query }) => (
      <ReviewPage file={file} first={query.get('question')} wanted={wantedIn(query)} />
    ),
  },
];
