import type { CrmAccount } from '../../contract/crm-account.ts';
import { accountId } from '../../crm/account-id.ts';
import type { Proposal } from '../../crm/action-files/action-plan.ts';
import type { ToldProposal } from '../../crm/action-files/told-actions.ts';
import type { Dataset } from '../../crm/dataset.ts';
import { proposalKey } from '../../crm/review/proposal-key.ts';
import type { KeptReview } from '../../crm/review/review-store.ts';
import { answeredWords } from '../../crm/review/reviewed-proposals.ts';
import type { InputRow } from '../../tabular/input-row.ts';
import { proposedBy, type RowCrosscheck } from '../crosscheck/row-crosscheck.ts';
import { isInRecycleBin } from '../mapping/crm-account-of.ts';
import { fieldValueOf } from '../mapping/entity-input-of.ts';
import type { ActionWishes } from './action-wishes.ts';

/** A file of accounts that was judged: by a run at its end, or as its result has it. */
export interface ProposedFile {
  /** Each account once. */
  readonly accounts: Dataset;
  /** Every row with what was found, as often as it is asked for. */
  rows(): AsyncIterable<ProposedRow>;
}

interface ProposedRow {
  readonly row: InputRow;
  /** Undefined for rows that are no account. */
  readonly account: CrmAccount | undefined;
  readonly result: { readonly outcome: string; readonly crosscheck?: RowCrosscheck };
}

/** What the rows of a judged file propose, by the positions of their accounts. */
interface FileProposals {
  readonly proposals: readonly Proposal[];
  readonly told: ReadonlyMap<number, ToldProposal>;
  /** Accounts whose row has an id; the others are known by the number of their row alone. */
  readonly hasOwnId: Uint8Array;
  /** Accounts that a row which could not be read names as its parent, and its line. */
  readonly namedBy: ReadonlyMap<number, number>;
}

/** Reads every row once. An account that several rows repeat has one proposal. */
export async function proposalsOf(
  { accounts, rows }: ProposedFile,
  { mapping, reviewed }: Pick<ActionWishes, 'mapping' | 'reviewed'>,
): Promise<FileProposals> {
  const proposals = new Map<number, Proposal>();
  const told = new Map<number, ToldProposal>();
  const hasOwnId = new Uint8Array(accounts.size);
  const namedBy = new Map<number, number>();
  for await (const { row, account, result } of rows()) {
    const sent = fieldValueOf(row, mapping, 'external_id');
    if (account === undefined) {
      if (isInRecycleBin(row, mapping)) continue;
      for (const field of ['parent_id', 'parent_name'] as const) {
        const parent = positionOf(fieldValueOf(row, mapping, field), accounts);
        if (parent !== undefined) namedBy.set(parent, row.line);
      }
      continue;
    }
    const at = positionOf(account.external_id, accounts);
    if (at === undefined) continue;
    if (sent !== '') hasOwnId[at] = 1;
    const { crosscheck } = result;
    const proposal = crosscheck === undefined ? undefined : proposalOf(at, crosscheck, accounts);
    if (crosscheck === undefined || proposal === undefined || proposals.has(at)) continue;
    const { id } = accountId(account.external_id);
    const answer = reviewed?.answerTo(id, proposalKey(proposedBy(crosscheck, account)));
    proposals.set(at, answer === undefined ? proposal : answered(proposal, answer));
    told.set(at, toldOf(crosscheck));
  }
  return { proposals: [...proposals.values()], told, hasOwnId, namedBy };
}

export function positionOf(id: string, accounts: Dataset): number | undefined {
  return id === '' ? undefined : accounts.positionOf(accountId(id).id);
}

function proposalOf(
  at: number,
  { action, duplicate }: RowCrosscheck,
  accounts: Dataset,
): Proposal | undefined {
  const target = (id: string | null | undefined) => positionOf(id ?? '', accounts) ?? null;
  const none = { at, target: null, isMissingParent: false };
  switch (action.action) {
    case 'Delete':
      return { ...none, action: 'Delete' };
    case 'Merge': {
      const into = target(action.targetId ?? duplicate?.duplicateOf);
      const isPerson = (one: number | null) => one !== null && accounts.account(one).is_person === true;
      const obstacle = 'one is the account of a person, the other that of a company: no CRM merges these';
      return {
        ...{ ...none, action: 'Merge', target: into },
        ...(isPerson(at) !== isPerson(into) && { obstacle }),
      };
    }
    case 'Associate (missing parent)':
      return { ...none, action: 'Associate (missing parent)', isMissingParent: true };
    case 'Associate': {
      if (action.associationType === 'remove_parent') return { ...none, action: 'Associate' };
      const parent = target(action.targetId);
      const obstacle = 'the service does not tell which account its new parent is';
      return { ...none, action: 'Associate', target: parent, ...(parent === null && { obstacle }) };
    }
    default:
      return undefined;
  }
}

/** What a person rejected or deferred is not carried out. */
function answered(proposal: Proposal, answer: KeptReview): Proposal {
  const answeredOne = { ...proposal, answer: answer.verdict };
  return answer.verdict === 'accepted' ? answeredOne : { ...answeredOne, obstacle: answeredWords(answer) };
}

function toldOf({ action, duplicate, risk, survivingName }: RowCrosscheck): ToldProposal {
  return {
    reasoning: action.reasoning,
    risk,
    group: duplicate?.groupId ?? null,
    parentName: action.targetName,
    parentCoreId: action.targetCoreId,
    survivingName,
  };
}
