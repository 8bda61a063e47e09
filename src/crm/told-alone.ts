import type { AloneAccounts, ToldAccount } from '../contract/alone-accounts.ts';
import { accountId } from './account-id.ts';
import type { Dataset } from './dataset.ts';
import type { AloneVerdicts } from './judge-alone.ts';
import type { Verdict } from './verdict.ts';

/** Accounts are told by their ids: who hears of them may have them in other places. */
type ToldVerdict = Omit<Verdict, 'duplicateOf'> & { readonly duplicateOf: string | null };
type Leader = NonNullable<ReturnType<AloneVerdicts['newGroupOf']>>;

/** Tells verdicts to who has the same accounts. */
export function toldAlone({ verdictOf, newGroupOf }: AloneVerdicts, dataset: Dataset): AloneAccounts {
  const [verdicts, leaders] = [[] as ToldAccount[], [] as ToldAccount[]];
  const idOf = (at: number) => accountId(dataset.account(at).external_id).id;
  for (let at = 0; at < dataset.size; at++) {
    const verdict = verdictOf(at);
    if (verdict === undefined) {
      const leader = newGroupOf(at);
      if (leader !== undefined) leaders.push({ id: idOf(at), told: JSON.stringify(leader) });
      continue;
    }
    const { duplicateOf } = verdict;
    const told: ToldVerdict = { ...verdict, duplicateOf: duplicateOf === null ? null : idOf(duplicateOf) };
    verdicts.push({ id: idOf(at), told: JSON.stringify(told) });
  }
  return { verdicts, leaders };
}

/** Reads what `toldAlone` has told, for the same accounts in the places that they have here. */
export function aloneVerdictsIn(
  { verdicts, leaders }: AloneAccounts,
  { positionOf }: Pick<Dataset, 'positionOf'>,
): AloneVerdicts {
  const verdictAt = byPosition(verdicts, positionOf);
  const leaderAt = byPosition(leaders, positionOf);
  return {
    verdictOf(at) {
      const told = verdictAt.get(at);
      if (told === undefined) return undefined;
      // Written above.
      const { duplicateOf, ...verdict } = JSON.parse(told) as ToldVerdict;
      return { ...verdict, duplicateOf: duplicateOf === null ? null : (positionOf(duplicateOf) ?? null) };
    },
    newGroupOf(at) {
      const told = leaderAt.get(at);
      return told === undefined ? undefined : (JSON.parse(told) as Leader);
    },
  };
}

function byPosition(
  accounts: readonly ToldAccount[],
  positionOf: Dataset['positionOf'],
): ReadonlyMap<number, string> {
  return new Map(
    accounts.flatMap(({ id, told }) => {
      const at = positionOf(id);
      return at === undefined ? [] : [[at, told] as const];
    }),
  );
}
