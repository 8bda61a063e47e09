import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import type { Hierarchy } from '../../universe/hierarchy/reference-family.ts';
import { remembering } from '../../universe/remembering.ts';
import { accountName, keyOf } from '../account-name.ts';
import type { Dataset } from '../dataset.ts';
import type { MergeSureness } from '../doubts/sureness.ts';
import { textsInMemory } from '../duplicates/double-list.ts';
import { numberOf, pairOf } from '../duplicates/pair-number.ts';
import { accountFacts } from '../hierarchy/account-facts.ts';
import type { KnownEntities } from '../hierarchy/known-entities.ts';
import { type KeptTexts, keptTexts } from '../kept-texts.ts';
import { lastRemembered } from '../last-remembered.ts';
import { type AccountNames, accountNames } from '../names/account-names.ts';
import { nameBearers } from '../names/name-bearers.ts';
import { namesOfEntity } from '../names/name-standing.ts';
import { siteBearers } from '../names/site-bearers.ts';
import type { Overrides } from '../override.ts';
import { rememberedOf } from '../remembered-of.ts';
import type { Companies } from '../survivorship/companies.ts';
import type { Standings } from '../survivorship/standing.ts';
import { type DecidedAccounts, decidedAccounts } from './decided-accounts.ts';

/** What a plan is made of. */
export interface PlanInput {
  readonly dataset: Dataset;
  readonly world: Hierarchy;
  readonly rules: CrosscheckRules;
  readonly overrides: Overrides;
  /** Of the dataset by the rules, where they are known already. */
  readonly standings?: Standings;
}

/** Everything that is known of the accounts before anything is decided. */
export interface Situation extends PlanInput {
  readonly standings: Standings;
  readonly entities: KnownEntities;
  readonly companies: Companies;
  readonly decided: DecidedAccounts;
  readonly names: AccountNames;
  /** What is told of the status of known entities, by their numbers. */
  readonly statuses: KeptTexts<number>;
  /** The entity of an account by which it is judged: its own unless that is in doubt, else that of its company. */
  entityOf(at: number): number | undefined;
  /** The facts of that entity; undefined where it is in doubt, and of an entity that nobody knows. */
  factsOf(at: number): EntityFacts | undefined;
  /** Whether an account and the one that survives of its company are surely one; undefined where nothing ties them. */
  surenessOf(at: number, survivor: number): MergeSureness | undefined;
  /** The accounts that bear the legal or the trading name of an entity, or another one of its names, to the letter. */
  bearersOf(coreId: string): readonly number[];
  /** The accounts that have the website of an entity and are named alike (site-bearers.ts). */
  siteBearersOf(coreId: string): readonly number[];
  /** The key under which people decide about the account. */
  keyOf(at: number): string;
}

/** Other names that are so short are letters that many bear. */
const MOST_LETTERS = 4;

/** Pairs of accounts of which is remembered how surely they are one, and entities of which it is who bears their names. */
const MOST_REMEMBERED = 20_000;

export function situationOf(
  input: PlanInput,
  parts: Pick<Situation, 'standings' | 'entities' | 'companies'>,
  surenessIn: (at: number, survivor: number, situation: Situation) => MergeSureness | undefined,
): Situation {
  const { dataset } = input;
  const { entities, companies } = parts;
  const judged = new Int32Array(dataset.size).fill(-1);
  const isSure = (at: number) => {
    const { confidence, outcome } = dataset.identity(at);
    return outcome === 'created' || confidence !== 'LOW';
  };
  for (let at = 0; at < dataset.size; at++) if (isSure(at)) judged[at] = entities.entityOf(at) ?? -1;
  for (const { units, cluster } of companies.all) {
    const members = units.flatMap((unit) => unit.members);
    const shared = sharedEntity(members, cluster.coreId, { entities, isSure });
    for (const at of members) {
      const own = judged[at] ?? -1;
      if (shared !== undefined && (own === -1 || entities.isCreated(own))) judged[at] = shared;
    }
  }
  // A verdict asks about the same pair several times over, and its group once more.
  const surenessOf = remembering(rememberedOf(dataset.size, MOST_REMEMBERED), (pair: number) =>
    surenessIn(...pairOf(pair), situation),
  );
  const bearersOf = nameBearers(
    () => parts.standings.nameKeys,
    (at) => accountName(dataset.account(at)),
  );
  const known = { ...input, entities };
  const situation: Situation = {
    ...input,
    ...parts,
    decided: decidedAccounts(dataset, input.overrides),
    names: accountNames({ ...input, ...parts }),
    statuses: keptTexts(dataset.texts ?? textsInMemory()),
    entityOf: (at) => {
      const entity = judged[at] ?? -1;
      return entity === -1 ? undefined : entity;
    },
    // A verdict asks for the same facts several times over.
    factsOf: lastRemembered((at: number) => judgedFacts(at, judged[at] ?? -1, known)),
    surenessOf: (at, survivor) => surenessOf(numberOf([at, survivor])),
    bearersOf: remembering(rememberedOf(dataset.size, MOST_REMEMBERED), (coreId: string) => {
      const facts = input.world.family.facts(coreId);
      const names = [facts?.legalName?.value, facts?.tradingName?.value];
      for (const { kind, text } of namesOfEntity(coreId, input.world.family))
        if (kind === 'alias' && text.length > MOST_LETTERS) names.push(text);
      return [...new Set(names.flatMap((name) => (name === undefined ? [] : bearersOf(name))))];
    }),
    siteBearersOf: remembering(
      rememberedOf(dataset.size, MOST_REMEMBERED),
      siteBearers(dataset, input.world),
    ),
    keyOf: (at) => keyOf(dataset.account(at)),
  };
  return situation;
}

function judgedFacts(
  at: number,
  entity: number,
  { dataset, world, entities }: PlanInput & Pick<Situation, 'entities'>,
): EntityFacts | undefined {
  if (entity === -1) return undefined;
  return entities.entityOf(at) === entity
    ? accountFacts(dataset, at, world.family)
    : world.family.facts(entities.coreIdOf(entity));
}

/** The known entity of a company of which some accounts have none, or one that was created. */
function sharedEntity(
  members: readonly number[],
  coreId: string | null,
  { entities, isSure }: Pick<Situation, 'entities'> & { readonly isSure: (at: number) => boolean },
): number | undefined {
  const known = members.filter(isSure).flatMap((at) => entities.entityOf(at) ?? []);
  const ids = known.filter((entity) => !entities.isCreated(entity)).map(entities.coreIdOf);
  const id = coreId !== null && ids.includes(coreId) ? coreId : ids.sort()[0];
  return id === undefined ? undefined : entities.numberOf(id);
}
