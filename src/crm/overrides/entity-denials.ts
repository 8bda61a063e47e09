import type { Override } from '../override.ts';
import { accountKey } from './account-key.ts';
import type { DecidedCompanies } from './companies.ts';
import { type DecidedCompany, isAccountKey } from './decided-company.ts';
import { decisionWords } from './decision-words.ts';

/** An entity that an account is not by the decision of a person. */
export interface EntityDenial {
  readonly coreId: string;
  /** The account that it was decided of, when that is another one of the same company. */
  readonly sameAs: string | null;
  readonly decidedAt: string;
  readonly reason: string | null;
  readonly decidedBy: string | null;
  /** The decision as a sentence without its full stop. */
  readonly words: string;
}

/** Which entities accounts are not: what was decided of one account holds for all of its company. */
export interface EntityDenials {
  readonly isEmpty: boolean;
  /** Of an account by its key, in the order of the ids; each entity once. */
  of(key: string): readonly EntityDenial[];
  /** The accounts that something was denied of. */
  keys(): readonly string[];
  /** All of them in one order, whatever the order of the decisions. */
  told(): unknown;
}

type Denied = Extract<Override, { decision: 'not_entity' }>;

export function entityDenials(standing: readonly Override[], companies: DecidedCompanies): EntityDenials {
  const byCompany = new Map<DecidedCompany, Denied[]>();
  for (const one of standing) {
    if (one.decision !== 'not_entity') continue;
    const company = companies.companyOf(accountKey(one.account));
    if (company === undefined) continue;
    const known = byCompany.get(company) ?? [];
    byCompany.set(company, known);
    known.push(one);
  }
  for (const denied of byCompany.values()) denied.sort(inOrder);
  return {
    isEmpty: byCompany.size === 0,
    of(key) {
      const company = companies.companyOf(key);
      const denied = company === undefined ? [] : (byCompany.get(company) ?? []);
      return denialsOf(denied, key);
    },
    keys: () => [...byCompany.keys()].flatMap(({ keys }) => keys.filter(isAccountKey)),
    told: () => [...byCompany].map(([{ keys }, denied]) => JSON.stringify([[...keys].sort(), denied])).sort(),
  };
}

function inOrder(one: Denied, other: Denied): number {
  const [left, right] = [one, other].map(({ core_id, account }) => `${core_id} ${account}`);
  return (left ?? '') < (right ?? '') ? -1 : 1;
}

/** What was decided of the account itself comes before what was decided of others of its company. */
function denialsOf(denied: readonly Denied[], key: string): readonly EntityDenial[] {
  const byEntity = new Map<string, Denied>();
  for (const one of denied)
    if (!byEntity.has(one.core_id) || accountKey(one.account) === key) byEntity.set(one.core_id, one);
  return [...byEntity.values()].map((one) => {
    const { account, core_id: coreId, decided_at: decidedAt } = one;
    const { reason = null, decided_by: decidedBy = null } = one;
    const sameAs = accountKey(account) === key ? null : account;
    return { coreId, sameAs, decidedAt, reason, decidedBy, words: decisionWords(one) };
  });
}
