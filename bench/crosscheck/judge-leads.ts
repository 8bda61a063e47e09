import { parse } from 'csv-parse/sync';
import type { JudgedRow } from './judge-answers.ts';

/** Whose account a lead is. Members of several values list all that are right; an empty one means none. */
export interface ExpectedLead {
  readonly id: string;
  readonly company: string;
  readonly accountIds: readonly string[];
  /** `same`, `parent`, `subsidiary`, `regional`, `sibling`, or `none`. */
  readonly relations: readonly string[];
  readonly why: string;
}

export interface WrongLead {
  readonly expected: ExpectedLead;
  readonly accountId: string;
  readonly relation: string;
}

export interface JudgedLeads {
  /** Of the leads that are said to be an account's own company, those that are. */
  readonly same: { readonly right: number; readonly of: number };
  /** Of the leads whose company has an account, those that were found. */
  readonly found: { readonly right: number; readonly of: number };
  /** Of all leads, those with the right account and relation. */
  readonly all: { readonly right: number; readonly of: number };
  /** Those wrongly said to be the same company first. */
  readonly wrong: readonly WrongLead[];
}

export interface LeadOptions {
  /** The column of the leads' own ids. */
  readonly idColumn: string;
  /** An id as sent in its whole form (crm/account-id.ts). */
  readonly wholeId: (sent: string) => string;
}

/** Reads fixtures/crm/leads.key.csv. */
export function readLeadsKey(text: string): readonly ExpectedLead[] {
  const rows: readonly Record<string, string>[] = parse(text, { columns: true, bom: true });
  return rows.map(({ id = '', company = '', account_id = '', relation = '', why = '' }) => ({
    id,
    company,
    accountIds: account_id.split('|'),
    relations: relation.split('|'),
    why,
  }));
}

/** Holds what `core resolve --against` wrote to the key; a lead without a row is one without an account. */
export function judgeLeads(
  key: readonly ExpectedLead[],
  rows: readonly JudgedRow[],
  { idColumn, wholeId }: LeadOptions,
): JudgedLeads {
  const byId = new Map(rows.map((row) => [row[idColumn] ?? '', row]));
  const leads = key.map((expected) => {
    const row = byId.get(expected.id);
    const accountId = wholeId(row?.core_account_id ?? '');
    const relation = row?.core_account_relation || 'none';
    const isRight = expected.accountIds.includes(accountId) && expected.relations.includes(relation);
    return { expected, accountId, relation, isRight };
  });
  const said = leads.filter(({ relation }) => relation === 'same');
  const known = leads.filter(({ expected }) => expected.relations.includes('same'));
  const isSameWrong = ({ relation }: WrongLead) => Number(relation === 'same');
  return {
    same: { right: said.filter(isRightOne).length, of: said.length },
    found: { right: known.filter(isRightOne).length, of: known.length },
    all: { right: leads.filter(isRightOne).length, of: leads.length },
    wrong: leads.filter((lead) => !isRightOne(lead)).toSorted((a, b) => isSameWrong(b) - isSameWrong(a)),
  };
}

function isRightOne({ isRight }: { readonly isRight: boolean }): boolean {
  return isRight;
}
