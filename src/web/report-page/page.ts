import type { AccountDetails, PageData } from '../report/page-data.ts';
import type { Link } from '../report/planned-parents.ts';

/** An account as the table and the drawings know it. */
export interface PageAccount {
  readonly position: number;
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly action: string;
  readonly risk: number | null;
  readonly needsReview: boolean;
  readonly owner: string;
  readonly contracted: number | null;
  readonly annual: number | null;
  readonly group: number | null;
  readonly link: Link | null;
  readonly above: number | null;
  readonly change: string | null;
  /** Of what is contracted, and of the annual revenue; empty where the file names none. */
  readonly currencies: readonly [string, string];
}

/** What the report knows. Details are read when somebody sees them. */
export interface Page extends PageData {
  readonly accounts: readonly PageAccount[];
  detailsOf(position: number): AccountDetails;
}
