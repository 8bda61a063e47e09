import type { Page } from '../../parts/page.ts';
import { FeedbackPage } from './feedback.tsx';

export const FEEDBACK_PAGES: readonly Page[] = [
  {
    address: '/feedback',
    title: 'Feedback',
    menu: 'work',
    show: ({ query }) => <FeedbackPage isClosedShown={query.get('state') === 'closed'} />,
  },
];
