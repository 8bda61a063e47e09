import type { EnrichmentExtended, EnrichmentRequest } from './inbound.ts';

/** What a row or a request tells of its company, as JSON text with its members in order: equal when they tell the same. */
export type CompanyTold = string;

/** What a request tells of the company. */
export function companyTold(request: EnrichmentRequest): CompanyTold {
  return companyText(Object.entries(toldIn(request)));
}

export function companyText(members: readonly (readonly [string, unknown])[]): CompanyTold {
  return JSON.stringify(Object.fromEntries([...members].sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** The members of a request that tell of the company. */
export function toldIn({ crmId: _id, force: _force, ...told }: EnrichmentRequest): Record<string, unknown> {
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}

/** Who the company is: people of one company may have e-mail addresses of several domains. */
export function companyNamed({ emailDomain: _, ...request }: EnrichmentRequest): CompanyTold {
  return companyTold(request);
}

/** Whether a run was started for another company than the request names; not where a service does not tell. */
export function isOfAnotherCompany(
  request: EnrichmentRequest,
  run: Pick<EnrichmentExtended, 'request'> | undefined,
): boolean {
  if (run?.request === undefined) return false;
  return companyNamed({ crmId: request.crmId, ...run.request }) !== companyNamed(request);
}
