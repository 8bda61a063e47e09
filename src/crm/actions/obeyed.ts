import { nameOf } from '../../universe/hierarchy/family.ts';
import type { Override } from '../override.ts';
import { accountKey } from '../overrides/account-key.ts';
import { decidedThat } from '../overrides/decided-by.ts';
import { decidedOwnerWords, decidedStatus } from '../overrides/decided-facts.ts';
import { isOneCompany } from '../survivorship/one-company.ts';
import type { Judgement } from './judge.ts';
import type { Situation } from './situation.ts';
import { toldAccount } from './told-names.ts';

/** A decision of a person that the verdict on an account rests on. */
export interface Obeyed {
  readonly override: Override;
  /** Who decided what, when and why. */
  readonly words: string;
  /** Whether it says which accounts are one company. */
  readonly isAboutDoubles: boolean;
}

/** The decisions that changed or held what is said of an account, oldest first. */
export function obeyedFor(at: number, judgement: Judgement, situation: Situation): readonly Obeyed[] {
  return situation.decided.about(at).flatMap((override) => {
    const words = wordsOf(at, override, { judgement, situation });
    const isAboutDoubles = override.decision === 'same_company' || override.decision === 'never_merge';
    return words === undefined ? [] : [{ override, words, isAboutDoubles }];
  });
}

interface Judged {
  readonly judgement: Judgement;
  readonly situation: Situation;
}

function wordsOf(at: number, override: Override, { judgement, situation }: Judged): string | undefined {
  switch (override.decision) {
    case 'same_company':
    case 'never_merge':
    case 'different_companies':
      return pairWords(at, override, situation);
    case 'entity':
      return decidedThat(override, `the account is ${entityName(override.core_id, situation)}`);
    case 'not_entity':
      return decidedThat(override, `the account is not ${entityName(override.core_id, situation)}`);
    case 'operating':
      return decidedStatus({ isOperating: override.is_operating, by: override }).reasoning;
    case 'parent':
      return isByParent(judgement)
        ? decidedOwnerWords(override, ownerName(override.parent_core_id, situation))
        : undefined;
  }
}

type Of<D extends Override['decision']> = Extract<Override, { decision: D }>;

/** Undefined where the other account is not there, or the two would not be one account anyway. */
function pairWords(
  at: number,
  override: Of<'same_company' | 'never_merge' | 'different_companies'>,
  situation: Situation,
): string | undefined {
  const own = situation.keyOf(at);
  const other = override.accounts.map(accountKey).find((key) => key !== own);
  const position = other === undefined ? undefined : situation.dataset.positionOf(other);
  if (position === undefined) return undefined;
  const name = toldAccount(position, situation);
  const isOfThis = situation.companies.survivorOf(at) === position;
  if (override.decision === 'different_companies')
    return [
      decidedThat(override, `it is another company than ${name}`),
      ...stillOne(at, position, situation),
    ].join(' ');
  if (!isOneCompany(at, position, situation)) return undefined;
  if (override.decision === 'same_company')
    return decidedThat(override, isOfThis ? 'they are one company' : `it is one company with ${name}`);
  const isKeptApart = situation.companies.unitOf(at)?.keptApart != null;
  return decidedThat(override, isKeptApart ? 'they stay two accounts' : `it and ${name} stay two accounts`);
}

/** Two companies cannot both be one entity: nobody but a person can say which of them is not. */
function stillOne(at: number, other: number, { dataset, world }: Situation): readonly string[] {
  const { coreId } = dataset.identity(at);
  if (coreId === null || dataset.identity(other).coreId !== coreId) return [];
  const facts = world.family.facts(coreId);
  const entity = facts === undefined ? coreId : `${nameOf(facts)} (${coreId})`;
  return [
    `Both still resolve to ${entity}: say which one is not, with core overrides add --not-entity ID=${coreId}.`,
  ];
}

function isByParent(judgement: Judgement): boolean {
  const why = 'step' in judgement ? judgement.step?.why : undefined;
  return why === 'decided' || why === 'decided itself';
}

function ownerName(coreId: string | null, situation: Situation): string | null {
  return coreId === null ? null : entityName(coreId, situation);
}

function entityName(coreId: string | null, { world }: Situation): string {
  if (coreId === null) return 'none of the known companies';
  const facts = world.family.facts(coreId);
  return facts === undefined ? coreId : `${nameOf(facts)} (${coreId})`;
}
