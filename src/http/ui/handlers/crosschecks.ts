import type { Admin } from '../../../contract/admin.ts';
import type { CrosscheckResults } from '../../../contract/crosscheck-results.ts';
import type { SignedIn } from '../../../contract/sign-in.ts';
import type { CROSSCHECKS_ROUTES } from '../../../contract/ui/crosschecks.ts';
import type { HandlersOf } from './ui-call.ts';

interface OfFile {
  readonly admin: Admin;
  readonly signedIn: SignedIn;
  readonly parameters: { readonly file: string };
}

function resultsOf({ admin, signedIn, parameters: { file } }: OfFile): Promise<CrosscheckResults> {
  return admin.reviewsOf(signedIn.user).crosscheckOf(file);
}

export const CROSSCHECKS_HANDLERS: HandlersOf<typeof CROSSCHECKS_ROUTES> = {
  'crosscheck-counts': async (call) => (await resultsOf(call)).counts(),
  async 'crosscheck-accounts'(call) {
    const { from, limit, ...filter } = call.query;
    return (await resultsOf(call)).accounts(filter, { from, limit });
  },
  async 'crosscheck-groups'(call) {
    const { open, ...piece } = call.query;
    return (await resultsOf(call)).groups({ ...piece, isOpen: open === 'true' });
  },
  'crosscheck-group': async (call) => (await resultsOf(call)).group(call.parameters.group),
};
