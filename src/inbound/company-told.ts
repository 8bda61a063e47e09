import type { EnrichmentRequest } from '../contract/inbound.ts';

/** What a row or a request tells of its company, as JSON text with its members in order: equal when they tell the same. */
export type CompanyTold = string;

/** What a request tells of the company. */
export function companyTold({ crmId: _crmId, force: _force, ...told }: EnrichmentRequest): CompanyTold {
  return companyText(Object.entries(told).filter(([, value]) => value !== undefined));
}

export function companyText(members: readonly (readonly [string, unknown])[]): CompanyTold {
  return JSON.stringify(Object.fromEntries([...members].sort(([a], [b]) => (a < b ? -1 : 1))));
}
