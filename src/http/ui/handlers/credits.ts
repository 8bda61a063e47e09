import type { CREDITS_ROUTES } from '../../../contract/ui/credits.ts';
import type { HandlersOf } from './ui-call.ts';

export const CREDITS_HANDLERS: HandlersOf<typeof CREDITS_ROUTES> = {
  'show-credits': ({ admin, query }) => admin.credits.show(query),
};
