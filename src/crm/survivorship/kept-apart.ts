import type { CrmAccount } from '../../contract/crm-account.ts';
import type { CrosscheckRules, KeptApart } from '../../contract/crosscheck-rules.ts';
import { accountId } from '../account-id.ts';
import { accountName, keyOf } from '../account-name.ts';
import type { Dataset } from '../dataset.ts';
import { apartMarkIn } from '../names/record-marks.ts';
import { NO_OVERRIDES, type Overrides } from '../override.ts';
import { decidedThat } from '../overrides/decided-by.ts';
import { fieldText, holdsFor } from '../rules/condition.ts';

/** What keeps accounts of one company apart: people's decisions, what they wrote into the names, and the rules. */
export interface KeepingApart {
  /** Why an account may not be merged with all of the others; undefined when it may. */
  reasonAgainst(at: number, others: readonly number[]): string | undefined;
  /** A person decided that they are not one company at all. */
  areDifferent(a: number, b: number): boolean;
}

interface ReadAccount {
  readonly key: string;
  /** What its name says against merging it. */
  readonly saidInName: string | undefined;
  readonly marks: readonly (string | undefined)[];
}

interface Asked {
  readonly dataset: Dataset;
  readonly rules: CrosscheckRules;
  readonly overrides: Overrides;
}

/** Answers for the accounts of one company; what it has read of them it remembers. */
export function keepingApart({ dataset, rules, overrides }: Asked): KeepingApart {
  const marks = rules.kept_apart.map(markOf);
  const read = new Map<number, ReadAccount>();
  const of = (at: number) => {
    const known = read.get(at);
    if (known !== undefined) return known;
    const account = dataset.account(at);
    const fresh = {
      key: keyOf(account),
      saidInName: apartMarkIn(accountName(account)),
      marks: marks.map((mark) => mark(account)),
    };
    read.set(at, fresh);
    return fresh;
  };
  const isDecided = overrides !== NO_OVERRIDES;
  const decision = (a: number, b: number) => (isDecided ? overrides.ofPair(of(a).key, of(b).key) : undefined);
  return {
    reasonAgainst(at, others) {
      const decided = isDecided ? others.find((other) => isApart(decision(at, other))) : undefined;
      if (decided !== undefined)
        return lowered(decidedThat(overrides.behindPair(of(at).key, of(decided).key), STAY_TWO));
      const said = others
        .filter((other) => decision(at, other) !== 'same_company')
        .map((other) => of(at).saidInName ?? of(other).saidInName)
        .find((words) => words !== undefined);
      if (said !== undefined) return `a name says "${said}"`;
      if (marks.length === 0) return undefined;
      const own = of(at).marks;
      const rule = rules.kept_apart.find((one, number) =>
        others.some((other) => areApart(one, own[number], of(other).marks[number])),
      );
      return rule?.because;
    },
    areDifferent: (a, b) => decision(a, b) === 'different_companies',
  };
}

const STAY_TWO = 'they stay two accounts';

/** Behind a colon; the name of a person stays as it is. */
function lowered(sentence: string): string {
  return sentence.replace(/^A person /, 'a person ');
}

function isApart(decision: ReturnType<Overrides['ofPair']>): boolean {
  return decision === 'never_merge' || decision === 'different_companies';
}

/** What an account is by a rule: the value of its field, or that the rule names it. */
function markOf(rule: KeptApart): (account: CrmAccount) => string | undefined {
  if ('values_differ' in rule) return (account) => fieldText(account, rule.values_differ)?.toLowerCase();
  if ('ids' in rule) {
    const ids = new Set(rule.ids.map((id) => accountId(id).id));
    return (account) => (ids.has(keyOf(account)) ? 'named' : undefined);
  }
  return (account) => (holdsFor(rule.when, account) ? 'named' : undefined);
}

/** Values differ only where both are told; a listed account stands apart from the others of its list, one that a condition names from all. */
function areApart(rule: KeptApart, own: string | undefined, other: string | undefined): boolean {
  if ('values_differ' in rule) return own !== undefined && other !== undefined && own !== other;
  if ('ids' in rule) return own !== undefined && other !== undefined;
  return own !== undefined || other !== undefined;
}
