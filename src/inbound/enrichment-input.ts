import type { EntityInput } from '../contract/entity-input.ts';
import type { EnrichmentRequest } from '../contract/inbound.ts';

/** Where a name of unknown kind goes: that of a register carries a legal form. */
export type NameFieldOf = (name: string) => 'legal_name' | 'trading_name';

/** Agreed fields by which a company is matched, too; any other is kept with the run and matches nothing. */
const AGREED: Readonly<Record<string, keyof EntityInput>> = {
  legalName: 'legal_name',
  tradingName: 'trading_name',
  country: 'country',
  city: 'city',
  state: 'state',
  postalCode: 'postal_code',
  address: 'address',
  companyRegistrationNumber: 'company_registration_number',
  companyRegistrationCountry: 'company_registration_country',
};

/** The names of agreed fields that say who the company is. */
export const MATCHED_FIELDS: readonly string[] = Object.keys(AGREED);

/** The account as entity resolution takes it; its id in the CRM is what people have decided by. */
export function entityInputOf(request: EnrichmentRequest, nameFieldOf: NameFieldOf): EntityInput {
  const { crmId, name, website, socialUrl, emailDomain } = request;
  const agreed = Object.entries(AGREED).flatMap(([field, member]) => {
    const value = request[field];
    return typeof value === 'string' && value.trim() !== '' ? [[member, value]] : [];
  });
  return {
    ...(name !== undefined && { [nameFieldOf(name)]: name }),
    ...Object.fromEntries(agreed),
    ...(website !== undefined && { website }),
    ...(socialUrl !== undefined && { social_url: socialUrl }),
    ...(emailDomain !== undefined && { email: emailDomain }),
    external_id: crmId,
  };
}
