import type { Page, PageAccount } from './page.ts';

/** What the table shows; '' is all. */
export interface AccountFilter {
  readonly search: string;
  readonly action: string;
  readonly owner: string;
  readonly change: string;
}

export const NO_FILTER: AccountFilter = { search: '', action: '', owner: '', change: '' };

/** Choices of the list of actions that are no action. */
export const REVIEW = 'review';
export const HIGH_RISK = 'high risk';
export const TO_DO = 'to do';
export const NOTHING_TO_DO = 'nothing to do';
/** The accounts of nobody, and every change. */
export const NOBODY = '\u0000nobody';
export const ANY_CHANGE = 'any';

/** Finds the accounts that a filter lets through. What is searched is written in small letters once. */
export function searching(page: Page): (filter: AccountFilter) => readonly PageAccount[] {
  let texts: readonly string[] | undefined;
  return ({ search, action, owner, change }) => {
    const words = simple(search)
      .split(/\s+/)
      .filter((word) => word !== '');
    if (words.length > 0) texts ??= page.accounts.map(searchedText);
    return page.accounts.filter(
      (account) =>
        isWanted(account, action, page.highRisk) &&
        (owner === '' || account.owner === (owner === NOBODY ? '' : owner)) &&
        (change === '' || (change === ANY_CHANGE ? account.change !== null : account.change === change)) &&
        words.every((word) => texts?.[account.position]?.includes(word)),
    );
  };
}

export function isToDo({ action, needsReview }: PageAccount): boolean {
  return action !== 'None' || needsReview;
}

function isWanted(account: PageAccount, wanted: string, highRisk: number): boolean {
  const { action, needsReview, risk } = account;
  if (wanted === '') return true;
  if (wanted === REVIEW) return needsReview;
  if (wanted === HIGH_RISK) return action !== 'None' && (risk ?? 0) > highRisk;
  if (wanted === TO_DO) return isToDo(account);
  if (wanted === NOTHING_TO_DO) return !isToDo(account);
  return action === wanted;
}

function searchedText({ id, name, place, owner }: PageAccount): string {
  return simple(`${id} ${name} ${place} ${owner}`);
}

/** Case and accents do not matter. */
function simple(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
