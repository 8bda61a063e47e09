import { REPORTED_ACTIONS } from '../../contract/crosscheck-report.ts';
import type { CrosscheckResults, ListedGroup } from '../../contract/crosscheck-results.ts';
import { CoreError } from '../../contract/errors.ts';
import { HIGH_RISK } from '../../contract/risk.ts';
import type { IndexedGroup } from './account-index.ts';
import { checkedAccount, type ReadResult } from './checked-account.ts';
import { duplicateGroup } from './duplicate-group.ts';
import { filteredAccounts, stateOf } from './filtered-accounts.ts';

/** What a crosscheck has found, as pages show it; the answers of people were read just before. */
export function crosscheckResults(name: string, result: ReadResult): CrosscheckResults {
  const { index, list } = result;
  const openIn = ({ members }: IndexedGroup) =>
    members.filter((account) => stateOf(account, list) === 'open').length;
  return {
    async counts() {
      const judged = index.accounts.filter(({ action }) => action !== '');
      const actions = REPORTED_ACTIONS.map((action) => {
        const own = judged.filter((account) => account.action === action);
        return {
          ...{ action, accounts: own.length },
          answered: own.filter((account) => stateOf(account, list) === 'answered').length,
          risky: action === 'None' ? 0 : own.filter(({ risk }) => (risk ?? 0) > HIGH_RISK).length,
        };
      });
      return {
        ...{ file: name, accounts: judged.length, actions },
        protected: judged.filter(({ isProtected }) => isProtected).length,
        needs_review: judged.filter(({ needsReview }) => needsReview).length,
        groups: index.groups.length,
        doubles: index.groups.reduce((sum, { doubles }) => sum + doubles, 0),
      };
    },
    async accounts(filter, { from, limit }) {
      const found = await filteredAccounts(filter, result);
      const piece = found.slice(from, from + limit);
      return { total: found.length, from, accounts: piece.map((account) => checkedAccount(account, result)) };
    },
    async groups({ from, limit, isOpen }) {
      const found = isOpen ? index.groups.filter((group) => openIn(group) > 0) : index.groups;
      const groups = found.slice(from, from + limit).map((group) => listedGroup(group, openIn(group)));
      return { total: found.length, from, groups };
    },
    async group(id) {
      const at = index.groups.findIndex((group) => group.id === id);
      const group = index.groups[at];
      if (group === undefined)
        throw new CoreError('NOT_FOUND', 'There is no such duplicate group in the result.');
      return {
        ...duplicateGroup(group, result),
        ...{ before: index.groups[at - 1]?.id ?? null, after: index.groups[at + 1]?.id ?? null },
        ...{ place: at + 1, total: index.groups.length },
      };
    },
  };

  function listedGroup({ id, members, doubles }: IndexedGroup, open: number): ListedGroup {
    const [first] = members;
    const risks = members.flatMap(({ action, risk }) => (action === 'None' || risk === null ? [] : [risk]));
    return {
      ...{ id, name: first === undefined ? id : checkedAccount(first, result).name },
      ...{ accounts: members.length, doubles, open },
      risk: risks.length === 0 ? null : Math.max(...risks),
      protected: members.filter(({ isProtected }) => isProtected).length,
    };
  }
}
