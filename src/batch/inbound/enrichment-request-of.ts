import { emailDomainIn } from '../../contract/email-domain.ts';
import type { EntityInput } from '../../contract/entity-input.ts';
import type { EnrichmentRequest } from '../../contract/inbound.ts';

/** Agreed fields, by the member of the entity input that fills them. */
const AGREED = {
  country: 'country',
  city: 'city',
  state: 'state',
  postal_code: 'postalCode',
  address: 'address',
  company_registration_number: 'companyRegistrationNumber',
  company_registration_country: 'companyRegistrationCountry',
} as const satisfies Partial<Record<keyof EntityInput, string>>;

/** The fields of a row that are sent only to a workspace that has agreed to them. */
export const AGREED_FIELDS: readonly string[] = Object.values(AGREED);

interface Sent {
  readonly isForced: boolean;
  /** Agreed fields that are sent too, such as `country`. */
  readonly agreed: readonly string[];
}

/** Makes the request of a row, or says why it cannot be asked about. Of an e-mail address only the domain leaves. */
export function enrichmentRequestOf(
  input: EntityInput,
  { isForced, agreed }: Sent,
): { readonly request: EnrichmentRequest } | { readonly problem: string } {
  const { external_id: crmId, website, social_url: socialUrl } = input;
  const name = input.trading_name ?? input.legal_name;
  if (crmId === undefined) return { problem: 'the row has no CRM id' };
  if (socialUrl === undefined && (name === undefined || website === undefined))
    return { problem: `the row has ${lacking(name, website)}; enrichment needs both, or a social profile` };
  const emailDomain = emailDomainIn(input.email ?? '');
  const also = Object.entries(AGREED).flatMap(([member, field]) => {
    const value = input[member as keyof typeof AGREED];
    return agreed.includes(field) && value !== undefined ? [[field, value]] : [];
  });
  return {
    request: {
      crmId,
      ...(name !== undefined && { name }),
      ...(website !== undefined && { website }),
      ...(socialUrl !== undefined && { socialUrl }),
      ...(emailDomain !== undefined && { emailDomain }),
      ...Object.fromEntries(also),
      ...(isForced && { force: true }),
    },
  };
}

function lacking(name: string | undefined, website: string | undefined): string {
  if (name === undefined && website === undefined) return 'neither name nor website';
  return name === undefined ? 'no name' : 'no website';
}
