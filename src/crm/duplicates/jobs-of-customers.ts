import { foldWords } from '../../resolution/names/fold.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';
import type { Pair } from './pair-number.ts';

/** What stands before the last colon of a name is a customer, and behind it a job or branch of it: `Zym Contracting:Deck 2025`. */
const JOB = /^(?<customer>.*[^\s:])\s*:\s*[^\s:][^:]*$/su;

/**
 * Accounts of a customer and of its job, or of two of its jobs, as accounting programs write them (QuickBooks `Customer:Job`, NetSuite
 * `Parent : Child`): the job has invoices of its own, and a merge of the two cannot be undone there.
 */
export function areCustomerAndJob([a, b]: Pair, { record }: Pick<OrderedAccounts, 'record'>): boolean {
  const [mine, theirs] = [a, b].map((account) => record(account).names[0]?.text ?? '');
  if (mine === undefined || theirs === undefined || !(mine.includes(':') || theirs.includes(':')))
    return false;
  const [one, other] = [foldWords(mine), foldWords(theirs)];
  if (one === other) return false;
  const [customer, otherCustomer] = [customerOf(mine), customerOf(theirs)];
  return (
    one === otherCustomer || other === customer || (customer !== undefined && customer === otherCustomer)
  );
}

function customerOf(text: string): string | undefined {
  const customer = JOB.exec(text)?.groups?.customer;
  return customer === undefined ? undefined : foldWords(customer);
}
