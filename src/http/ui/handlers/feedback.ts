import type { FEEDBACK_ROUTES } from '../../../contract/ui/feedback.ts';
import type { HandlersOf } from './ui-call.ts';

export const FEEDBACK_HANDLERS: HandlersOf<typeof FEEDBACK_ROUTES> = {
  'list-tickets': async ({ admin, query: { state } }) => [...(await admin.feedback.list(state))],
  'open-ticket': ({ admin, parameters: { number } }) => admin.feedback.open(Number(number)),
  async 'preview-ticket'({ admin, parameters: { number }, body }) {
    return { decided: [...(await admin.feedback.preview(Number(number), body))] };
  },
  'close-ticket': ({ admin, parameters: { number }, body, signedIn: { user } }) =>
    admin.feedback.close(Number(number), body, user),
};
