import { hash } from 'node:crypto';
import type { z } from 'zod';
import { type AccountLine, AccountsHead } from '../../contract/accounts.ts';
import type { Confidence } from '../../contract/confidence.ts';
import { type CrmAccount, LoadedAccount } from '../../contract/crm-account.ts';
import { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { CoreError } from '../../contract/errors.ts';
import { parseWith } from '../../contract/parse.ts';
import { plainCrmAccount } from '../../contract/plain-crm-account.ts';
import { accountId } from '../../crm/account-id.ts';
import { turn } from '../../crm/in-steps.ts';
import type { EntityDecisions } from '../../crm/overrides/entity-decisions.ts';
import { resolvedInputOf } from '../../crm/resolved-input.ts';
import type { DatasetDraft, DraftAccount } from '../../jobs/dataset-store.ts';

const AT_ONCE = 500;
/** 128 bits. */
const HASH_CHARACTERS = 22;

export interface StagingOptions {
  /** What people decided about who accounts are, if anything. */
  readonly decisions: EntityDecisions | undefined;
  /** Whether resolutions are to have their evidence. */
  readonly keepEvidence: boolean;
  /** Hears each time that accounts were added. */
  readonly onAdded: (rules: CrosscheckRules) => void;
}

/** Reads lines into a draft, which is all that is held of them; returns the rules that they begin with. */
export async function stageAccounts(
  lines: AsyncIterable<AccountLine> | Iterable<AccountLine>,
  draft: Pick<DatasetDraft, 'add'>,
  options: StagingOptions,
): Promise<CrosscheckRules> {
  let rules = CrosscheckRules.parse({});
  let waiting: DraftAccount[] = [];
  let isFirst = true;
  const addAll = () => {
    draft.add(waiting);
    waiting = [];
    options.onAdded(rules);
  };
  for await (const line of lines) {
    if (isFirst && hasRules(line.value)) ({ rules } = at(line, AccountsHead, 'the rules'));
    else waiting.push(draftAccount(line, { ...options, least: rules.limits.min_confidence }));
    isFirst = false;
    if (waiting.length < AT_ONCE) continue;
    addAll();
    await turn();
  }
  addAll();
  return rules;
}

function hasRules(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'rules' in value && !('external_id' in value);
}

interface Deciding extends Omit<StagingOptions, 'onAdded'> {
  /** How sure a match has to be. */
  readonly least: Confidence | undefined;
}

function draftAccount(line: AccountLine, options: Deciding): DraftAccount {
  const account = plainCrmAccount(line.value) ?? inOrder(at(line, LoadedAccount, 'the account'));
  const { id } = accountId(account.external_id);
  return { line: line.line, id, account, resolvedBy: resolvedBy(account, options) };
}

/** Of two lines that say the same, columns may stand in another order. */
function inOrder({ fields, ...account }: CrmAccount): CrmAccount {
  if (fields === undefined) return account;
  return {
    ...account,
    fields: Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** A hash of what decides how an account is resolved: its record, what a person decided, how sure it has to be. */
function resolvedBy(account: CrmAccount, { decisions, keepEvidence, least }: Deciding): string {
  const input = resolvedInputOf(account);
  const denied = decisions?.notOf(input) ?? [];
  const deciding = [
    input,
    decisions?.of(input) ?? null,
    keepEvidence,
    ...denied,
    ...(least ? [{ least }] : []),
    ...(account.is_person === true ? [{ isPerson: true }] : []),
  ];
  return hash('sha256', JSON.stringify(deciding), 'base64').slice(0, HASH_CHARACTERS);
}

/** Reads a line by its schema; a fault names the line. */
function at<S extends z.ZodType>({ line, value }: AccountLine, schema: S, what: string): z.output<S> {
  try {
    return parseWith(schema, value, what);
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    throw new CoreError(error.code, `line ${line}: ${error.message}`, { ...error.place, line });
  }
}
