import type { JSX } from 'preact';
import type { SessionView } from '../../../contract/ui/session.ts';

/** What a page is shown with. */
export interface Shown {
  readonly session: SessionView;
  /** What stands in the braces of its address, by name. */
  readonly parameters: Readonly<Record<string, string>>;
  /** What follows the question mark. */
  readonly query: URLSearchParams;
}

/** A page of the web application. */
export interface Page {
  /** Behind `#`; parameters stand in braces. */
  readonly address: string;
  /** In the menu, and above the window. */
  readonly title: string;
  /** Where the menu has it; a page without is reached by links of others. */
  readonly menu?: 'work' | 'settings';
  readonly isForAdmins?: true;
  /** Of what belongs to no workspace. */
  readonly isOfDefault?: true;
  readonly show: (shown: Shown) => JSX.Element;
}
