import type { CrmAccount } from '../../contract/crm-account.ts';

/** How many fields an account has that its CRM tells of it: neither its id there nor what core or a person says of the account itself. */
export function filledFieldsOf({
  external_id: _id,
  core_id: _core,
  marked_duplicate: _marked,
  is_inactive: _inactive,
  has_opportunities: _opportunities,
  is_person: _person,
  account_types: _types,
  is_customer: _customer,
  filled_fields: _filled,
  contracted_currency: _contracted,
  annual_currency: _annual,
  unread_fields: unread,
  fields,
  ...told
}: CrmAccount): number {
  return [told, unread ?? {}, fields ?? {}]
    .flatMap((part) => Object.values(part))
    .filter((value) => value !== undefined && value !== '').length;
}
