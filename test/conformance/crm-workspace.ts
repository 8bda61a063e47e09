import { expect } from 'vitest';
import type { OperationBalance } from '../../src/access/credit-store.ts';
import type { CrmAccount } from '../../src/contract/crm-account.ts';
import { CrosscheckRecord, type CrosscheckRequest, CrosscheckStatus } from '../../src/contract/crosscheck.ts';
import type { Parentage } from '../../src/contract/resolve-parent.ts';
import { strictly } from './strictly.ts';

/** A workspace with accounts of its own, however it is reached. */
export interface CrmWorkspace {
  /** Loads the accounts, and waits until they are judged. */
  load(accounts: readonly CrmAccount[], dataset?: string): Promise<void>;
  drop(dataset?: string): Promise<void>;
  /** The ended jobs, in the order of the requests. */
  crosscheck(requests: readonly CrosscheckRequest[], dataset?: string): Promise<readonly unknown[]>;
  /** The record of a resolve-parent job. */
  parentageOf(coreId: string): Promise<Parentage>;
  credits(): Promise<readonly OperationBalance[]>;
}

/** A request for an account by what its dataset says of it. */
export function requestFor(account: CrmAccount): CrosscheckRequest {
  const { external_id, legal_name, trading_name, website, country, city } = account;
  return {
    external_id,
    ...(legal_name !== undefined && { legal_name }),
    ...(trading_name !== undefined && { trading_name }),
    ...(website !== undefined && { website }),
    ...(country !== undefined && { country }),
    ...(city !== undefined && { city }),
  };
}

/** The record of a job that has completed, held against the contract to its last member. */
export function recordOf(job: unknown): CrosscheckRecord {
  const status = strictly(CrosscheckStatus, job, 'the job');
  if (status.status !== 'completed') throw new Error(`the job is ${JSON.stringify(job)}`);
  return strictly(CrosscheckRecord, status.record, 'the record');
}

/** The records of accounts, by their ids. */
export async function recordsOf(
  crm: CrmWorkspace,
  accounts: readonly CrmAccount[],
  dataset?: string,
): Promise<ReadonlyMap<string, CrosscheckRecord>> {
  const jobs = await crm.crosscheck(accounts.map(requestFor), dataset);
  expect(jobs).toHaveLength(accounts.length);
  return new Map(jobs.map((job) => [recordOf(job).external_id, recordOf(job)]));
}

/** The pass over an account, which must have run. */
export function passOf(record: CrosscheckRecord | undefined) {
  if (record === undefined || record.crosscheck === null || record.parentage === null)
    throw new Error(`no pass was run: ${JSON.stringify(record)}`);
  const { recommended_action: action, duplicate, op_status: status } = record.crosscheck;
  return { ...record, pass: record.crosscheck, parentage: record.parentage, action, duplicate, status };
}
