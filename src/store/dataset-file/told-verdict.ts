import type {
  Crosscheck,
  DuplicateGroup,
  DuplicateMember,
  RecommendedAction,
} from '../../contract/crosscheck.ts';
import type { CrosscheckExtended } from '../../contract/extended.ts';
import { accountId } from '../../crm/account-id.ts';
import type { Dataset } from '../../crm/dataset.ts';
import { decisionWords } from '../../crm/overrides/decision-words.ts';
import type { Verdict, DuplicateGroup as VerdictGroup } from '../../crm/verdict.ts';

/** What the wire tells of an account, without what it shares with others: the members of its group, the time of the plan. */
export interface StoredVerdict {
  readonly crosscheck: Pick<Crosscheck, 'recommended_action' | 'op_status'> & {
    readonly duplicate: Pick<DuplicateGroup, 'type' | 'reasoning' | 'duplicate_of'> | null;
  };
  readonly extended: CrosscheckExtended;
}

/** Puts a verdict into the words of the wire; positions become the ids that accounts were sent with. */
export function storedVerdict(verdict: Verdict, dataset: Dataset): StoredVerdict {
  const { action, kind, label, risk, riskReasons, review, status, obeyed } = verdict;
  const { nameDifference, survivingName, protections } = verdict;
  const { target } = action;
  return {
    crosscheck: {
      recommended_action: actionOf(action),
      duplicate: duplicateOf(verdict, dataset),
      op_status: { operational_status: status.status, reasoning: status.reasoning },
    },
    extended: {
      target: target && {
        name: target.name,
        external_id: target.externalId === null ? null : sentId(target.externalId, dataset),
        core_id: target.coreId,
      },
      duplicate_kind: kind,
      hierarchy_label: label,
      risk,
      risk_reasons: [...riskReasons],
      review,
      ...(nameDifference !== null && { name_difference: nameDifference }),
      ...(survivingName !== null && { surviving_name: survivingName }),
      ...(protections.length > 0 && { protections: [...protections] }),
      ...(obeyed.length > 0 && { decisions: obeyed.map(decisionWords) }),
    },
  };
}

/** The members of a group that the wire can tell: those with an entity. */
export function toldMembers({ members }: VerdictGroup, dataset: Dataset): readonly DuplicateMember[] {
  return members.flatMap(({ at, type, reasoning }) => {
    const account = referenceTo(at, dataset);
    return account === null ? [] : [{ ...account, type, reasoning }];
  });
}

function actionOf({ action, associationType, reasoning }: Verdict['action']): RecommendedAction {
  if (action !== 'Associate' && action !== 'Associate (missing parent)')
    return { action, association_type: null, reasoning };
  if (associationType === null) throw new Error(`an ${action} has no association type`);
  return { action, association_type: associationType, reasoning };
}

function duplicateOf(
  { group, type, duplicateReasoning, duplicateOf: at }: Verdict,
  dataset: Dataset,
): StoredVerdict['crosscheck']['duplicate'] {
  if (group === null || type === null) return null;
  const duplicate_of = at === null ? null : referenceTo(at, dataset);
  return { type, reasoning: duplicateReasoning, duplicate_of };
}

function referenceTo(at: number, dataset: Dataset): Pick<DuplicateMember, 'core_id' | 'external_id'> | null {
  const { coreId } = dataset.identity(at);
  return coreId === null ? null : { core_id: coreId, external_id: dataset.account(at).external_id };
}

/** As the account was sent; ids of accounts that are not in the dataset stay as they are. */
function sentId(id: string, dataset: Dataset): string {
  const at = dataset.positionOf(accountId(id).id);
  return at === undefined ? id : dataset.account(at).external_id;
}
