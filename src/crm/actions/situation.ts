import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import type { Hierarchy } from '../../universe/hierarchy/reference-family.ts';
import { keyOf } from '../account-name.ts';
import type { Dataset } from '../dataset.ts';
import type { KnownEntities } from '../hierarchy/known-entities.ts';
import type { Overrides } from '../override.ts';
import type { Companies } from '../survivorship/companies.ts';
import type { Standings } from '../survivorship/standing.ts';

/** What a plan is made of. */
export interface PlanInput {
  readonly dataset: Dataset;
  readonly world: Hierarchy;
  readonly rules: CrosscheckRules;
  readonly overrides: Overrides;
}

/** Everything that is known of the accounts before anything is decided. */
export interface Situation extends PlanInput {
  readonly standings: Standings;
  readonly entities: KnownEntities;
  readonly companies: Companies;
  /** The entity of an account by which it is judged: its own unless that is in doubt, else that of its company. */
  entityOf(at: number): number | undefined;
  /** The key under which people decide about the account. */
  keyOf(at: number): string;
}

export function situationOf(
  input: PlanInput,
  parts: Pick<Situation, 'standings' | 'entities' | 'companies'>,
): Situation {
  const { dataset } = input;
  const { entities, companies } = parts;
  const judged = new Int32Array(dataset.size).fill(-1);
  for (let at = 0; at < dataset.size; at++) {
    const { confidence, outcome } = dataset.identity(at);
    const own = entities.entityOf(at);
    const isSure = outcome === 'created' || confidence !== 'LOW';
    if (own !== undefined && isSure) judged[at] = own;
    if (own !== undefined && isSure && !entities.isCreated(own)) continue;
    const coreId = companies.companyOf(at)?.cluster.coreId;
    const shared = coreId === undefined || coreId === null ? undefined : entities.numberOf(coreId);
    if (shared !== undefined) judged[at] = shared;
  }
  return {
    ...input,
    ...parts,
    entityOf: (at) => {
      const entity = judged[at] ?? -1;
      return entity === -1 ? undefined : entity;
    },
    keyOf: (at) => keyOf(dataset.account(at)),
  };
}
