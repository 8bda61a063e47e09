import type { Decision, Override } from '../../../src/crm/override.ts';

const DAY = '2026-03-01';

export function same(one: string, other: string): Override {
  return decided({ decision: 'same_company', accounts: [one, other] });
}

export function different(one: string, other: string): Override {
  return decided({ decision: 'different_companies', accounts: [one, other] });
}

export function neverMerge(one: string, other: string): Override {
  return decided({ decision: 'never_merge', accounts: [one, other] });
}

export function entity(account: string, coreId: string | null): Override {
  return decided({ decision: 'entity', account, core_id: coreId });
}

export function notEntity(account: string, coreId: string): Override {
  return decided({ decision: 'not_entity', account, core_id: coreId });
}

export function parent(account: string, coreId: string | null): Override {
  return decided({ decision: 'parent', account, parent_core_id: coreId });
}

export function operating(account: string, is_operating: boolean): Override {
  return decided({ decision: 'operating', account, is_operating });
}

function decided(decision: Decision): Override {
  return { ...decision, decided_at: DAY };
}
