import type { QuestionKind, ReviewOrder } from '../../contract/review.ts';
import { numberIn } from '../../crm/numbers.ts';
import { fieldValueOf } from '../mapping/entity-input-of.ts';
import type { AccountReading, ReviewRow } from './review-account.ts';

/** What hangs on an account, as far as its row tells. */
export interface AtStake {
  readonly contracted: number;
  readonly opportunities: number;
  readonly revenue: number;
}

/** Numbers of a row that are no numbers count as nothing. */
export function atStake(row: ReviewRow, { mapping }: Pick<AccountReading, 'mapping'>): AtStake {
  const number = (field: 'contracted_revenue' | 'open_opportunities' | 'annual_revenue') => {
    const text = fieldValueOf(row, mapping, field);
    return text === '' ? 0 : (numberIn(text) ?? 0);
  };
  return {
    contracted: number('contracted_revenue'),
    opportunities: number('open_opportunities'),
    revenue: number('annual_revenue'),
  };
}

/** What can hardly be undone comes first, then what nobody but a person can tell, then what is changed back with ease. */
const HARM: Readonly<Record<QuestionKind, number>> = {
  ...{ merge: 0, delete: 0, double: 0 },
  ...{ doubt: 1, company: 1 },
  parent: 2,
};

interface Ranked {
  readonly kind: QuestionKind;
  readonly risk: number;
  /** Position of the row in the file. */
  readonly at: number;
  /** Of the account, and of the one that the question is about. */
  readonly stakes: readonly AtStake[];
}

/** The place of a question among the others: numbers that are compared one after the other, the lower first. */
export function rankOf({ kind, risk, at, stakes }: Ranked, order: ReviewOrder): readonly number[] {
  const sum = (what: keyof AtStake) => stakes.reduce((total, stake) => total + stake[what], 0);
  switch (order) {
    case 'file':
      return [at];
    case 'risk':
      return [-risk, HARM[kind], -sum('contracted'), -sum('opportunities'), -sum('revenue'), at];
    case 'value':
      return [HARM[kind], -sum('contracted'), -sum('opportunities'), -risk, -sum('revenue'), at];
  }
}

/** Compares ranks of one order. */
export function byRank(a: readonly number[], b: readonly number[]): number {
  for (const [place, own] of a.entries()) {
    const difference = own - (b[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
