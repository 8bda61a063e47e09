import { createHash } from 'node:crypto';
import type { EntityInput } from '../../contract/entity-input.ts';
import type { Override } from '../override.ts';
import { accountKey, accountKeysOf, isRecordKey } from './account-key.ts';
import { decidedCompanies } from './companies.ts';
import type { DecidedFacts } from './decided-facts.ts';
import { decisionWords } from './decision-words.ts';
import { type EntityDenial, type EntityDenials, entityDenials } from './entity-denials.ts';
import { type FactDecisions, factDecisions } from './fact-decisions.ts';
import { keysOf } from './subject.ts';

/** Which entity an account is by the decision of a person; null for none of those that are known. */
export interface EntityDecision {
  readonly coreId: string | null;
  /** The account that it was decided of, when that is another one of the same company. */
  readonly sameAs: string | null;
  readonly decidedAt: string;
  readonly reason: string | null;
  /** Null when it is not kept who decided. */
  readonly decidedBy: string | null;
  /** The decision as a text that is the same wherever it is told. */
  readonly words: string;
}

/** The decisions of a workspace about who accounts are, and what their companies are. */
export interface EntityDecisions {
  /** What was decided of the account of a record: by its id, else by its normal form. */
  of(input: EntityInput): EntityDecision | undefined;
  /** Which entities the account of a record was decided not to be; mostly none. */
  notOf(input: EntityInput): readonly EntityDenial[];
  /** What was decided of the company of the account beside who it is. */
  factsOf(input: EntityInput): DecidedFacts;
  /** All of it as a short text, which is another one when something else is decided; undefined when nothing is. */
  told(input: EntityInput): string | undefined;
  /** Changes when another answer is given. */
  readonly version: string;
}

/** What a single account is asked for: decisions about pairs alone say nothing of it. */
const OF_ONE: ReadonlySet<Override['decision']> = new Set(['entity', 'not_entity', 'parent', 'operating']);

/** Undefined when nobody has decided who an account is, nor whether it operates or whom it belongs to. */
export function entityDecisionsOf(decisions: readonly Override[]): EntityDecisions | undefined {
  if (!decisions.some(({ decision }) => OF_ONE.has(decision))) return undefined;
  const companies = decidedCompanies();
  const standing = decisions.filter((override) => companies.add({ override }) === undefined);
  const byKey = decisionsByKey(standing);
  const denials = entityDenials(standing, companies);
  const facts = factDecisions(standing, companies);
  // A normal form costs time, and is made only where one may be found.
  const hasRecords = [...byKey.keys(), ...denials.keys()].some(isRecordKey);
  const of = (input: EntityInput) => {
    const { id, record } = accountKeysOf(input);
    const ofId = id === undefined ? undefined : byKey.get(id);
    return ofId ?? (hasRecords ? byKey.get(record() ?? '') : undefined);
  };
  const notOf = (input: EntityInput) => {
    if (denials.isEmpty) return [];
    const { id, record } = accountKeysOf(input);
    const ofId = id === undefined ? [] : denials.of(id);
    return ofId.length > 0 || !hasRecords ? ofId : denials.of(record() ?? '');
  };
  return {
    of,
    notOf,
    factsOf: (input) => facts.of(input),
    told(input) {
      const told = [of(input) ?? [], notOf(input), Object.values(facts.of(input))];
      return told.flat().length === 0 ? undefined : hashOf(told);
    },
    version: versionOf(byKey, denials, facts),
  };
}

type OfEntity = Extract<Override, { decision: 'entity' }>;

/** Of each account its own decision, else the nearest one of its company. */
function decisionsByKey(standing: readonly Override[]): ReadonlyMap<string, EntityDecision> {
  const own = standing.flatMap((one) =>
    one.decision === 'entity' ? [[accountKey(one.account), one] as const] : [],
  );
  const nearest = new Map<string, OfEntity>(own);
  const neighbours = neighboursIn(standing);
  // A map goes on to what was added while it is walked.
  for (const [key, decision] of nearest)
    for (const other of neighbours.get(key) ?? []) if (!nearest.has(other)) nearest.set(other, decision);
  return new Map(
    [...nearest].map(([key, decision]) => [
      key,
      decisionOf(decision, accountKey(decision.account) === key ? null : decision.account),
    ]),
  );
}

/** The accounts that each one was decided to be one company with. */
function neighboursIn(standing: readonly Override[]): ReadonlyMap<string, readonly string[]> {
  const neighbours = new Map<string, string[]>();
  const add = (one: string, other: string) => {
    const known = neighbours.get(one) ?? [];
    neighbours.set(one, known);
    known.push(other);
  };
  for (const override of standing) {
    if (override.decision !== 'same_company') continue;
    const [one, other] = keysOf(override.accounts);
    add(one, other);
    add(other, one);
  }
  return neighbours;
}

function decisionOf(override: OfEntity, sameAs: string | null): EntityDecision {
  const { core_id: coreId, decided_at: decidedAt, reason = null, decided_by: decidedBy = null } = override;
  return { coreId, sameAs, decidedAt, reason, decidedBy, words: decisionWords(override) };
}

function versionOf(
  byKey: ReadonlyMap<string, EntityDecision>,
  denials: EntityDenials,
  facts: FactDecisions,
): string {
  const sorted = [...byKey].sort(([one], [other]) => (one < other ? -1 : 1));
  // Without denials and facts it stays what it was before there were any.
  const told = denials.isEmpty ? sorted : [sorted, denials.told()];
  return hashOf(facts.isEmpty ? told : [told, facts.told()]);
}

function hashOf(told: unknown): string {
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}
