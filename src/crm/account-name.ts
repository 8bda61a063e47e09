import type { CrmAccount } from '../contract/crm-account.ts';
import { accountId } from './account-id.ts';

/** What people call the account: its name, else its website, else its id. */
export function accountName(account: CrmAccount): string {
  return account.trading_name ?? account.legal_name ?? account.website ?? account.external_id;
}

/** Where it is: `Bonn, Germany`; empty where that is not known. */
export function placeWords({ city, country }: CrmAccount): string {
  return [city, country].filter((part) => part !== undefined).join(', ');
}

/** Its CRM id in whole form: by it decisions of people are found, and accounts are put in order. */
export function keyOf(account: CrmAccount): string {
  return accountId(account.external_id).id;
}
