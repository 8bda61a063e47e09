import type { CrosscheckReport, ReportAccount } from '../../contract/crosscheck-report.ts';
import { type ComparedColumn, compareMembers } from './compare-members.ts';
import type { ReportedGroup } from './duplicate-groups.ts';
import { unitsOf } from './group-units.ts';

/** Accounts that become one, side by side. */
export interface ComparedAccounts {
  /** The surviving account first. */
  readonly members: readonly ReportAccount[];
  readonly columns: readonly ComparedColumn[];
}

export interface ComparedGroup {
  readonly members: readonly ReportAccount[];
  readonly units: readonly ComparedAccounts[];
}

/** Holds the accounts of a group against each other. */
export function compareGroup(group: ReportedGroup, report: CrosscheckReport): ComparedGroup {
  const members = group.members.map((position) => report.accounts.at(position));
  const units = unitsOf(members, ({ external_id: id, duplicate }) => ({
    ...{ id, type: duplicate?.type ?? null, duplicateOf: duplicate?.duplicate_of ?? null },
  }));
  return { members, units: units.map((unit) => compared(unit, report)) };
}

function compared(
  members: readonly ReportAccount[],
  { columns, ...survivorship }: Pick<CrosscheckReport, 'columns' | 'filledTogether' | 'nameColumn'>,
): ComparedAccounts {
  const first = members[0]?.external_id;
  const told = members.map(({ values, action, target, surviving_name: name }) => ({
    values,
    isMerged: action === 'Merge' && target?.external_id === first,
    givesName: name !== null,
  }));
  return { members, columns: compareMembers(columns, told, survivorship) };
}
