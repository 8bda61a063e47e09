import background from './background.json' with { type: 'json' };

/**
 * Words of company names the world over, with the number of companies that bear each: counted by bench/background.ts
 * on SEC filers, ROR organisations and listed companies, merged; words of fewer than five companies are left out.
 */
const counts: ReadonlyMap<string, number> = new Map(Object.entries(background.counts));

/** Companies that were counted. */
export const BACKGROUND_SIZE: number = background.companies;

export function backgroundCount(token: string): number {
  return counts.get(token) ?? 0;
}
