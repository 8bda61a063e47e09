import type { Admin } from '../../../contract/admin.ts';
import type { FileReview } from '../../../contract/file-reviews.ts';
import type { SignedIn } from '../../../contract/sign-in.ts';
import type { REVIEWS_ROUTES } from '../../../contract/ui/reviews.ts';
import type { HandlersOf } from './ui-call.ts';

interface OfFile {
  readonly admin: Admin;
  readonly signedIn: SignedIn;
  readonly parameters: { readonly file: string };
}

function reviewOf({ admin, signedIn, parameters: { file } }: OfFile): Promise<FileReview> {
  return admin.reviewsOf(signedIn.user).of(file);
}

export const REVIEWS_HANDLERS: HandlersOf<typeof REVIEWS_ROUTES> = {
  'review-overview': async (call) => (await reviewOf(call)).overview(),
  async 'review-questions'(call) {
    const { from, limit, ...filter } = call.query;
    return (await reviewOf(call)).list(filter, { from, limit });
  },
  'review-next': async (call) => (await reviewOf(call)).next(call.body.filter, call.body.after),
  async 'review-show'(call) {
    const { id, is_whole: isWhole, search } = call.body;
    return (await reviewOf(call)).show(id, { isWhole, search });
  },
  'review-answer': async (call) => (await reviewOf(call)).answer(call.body.id, call.body.answer),
  'review-undoable': async (call) => [...(await (await reviewOf(call)).undoable())],
  'review-undo': async (call) => [...(await (await reviewOf(call)).undo(call.body.batch))],
  'review-bulk-preview': async (call) => (await reviewOf(call)).previewBulk(call.body),
  'review-bulk': async (call) => (await reviewOf(call)).bulk(call.body),
  'review-history': async ({ admin, signedIn, query }) => [
    ...(await admin.reviewsOf(signedIn.user).history(query.limit)),
  ],
};
