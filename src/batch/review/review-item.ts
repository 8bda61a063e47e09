import type { Asked } from '../../crm/review/answer-decision.ts';
import { proposalKey } from '../../crm/review/proposal-key.ts';
import type { ReviewSubject } from '../../crm/review/review-store.ts';
import { parentOf } from '../mapping/crm-account-of.ts';
import { fieldValueOf } from '../mapping/entity-input-of.ts';
import type { ResultColumn } from '../output/result-columns.ts';
import { type AccountReading, type ReviewAccount, type ReviewRow, reviewAccount } from './review-account.ts';

/** A question about an account, by the positions of its rows. */
export interface ItemPlace {
  readonly at: number;
  /** By which questions are put in order, the lower first; the first number that differs decides. */
  readonly rank: readonly number[];
  /** The other account that it is about: the one that stays, the parent. Undefined where the file does not have it. */
  readonly target: number | undefined;
  readonly question: WantedQuestion;
  /** 0 to 100; 0 where the result tells none. */
  readonly risk: number;
}

/** What tells whether a question is wanted, and still open. */
export interface WantedQuestion {
  readonly kind: Asked['kind'];
  readonly subject: ReviewSubject;
  /** The id of the other account; empty where there is none. */
  readonly targetId: string;
}

/** A question about an account with all that is shown of it. */
export interface ReviewItem {
  readonly subject: ReviewSubject;
  readonly asked: Asked;
  readonly account: ReviewAccount;
  readonly target: ReviewAccount | undefined;
  /** The id of the other account, whether the file has it or not; empty where the question is about none. */
  readonly targetId: string;
  /** The company that the question names, whether it has an account or not; empty where it names none. */
  readonly targetName: string;
  /** The parent that the account has in the CRM, as people call it. */
  readonly parentName: string | undefined;
  /** Companies that it may be, the likeliest first: ids, and what the result says of each. */
  readonly candidates: readonly { readonly coreId: string; readonly told: string }[];
  readonly reasoning: string;
  /** Which company was found for the account, and why; empty where the question is just that. */
  readonly identity: string;
  /** 0 to 100; undefined where the result tells none. */
  readonly risk: number | undefined;
  /** What the risk consists of; empty where it is not told. */
  readonly riskReasons: string;
  /** Of a merge of accounts with different names: what is known of these, without a full stop; empty otherwise. */
  readonly nameDifference: string;
  /** Of a double of which neither may be merged away: why not, of each; empty otherwise. */
  readonly bothProtected: string;
}

/** The kind of the question that a row asks; undefined for one that asks nothing. */
export function questionOf(
  { cells }: ReviewRow,
  { columns: { kind, value } }: Pick<AccountReading, 'columns'>,
): Asked['kind'] | undefined {
  const action = value(cells, 'core_action');
  if (action === 'Merge') return 'merge';
  if (action === 'Delete') return 'delete';
  if (action.startsWith('Associate')) return 'parent';
  const isCompanyOpen =
    value(cells, 'core_outcome') === 'ambiguous' ||
    (value(cells, 'core_confidence') === 'LOW' && value(cells, 'core_outcome') === 'matched');
  if (isCompanyOpen) return 'company';
  if (kind === 'resolved' || value(cells, 'core_needs_review') !== 'yes') return undefined;
  const other = value(cells, 'core_target_external_id') || value(cells, 'core_duplicate_of');
  return other === '' ? 'doubt' : 'double';
}

/** The id of the other account that the question of a row is about; empty when there is none. */
export function targetIdOf(row: ReviewRow, { columns: { value }, mapping }: AccountReading): string {
  const { cells } = row;
  if (value(cells, 'core_action') === 'Delete') return '';
  if (value(cells, 'core_association_type') === 'remove_parent') {
    const id = fieldValueOf(row, mapping, 'parent_id');
    return isParentId(id) ? id : '';
  }
  return value(cells, 'core_target_external_id') || value(cells, 'core_duplicate_of');
}

/** What an answer to the row is remembered by. */
export function subjectOf(
  row: ReviewRow,
  kind: Asked['kind'],
  { account, reading }: { readonly account: string; readonly reading: AccountReading },
): ReviewSubject {
  const value = (column: ResultColumn) => reading.columns.value(row.cells, column);
  if (kind === 'company') {
    const ids = candidatesIn(value('core_candidates')).map(({ coreId }) => coreId);
    return { account, question: 'company', proposal: [value('core_id'), ...ids.sort()].join(' ') };
  }
  const proposal = proposalKey({
    ...{ action: value('core_action'), associationType: value('core_association_type') || null },
    ...{ targetId: targetIdOf(row, reading) || null, targetCoreId: value('core_target_core_id') || null },
    presentParent: presentParentOf(row, reading),
  });
  return { account, question: 'recommendation', proposal };
}

