import { join } from 'node:path';
import { rarityOf } from '../../dist/resolution/names/rarity.js';
import { type Resolution, resolveRecord } from '../../dist/resolution/resolve.js';
import { openSet } from '../train/labelled.ts';
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
    const { reference, queries } = await openSet(name, join(SETS, name));
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
  return decision.kind === 'tie' ? decision.tied[0] : decision.near[0];
}

function levelOf(best: Nearest, comparison: string): string {
  return best?.evidence.find((row) => row.comparison === comparison)?.level ?? 'none';
}

function causeOfWrong(best: Nearest): string {
  const name = levelOf(best, 'name');
  if (levelOf(best, 'name_words') === 'sibling_words') return 'a number or place more or less';
  if (name.startsWith('initials')) return 'initials';
  if (name.includes('generic')) return 'a word like Holdings or Group more or less';
  if (name.startsWith('same')) return 'another bears just this name, or bore it';
  if (/^(?:respelled|cut_off|abbreviated)/.test(name)) return 'one letter or a cut-off word apart';
  return name.includes('longer')
    ? 'one name is part of the other'
    : 'the telling words are shared, others differ';
}

function causeOfMiss(kind: Decision['kind'], best: Nearest, wasFirst: boolean): string {
  const name = levelOf(best, 'name');
  if (kind === 'tie') return 'tie';
  if (name === 'none' || name === 'different') return 'no word in common';
  if (!wasFirst) return 'another candidate came first';
  if (levelOf(best, 'unit') === 'other_site') return 'guard: a word more or less in another house';
  if (levelOf(best, 'name_words') === 'sibling_words') return 'guard: a number or place more or less';
  if (name.startsWith('initials')) return 'initials alone';
  if (/^(?:respelled|cut_off|abbreviated)/.test(name)) return 'one letter or a cut-off word apart';
  if (name.includes('longer')) return 'one name is part of the other';
  return name.startsWith('overlap') ? 'each name has words of its own' : 'other';
}
