import { CoreId } from '../../contract/core-id.ts';
import { writtenId } from '../account-id.ts';
import type { Decision, Override } from '../override.ts';
import { accountFault, accountKey, isRecord } from './account-key.ts';

/** The members of a decision as a row of a file: texts, empty where they do not belong to it. */
export const DECISION_COLUMNS = [
  'decision',
  'account',
  'other_account',
  'core_id',
  'is_operating',
  'reason',
  'decided_by',
  'decided_at',
] as const;
export type DecisionColumn = (typeof DECISION_COLUMNS)[number];
export type DecisionRow = Readonly<Record<DecisionColumn, string>>;

/** What keeps a row from being a decision, and how it is put right. */
export interface DecisionFault {
  readonly field: DecisionColumn;
  readonly what: string;
  readonly fix: string;
  /** The row names accounts that no decision can tell apart, as earlier versions have written some. */
  readonly saysNothing?: boolean;
}

/** In the place of a core_id: none of the known companies; no parent. */
const NONE = 'none';

type Kind = Decision['decision'];

/** What a row of each kind has beside its first account. */
const HAS: Readonly<Record<Kind, 'other_account' | 'core_id' | 'is_operating'>> = {
  same_company: 'other_account',
  different_companies: 'other_account',
  never_merge: 'other_account',
  entity: 'core_id',
  not_entity: 'core_id',
  parent: 'core_id',
  operating: 'is_operating',
};

export function decisionRow(override: Override): DecisionRow {
  const { decision, reason = '', decided_by = '', decided_at } = override;
  const [account, other_account = ''] = 'accounts' in override ? override.accounts : [override.account];
  const values = { core_id: '', is_operating: '' };
  if (override.decision === 'entity') values.core_id = override.core_id ?? NONE;
  if (override.decision === 'not_entity') values.core_id = override.core_id;
  if (override.decision === 'parent') values.core_id = override.parent_core_id ?? NONE;
  if (override.decision === 'operating') values.is_operating = override.is_operating ? 'yes' : 'no';
  return { decision, account, other_account, ...values, reason, decided_by, decided_at };
}

/** Reads a row; without a day it was decided today. Ids of accounts get their whole form. */
export function overrideOfRow(row: DecisionRow, today: string): Override | DecisionFault {
  const kind = kindOf(row);
  if (kind === undefined) {
    const fix = `Decisions are ${Object.keys(HAS).join(', ')}.`;
    return { field: 'decision', what: `"${row.decision}" is not a decision`, fix };
  }
  const fault = surplusFault(row, kind) ?? accountsFault(row, kind) ?? valueFault(row, kind) ?? dayFault(row);
  if (fault !== undefined) return fault;
  return {
    ...decisionOf(row, kind),
    ...(row.decided_by !== '' && { decided_by: row.decided_by }),
    ...(row.reason !== '' && { reason: row.reason }),
    decided_at: row.decided_at === '' ? today : row.decided_at,
  };
}

function kindOf({ decision }: DecisionRow): Kind | undefined {
  // The keys of HAS are the kinds.
  return (Object.keys(HAS) as Kind[]).find((kind) => kind === decision.toLowerCase());
}

function surplusFault(row: DecisionRow, kind: Kind): DecisionFault | undefined {
  const fields = ['other_account', 'core_id', 'is_operating'] as const;
  const field = fields.find((one) => one !== HAS[kind] && row[one] !== '');
  if (field === undefined) return undefined;
  return { field, what: `${kind} has no ${field}, and here it is "${row[field]}"`, fix: 'Leave it empty.' };
}

function accountsFault(row: DecisionRow, kind: Kind): DecisionFault | undefined {
  const fields =
    HAS[kind] === 'other_account' ? (['account', 'other_account'] as const) : (['account'] as const);
  for (const field of fields) {
    const fault = accountFault(row[field]);
    if (fault !== undefined) return { field, ...fault };
  }
  if (fields.length === 1 || accountKey(row.account) !== accountKey(row.other_account)) return undefined;
  const what = `${row.account} and ${row.other_account} are the same account`;
  const fault = { field: 'other_account' as const, what, fix: 'Name two accounts.' };
  return isRecord(row.account) ? { ...fault, saysNothing: true } : fault;
}

function valueFault(row: DecisionRow, kind: Kind): DecisionFault | undefined {
  const isNone = row.core_id.toLowerCase() === NONE && kind !== 'not_entity';
  if (HAS[kind] === 'core_id' && !isNone && !CoreId.safeParse(row.core_id).success) {
    const orNone = kind === 'not_entity' ? '' : `, or ${NONE}`;
    const fix = `Give ten digits, the first of them not 0${orNone}.`;
    return { field: 'core_id', what: `"${row.core_id}" is not a core_id`, fix };
  }
  if (HAS[kind] === 'is_operating' && isTrue(row.is_operating) === undefined)
    return {
      field: 'is_operating',
      what: `"${row.is_operating}" is neither yes nor no`,
      fix: 'Give yes or no.',
    };
  return undefined;
}

const DAY = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/;

function dayFault({ decided_at: at }: DecisionRow): DecisionFault | undefined {
  if (at === '' || (DAY.test(at) && !Number.isNaN(Date.parse(at)) && isInCalendar(at.slice(0, 10))))
    return undefined;
  return {
    field: 'decided_at',
    what: `"${at}" is not a day`,
    fix: 'Write it like 2026-01-31, or leave it empty.',
  };
}

/** 30 February is read as 2 March otherwise. */
function isInCalendar(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

function decisionOf(row: DecisionRow, kind: Kind): Decision {
  const account = wholeName(row.account);
  const core_id = row.core_id.toLowerCase() === NONE ? null : row.core_id;
  switch (kind) {
    case 'entity':
      return { decision: kind, account, core_id };
    case 'not_entity':
      return { decision: kind, account, core_id: row.core_id };
    case 'parent':
      return { decision: kind, account, parent_core_id: core_id };
    case 'operating':
      return { decision: kind, account, is_operating: isTrue(row.is_operating) === true };
    default:
      return { decision: kind, accounts: [account, wholeName(row.other_account)] };
  }
}

function wholeName(named: string): string {
  return isRecord(named) ? named.trim() : writtenId(named);
}

function isTrue(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (['yes', 'true'].includes(word)) return true;
  return ['no', 'false'].includes(word) ? false : undefined;
}
