import type { ReportAccount } from '../../contract/crosscheck-report.ts';

/** Accounts that are one company, and its regional ones. */
export interface ReportedGroup {
  readonly id: string;
  /** Positions of the accounts: the surviving one first, then by their ids. */
  readonly members: readonly number[];
  readonly doubles: number;
}

const ORDER: Readonly<Record<string, number>> = { PRIMARY: 0, REGIONAL: 1, DUPLICATE: 2 };

/** Collects the groups while the accounts are read. */
export function collectGroups() {
  const groups = new Map<string, { position: number; type: string; id: string }[]>();
  return {
    add({ duplicate, external_id: id }: ReportAccount, position: number) {
      if (duplicate === null) return;
      const members = groups.get(duplicate.group_id) ?? [];
      groups.set(duplicate.group_id, members);
      members.push({ position, type: duplicate.type, id });
    },
    /** Those that have a double, the largest first. */
    groups(): readonly ReportedGroup[] {
      return [...groups]
        .map(([id, members]) => ({
          id,
          members: [...members]
            .sort((a, b) => (ORDER[a.type] ?? 3) - (ORDER[b.type] ?? 3) || (a.id < b.id ? -1 : 1))
            .map(({ position }) => position),
          doubles: members.filter(({ type }) => type === 'DUPLICATE').length,
        }))
        .filter(({ doubles }) => doubles > 0)
        .sort((a, b) => b.doubles - a.doubles || (a.id < b.id ? -1 : 1));
    },
  };
}
