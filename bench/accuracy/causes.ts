import { join } from 'node:path';
import { isInUse } from '../../dist/resolution/comparisons/candidate-evidence.js';
import { rowOf } from '../../dist/resolution/comparisons/evidence.js';
import { rarityOf } from '../../dist/resolution/names/rarity.js';
import { type Resolution, resolveRecord } from '../../dist/resolution/resolve.js';
import { openSet } from '../../dist-training/labelled.js';
import { SETS } from './folders.ts';

/** A wrong answer or a miss, by the evidence that decided. */
export interface Failure {
  readonly cause: string;
  readonly probability: number;
  /** The right entity came first, and was not taken. */
  readonly wasFirst: boolean;
}

export interface Failures {
  readonly wrong: readonly Failure[];
  readonly missed: readonly Failure[];
}

/** The sets that the first matcher was measured on too. */
const MEASURED =
  'sp500 sp500-no-former sec-truncated ror-equities patstat sites ror-aliases sec-former'.split(' ');

/** Resolves the rows of the sets in this process; the surest come first. */
export async function measureFailures(): Promise<Failures> {
  const wrong: Failure[] = [];
  const missed: Failure[] = [];
  for (const name of MEASURED) {
    const { reference, queries } = openSet(name, join(SETS, name));
    const universe = { index: reference.index, rarity: rarityOf(reference.index) };
    for (const { input, expected } of queries) {
      const { decision } = resolveRecord(input, universe);
      const best = nearestOf(decision);
      const isRight =
        best !== undefined && reference.facts(best.entity).sources.some((id) => expected.has(id));
      const failure = { probability: best?.probability ?? 0, wasFirst: isRight };
      if (decision.kind === 'match' && !isRight) wrong.push({ ...failure, cause: causeOfWrong(best) });
      if (decision.kind !== 'match' && expected.size > 0)
        missed.push({ ...failure, cause: causeOfMiss(decision.kind, best, isRight) });
    }
    reference.close();
  }
  const surestFirst = (a: Failure, b: Failure) =>
    Number(b.wasFirst) - Number(a.wasFirst) || b.probability - a.probability;
  return { wrong: wrong.sort(surestFirst), missed: missed.sort(surestFirst) };
}

type Decision = Resolution['decision'];
type Nearest = Extract<Decision, { kind: 'match' }>['best'] | undefined;

function nearestOf(decision: Decision): Nearest {
  if (decision.kind === 'match') return decision.best;
  return decision.kind === 'ambiguous' ? decision.candidates[0] : decision.near[0];
}

function causeOfWrong(best: Nearest): string {
  const { name, words } = evidenceOf(best);
  if (words?.meaning === 'sibling') return 'a number or place more or less';
  if (name?.relation === 'initials') return 'initials';
  if (name?.isGeneric === true) return 'a word like Holdings or Group more or less';
  switch (name?.relation) {
    case 'same':
    case 'same_words':
      return 'another bears just this name, or bore it';
    case 'respelled':
    case 'cut_off':
    case 'abbreviated':
      return 'one letter or a cut-off word apart';
    case 'record_longer':
    case 'entity_longer':
      return 'one name is part of the other';
    default:
      return 'the telling words are shared, others differ';
  }
}

function causeOfMiss(kind: Decision['kind'], best: Nearest, wasFirst: boolean): string {
  const { name, words, unit } = evidenceOf(best);
  if (kind === 'ambiguous') return 'tie';
  // A former or other name that differs was never counted here.
  const isNone = name === undefined || (name.relation === 'different' && isInUse(name));
  if (isNone) return 'no word in common';
  if (!wasFirst) return 'another candidate came first';
  if (unit?.cause === 'other_site') return 'guard: a word more or less in another house';
  if (words?.meaning === 'sibling') return 'guard: a number or place more or less';
  switch (name.relation) {
    case 'initials':
      return 'initials alone';
    case 'respelled':
    case 'cut_off':
    case 'abbreviated':
      return 'one letter or a cut-off word apart';
    case 'record_longer':
    case 'entity_longer':
      return 'one name is part of the other';
    default:
      return name.relation === 'overlap' ? 'each name has words of its own' : 'other';
  }
}

function evidenceOf(best: Nearest) {
  const rows = best?.evidence ?? [];
  return { name: rowOf(rows, 'name'), words: rowOf(rows, 'name_words'), unit: rowOf(rows, 'unit') };
}
