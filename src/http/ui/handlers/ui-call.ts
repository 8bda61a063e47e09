import type { Admin } from '../../../contract/admin.ts';
import type { SignedIn } from '../../../contract/sign-in.ts';
import type { AnswerOf, BodyOf, ParametersOf, QueryOf, UiRoute } from '../../../contract/ui/ui-route.ts';

/** A call of a page, after session, role, query and body were looked at. */
export interface UiCall<R extends UiRoute> {
  readonly signedIn: SignedIn;
  /** Of the workspace of who has signed in. */
  readonly admin: Admin;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  /** What stands in the braces of the path. */
  readonly parameters: ParametersOf<R['path']>;
}

/** What each call of an area does. */
export type HandlersOf<Routes extends Readonly<Record<string, UiRoute>>> = {
  readonly [N in keyof Routes]: (call: UiCall<Routes[N]>) => Promise<AnswerOf<Routes[N]>>;
};
