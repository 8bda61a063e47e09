/** A company that every service knows. */
export const SAP = { legal_name: 'SAP SE', website: 'https://www.sap.com', country: 'Germany' } as const;

/** Belongs to Siemens Healthineers, and so to Siemens. */
export const VARIAN = { legal_name: 'Varian Medical Systems, Inc.', website: 'varian.com' } as const;

/** Belongs to a holding of its founder's family, which does nothing else. */
export const LEGO = { legal_name: 'LEGO A/S', website: 'lego.com' } as const;

/** What Toyota does in North America. */
export const TOYOTA_NORTH_AMERICA = {
  legal_name: 'Toyota Motor North America, Inc.',
  country: 'US',
} as const;

/** Nobody has heard of this company, and the record has no more than a name to know it by. */
export const UNHEARD_OF = { legal_name: 'Qvorzan Tidewick Brothers' } as const;

/** The id of no entity. */
export const NO_CORE_ID = '9999999999';

/** An id of a CRM account with its 18 characters, another one on each call. */
export function newCrmId(): string {
  count += 1;
  return `001${(Date.now() * 1000 + count).toString(36).padStart(15, '0')}`;
}

let count = 0;