function presentParentOf(row: ReviewRow, { mapping }: AccountReading): string | null {
  const value = (field: 'parent_id' | 'parent_name') => fieldValueOf(row, mapping, field) || undefined;
  const { parent_external_id: id, parent_name: name } = parentOf(value('parent_id'), value('parent_name'));
  return id ?? name ?? null;
}

/** Reads a question with the accounts that it is about; `rowWithId` finds the row of another account. */
export function reviewItem(
  row: ReviewRow,
  target: ReviewRow | undefined,
  { rowWithId, ...reading }: AccountReading & { readonly rowWithId: (id: string) => ReviewRow | undefined },
): ReviewItem | undefined {
  const kind = questionOf(row, reading);
  const account = reviewAccount(row, reading);
  if (kind === undefined || account === undefined) return undefined;
  const value = (column: ResultColumn) => reading.columns.value(row.cells, column);
  const other = target && reviewAccount(target, reading);
  const parentId = fieldValueOf(row, reading.mapping, 'parent_id');
  const parentRow = parentId === '' ? undefined : rowWithId(parentId);
  const parent = parentRow && reviewAccount(parentRow, reading);
  const parentName = parent?.name ?? fieldValueOf(row, reading.mapping, 'parent_name');
  const risk = value('core_risk');
  const suggested = value('core_id') || null;
  return {
    subject: subjectOf(row, kind, { account: account.key, reading }),
    asked: askedOf(kind, {
      account,
      other,
      parent,
      hasParent: isParentId(parentId) || parentName !== '',
      value,
    }),
    ...{ account, target: other, parentName: parentName === '' ? undefined : parentName },
    targetId: targetIdOf(row, reading),
    targetName: other?.name ?? (value('core_target_name') || value('core_target_core_id')),
    candidates: kind === 'company' ? candidatesOf(suggested, value) : [],
    reasoning: value(kind === 'company' ? 'core_reasoning' : 'core_action_reasoning'),
    identity: kind === 'company' ? '' : value('core_reasoning'),
    risk: risk === '' ? undefined : Number(risk),
    riskReasons: value('core_risk_reasons'),
    nameDifference: kind === 'merge' ? value('core_name_difference') : '',
    bothProtected: kind === 'double' && other !== undefined ? protectedWords([account, other], reading) : '',
  };
}

/** `Acme: it is a customer; Acme Ltd: it has open opportunities`; empty where one of them is not protected. */
function protectedWords(accounts: readonly ReviewAccount[], { columns }: AccountReading): string {
  const each = accounts.map(({ name, row }) => ({
    name,
    why: columns.value(row.cells, 'core_protected'),
  }));
  return each.some(({ why }) => why === '') ? '' : each.map(({ name, why }) => `${name}: ${why}`).join('; ');
}

interface Told {
  readonly account: ReviewAccount;
  readonly other: ReviewAccount | undefined;
  readonly parent: ReviewAccount | undefined;
  readonly hasParent: boolean;
  readonly value: (column: ResultColumn) => string;
}

function askedOf(kind: Asked['kind'], { account, other, parent, hasParent, value }: Told): Asked {
  switch (kind) {
    case 'merge':
    case 'double':
      return { kind, account, target: other };
    case 'parent': {
      const isTakenAway = value('core_association_type') === 'remove_parent';
      return {
        ...{ kind, account },
        parent: isTakenAway ? null : { coreId: value('core_target_core_id') || other?.coreId || null },
        now: hasParent ? { coreId: parent?.coreId ?? null } : null,
      };
    }
    case 'company':
      return { kind, account, suggested: value('core_id') || null };
    default:
      return { kind, account };
  }
}

/** Zeros stand for no parent in exports of Salesforce. */
export function isParentId(id: string): boolean {
  return id !== '' && !/^0+(?:AAA)?$/.test(id);
}

function candidatesOf(suggested: string | null, value: Told['value']): ReviewItem['candidates'] {
  const listed = candidatesIn(value('core_candidates'));
  if (suggested === null) return listed;
  const name = value('core_trading_name') || value('core_legal_name');
  const own = { coreId: suggested, told: name || suggested };
  return [
    listed.find(({ coreId }) => coreId === suggested) ?? own,
    ...listed.filter((one) => one.coreId !== suggested),
  ];
}

/** `core_id name (city, country, website)`, a bar between them (batch/output/result-columns.ts). */
function candidatesIn(text: string): { readonly coreId: string; readonly told: string }[] {
  return text.split(' | ').flatMap((candidate) => {
    const [, coreId, told] = /^([1-9]\d{9}) (.+)$/.exec(candidate.trim()) ?? [];
    return coreId === undefined || told === undefined ? [] : [{ coreId, told }];
  });
}
