import { normalisePlace } from '../../resolution/records/normalise-place.ts';
import { accountId, compareIds } from '../account-id.ts';
import type { Dataset } from '../dataset.ts';
import { areInOneTown } from '../duplicates/in-one-town.ts';
import { areOneEntity, isKnown } from '../duplicates/known-entity.ts';

/** What a crosscheck said of an account, as far as leads need it. */
export interface JudgedAccount {
  readonly type: string | null;
  /** The id, as it was sent, of the account that this one is a double of. */
  readonly duplicateOf: string | null;
  readonly action: string;
}

/** Which accounts stand for which company. */
export interface AccountBook {
  /** All accounts of an entity, those that stand for it first. */
  accountsOf(coreId: string): readonly number[];
  /** The account that surely stands for an entity and stays; undefined without one. */
  accountOf(coreId: string): number | undefined;
  /**
   * The account that stands for a double, else the account itself. Two of one name in two towns that are not to be merged each stand
   * for themselves, unless it is surely known that they are one company.
   */
  standingFor(at: number): number;
  /** Junk: no company stands behind it. */
  isJunk(at: number): boolean;
}

/** Puts the accounts in order by what was said of them; `judged` is undefined for those of which nothing was. */
export function accountBook(
  dataset: Dataset,
  judged: (at: number) => JudgedAccount | undefined,
): AccountBook {
  const byEntity = new Map<string, number[]>();
  for (let at = 0; at < dataset.size; at++) {
    const { coreId } = dataset.identity(at);
    if (coreId === null) continue;
    const others = byEntity.get(coreId);
    if (others === undefined) byEntity.set(coreId, [at]);
    else others.push(at);
  }
  const rank = (at: number) => rankOf(judged(at));
  const idOf = (at: number) => accountId(dataset.account(at).external_id).id;
  for (const accounts of byEntity.values())
    if (accounts.length > 1) accounts.sort((a, b) => rank(a) - rank(b) || compareIds(idOf(a), idOf(b)));
  const standingFor = (at: number) => {
    const id = judged(at)?.duplicateOf ?? null;
    const survivor = id === null ? undefined : dataset.positionOf(accountId(id).id);
    if (survivor === undefined || (judged(at)?.action !== 'Merge' && mayBeTwo(at, survivor, dataset)))
      return at;
    return survivor;
  };
  return {
    accountsOf: (coreId) => byEntity.get(coreId) ?? [],
    accountOf(coreId) {
      const sure = byEntity.get(coreId)?.find((at) => isKnown(dataset.identity(at)) && stays(judged(at)));
      return sure === undefined ? undefined : standingFor(sure);
    },
    standingFor,
    isJunk: (at) => dataset.identity(at).coreId === null && judged(at)?.action === 'Delete',
  };
}

function mayBeTwo(at: number, other: number, dataset: Dataset): boolean {
  if (areOneEntity(dataset.identity(at), dataset.identity(other))) return false;
  return areInOneTown(normalisePlace(dataset.account(at)), normalisePlace(dataset.account(other))) === false;
}

function stays(judged: JudgedAccount | undefined): boolean {
  return judged?.action !== 'Delete';
}

function rankOf(judged: JudgedAccount | undefined): number {
  if (!stays(judged)) return 3;
  if (judged?.type === 'PRIMARY') return 0;
  return judged?.type === 'DUPLICATE' ? 2 : 1;
}
