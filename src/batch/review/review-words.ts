import type { ReviewVerdict } from '../../contract/review.ts';
import type { Decision } from '../../crm/override.ts';
import { asOneLine } from '../../tabular/cell-text.ts';
import { shellWord } from '../shell-word.ts';
import type { ReviewAccount } from './review-account.ts';
import type { ReviewItem } from './review-item.ts';

type Named = Pick<ReviewAccount, 'id' | 'name'>;

/** `Acme (001A…)`. */
export function accountWords({ id, name }: Named): string {
  return name === id ? asOneLine(id) : `${asOneLine(name)} (${asOneLine(id)})`;
}

/** What is asked, as a sentence. */
export function questionWords(item: ReviewItem): string {
  const { asked, account, targetName } = item;
  const own = asOneLine(account.name);
  const other = asOneLine(targetName);
  switch (asked.kind) {
    case 'merge': {
      const difference =
        item.nameDifference === ''
          ? ''
          : `Different names: ${asOneLine(item.nameDifference).replace(/\.$/, '')}. `;
      return `${difference}Merge ${own} into ${other}?`;
    }
    case 'double': {
      const either = item.bothProtected === '' ? '' : ' Both are protected: nothing is merged either way.';
      return `Are ${own} and ${other} one company?${either}`;
    }
    case 'delete':
      return `Delete ${own}?`;
    case 'doubt':
      return `Is ${own} fine as it is?`;
    case 'company':
      return asked.suggested === null ? `Which company is ${own}?` : `Is ${own} this company?`;
    case 'parent': {
      if (asked.parent === null) return `Take the parent of ${own} away?`;
      if (item.targetId === '') return `Create an account for ${other}, and make it the parent of ${own}?`;
      return asked.now === null
        ? `Make ${other} the parent of ${own}?`
        : `Make ${other} the parent of ${own}, in place of ${asOneLine(item.parentName ?? 'the one it has')}?`;
    }
  }
}

/** What an answer does not settle, and what settles it; undefined where nothing is left. */
export function leftToDo(
  item: ReviewItem,
  {
    verdict,
    decision,
  }: { readonly verdict: ReviewVerdict; readonly decision?: Decision['decision'] | undefined },
): string | undefined {
  const { kind } = item.asked;
  if (kind !== 'merge' && kind !== 'double') return undefined;
  // Who says which company the account is has said that it is not the other's.
  if (verdict === 'rejected') return decision === 'entity' ? undefined : stillOneCompany(item);
  if (verdict === 'deferred' || item.bothProtected === '') return undefined;
  return `Results count them as one company, but core merges neither away, for both are protected (${asOneLine(item.bothProtected)}). Merge them in the CRM yourself, or take what protects one of them out of core.crosscheck.yaml.`;
}

/** Nobody else can tell which of two accounts that are kept apart is not the company that both were found to be. */
function stillOneCompany({ account, target }: Pick<ReviewItem, 'account' | 'target'>): string | undefined {
  const { coreId } = account;
  if (coreId === null || target?.coreId !== coreId) return undefined;
  const named = (one: ReviewAccount) => shellWord(`${asOneLine(one.named)}=${coreId}`);
  return `Both are still matched to one and the same company (core_id ${coreId}). Two accounts of one company may stay. If they are two companies, say which account is not this one: core overrides add --not-entity ${named(target)}, or the same with ${named(account)}.`;
}

/** What has been decided, as a sentence without its full stop. */
export function answerWords(item: ReviewItem, isAccepted: boolean): string {
  const { asked, account, target, targetName } = item;
  const own = accountWords(account);
  const other = target === undefined ? asOneLine(targetName) : accountWords(target);
  switch (asked.kind) {
    case 'merge':
    case 'double':
      return isAccepted ? `${own} and ${other} are one company` : `${own} and ${other} are kept apart`;
    case 'delete':
      return isAccepted ? `${own} is to be deleted` : `${own} is kept`;
    case 'doubt':
      return `${own} is fine as it is`;
    case 'company':
      return isAccepted ? `${own} is ${suggestedWords(item)}` : `${own} is none of the known companies`;
    case 'parent':
      if (!isAccepted) return `the parent of ${own} stays as it is`;
      return asked.parent === null ? `${own} has no parent` : `the parent of ${own} is ${other}`;
  }
}

/** `Acme (6075156552)`. */
function suggestedWords({ asked, candidates }: ReviewItem): string {
  const id = asked.kind === 'company' ? (asked.suggested ?? '') : '';
  const told = candidates.find(({ coreId }) => coreId === id)?.told ?? id;
  return told === id ? id : `${asOneLine(told)} (${id})`;
}
