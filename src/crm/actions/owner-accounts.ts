import { placeWords } from '../account-name.ts';
import type { OwnerAccounts } from '../hierarchy/parent-link.ts';
import type { StandsBy } from '../survivorship/standing-rank.ts';
import type { Situation } from './situation.ts';
import { entityTarget, toldAccount } from './told-names.ts';

const WHY: Readonly<Record<StandsBy, string>> = {
  mark: 'somebody has marked the other one as a double or as out of use',
  active: 'the file says that the other one is inactive, blocked, archived or to be deleted',
  unit: 'the other one bears the name of a store or unit',
  country: 'the other one is in another country than the company',
  name: 'it bears a name that the company has now, and the other one does not',
  sureness: 'it is surer of it which company it is',
  children: 'other accounts stand below it already',
  place: 'its place is that of the company',
};

/** Why one of two accounts of a company that are not merged is the parent, as a sentence. */
export function nextAccountWords({ coreId, next }: OwnerAccounts, situation: Situation): string {
  const { name } = entityTarget(coreId, situation);
  const other = `${toldPlace(next.at, situation)} is an account of ${name}, too, and is not merged`;
  return next.by === undefined
    ? `But ${other}: that one may be meant.`
    : `${other}; this one stands for the company, because ${WHY[next.by]}.`;
}

/** That nobody can tell which of two accounts of a company is meant, as a sentence. */
export function severalAccountsWords({ coreId, head, next }: OwnerAccounts, situation: Situation): string {
  const { name } = entityTarget(coreId, situation);
  const [one, other] = [head, next.at].map((at) => toldPlace(at, situation));
  return `${name} (${coreId}) should be its parent, but two accounts that are not merged may stand for that company: ${one} and ${other}. A person has to say which of them is meant, or that they are one.`;
}

function toldPlace(at: number, situation: Situation): string {
  const place = placeWords(situation.dataset.account(at));
  return `${toldAccount(at, situation)}${place === '' ? '' : ` in ${place}`}`;
}
