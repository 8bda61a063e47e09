import type { CrmConnection } from './crm-connection.ts';

/** A field of an object, as the CRM describes it. */
export interface CrmFieldInfo {
  /** As queries name it. */
  readonly name: string;
  /** As people see it; the name where there is no other. */
  readonly label: string;
  readonly isWritable: boolean;
}

/** What is seen behind a connection, to tell whether it is the right one. */
export interface CrmGlimpse {
  /** Name of the organisation, portal or database. */
  readonly place: string;
  readonly user: string | null;
  readonly object: string;
  readonly rows: number;
}

/** A connection that can also be looked around in. */
export interface CrmSystem extends CrmConnection {
  /** The object that holds the accounts; throws INVALID_REQUEST when it has to be named. */
  accountsObject(): Promise<string>;
  /** Throws UNAUTHORIZED, NETWORK and the like when nothing can be seen. */
  look(object: string): Promise<CrmGlimpse>;
  fields(object: string): Promise<readonly CrmFieldInfo[]>;
  /** How many open opportunities accounts have, by their ids; only where no field of the account tells it. */
  openOpportunities?(): Promise<ReadonlyMap<string, number>>;
}
