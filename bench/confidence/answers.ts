import { findCandidates } from '../../dist/resolution/blocking/candidates.js';
import type { ConfidenceLevel } from '../../dist/resolution/decision-rules.js';
import { type Rarity, rarityOf } from '../../dist/resolution/names/rarity.js';
import { normaliseRecord } from '../../dist/resolution/records/normal-record.js';
import { type CandidateSource, resolveRecord } from '../../dist/resolution/resolve.js';
import { without } from '../../dist-training/compared.js';
import type { LabelledQuery, LabelledSet } from '../../dist-training/labelled.js';

/** What the product says of a labelled record. */
export interface Answer {
  /** Undefined without a match. */
  readonly confidence: ConfidenceLevel | undefined;
  /** Of the best candidate, matched or not; 0 without one. */
  readonly probability: number;
  readonly isRight: boolean;
}

/** A labelled record as it is, and with every right entity taken out of the universe. */
export interface AnsweredQuery {
  readonly isAnswerable: boolean;
  readonly present: Answer;
  readonly absent: Answer;
}

/** Asks the product, with all its rules, for each record of a set. */
export function answersTo({ reference, queries }: LabelledSet): readonly AnsweredQuery[] {
  const { index } = reference;
  const universe = { index, rarity: rarityOf(index) };
  return queries.map((query) => {
    const found = findCandidates(normaliseRecord(query.input), index);
    const isRight = (entity: number) =>
      reference.facts(entity).sources.some((source) => query.expected.has(source));
    const right = new Set(found.filter(isRight));
    const present = presentAnswer(query, { universe, found, right });
    const absent =
      right.size === 0
        ? present.answer
        : answerTo(query, { ...universe, index: without(index, right) }, right).answer;
    return { isAnswerable: query.expected.size > 0, present: present.answer, absent };
  });
}

interface Found {
  readonly universe: { readonly index: CandidateSource['index']; readonly rarity: Rarity };
  readonly found: readonly number[];
  readonly right: ReadonlySet<number>;
}

/** Of twins in the reference that are both right, the second one is no rival. */
function presentAnswer(query: LabelledQuery, { universe, found, right }: Found) {
  const first = answerTo(query, universe, right);
  if (right.size < 2 || !first.answer.isRight) return first;
  const candidates = found.filter((entity) => !right.has(entity) || entity === first.entity);
  return answerTo(query, { ...universe, candidates }, right);
}

function answerTo({ input }: LabelledQuery, universe: CandidateSource, right: ReadonlySet<number>) {
  const { decision } = resolveRecord(input, universe);
  const [best] =
    decision.kind === 'match'
      ? [decision.best]
      : decision.kind === 'ambiguous'
        ? decision.candidates
        : decision.near;
  const answer: Answer = {
    confidence: decision.kind === 'match' ? decision.confidence : undefined,
    probability: best?.probability ?? 0,
    isRight: best !== undefined && right.has(best.entity),
  };
  return { answer, entity: best?.entity };
}
