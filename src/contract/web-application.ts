import type { Admin } from './admin.ts';
import type { SignIn } from './sign-in.ts';

/** A file of the web application, as a browser gets it. */
export interface WebFile {
  /** Its media type. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** What the HTTP server needs for the web application. */
export interface WebApplication {
  readonly signIn: SignIn;
  adminOf(workspace: string): Admin;
  /** The files below `assets/`, by name; names of other content are other names. */
  readonly files: ReadonlyMap<string, WebFile>;
  /** Names of the files that the pages begin with. */
  readonly entry: { readonly app: string; readonly link: string; readonly style: string };
}
